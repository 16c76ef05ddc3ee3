import type { ImportedCalendar } from '#contract/booking/calendars.ts'
import { toShortDate } from '#domain/format-dates.ts'
import { describeChecked } from './checked-words.ts'

const count = (n: number, one: string, many = `${one}s`) => (n === 1 ? `1 ${one}` : `${n} ${many}`)

/** "40 events read, they take 12 days here; checked 5 minutes ago, not instant." */
export function describeReading(calendar: ImportedCalendar, readAt: number): string {
  const { events, busyDays, checkedAt } = calendar
  const checked = describeChecked(checkedAt, readAt)
  if (checkedAt === null) return `${checked.charAt(0).toUpperCase()}${checked.slice(1)}.`
  const takes = events === 1 ? 'it takes' : 'they take'
  return `${count(events, 'event')} read, ${takes} ${count(busyDays, 'day')} here; ${checked}.`
}

/** "“Fair”, Mar 10, 2027: could not read when it ends. That day is blocked." */
export function describeUnread({ title, day, what }: ImportedCalendar['unread'][number]): string {
  const name = title ? `“${title}”` : ''
  const where = [name, day && toShortDate(day)].filter(Boolean).join(', ')
  const words = `could not read ${what.join(', ')}.`
  const begin = where ? `${where}: ${words}` : `Could not read ${what.join(', ')}.`
  return `${begin} ${day ? 'That day is blocked; check the days after it.' : 'Nothing is blocked for it.'}`
}

/** "2 parts could not be read" */
export function unreadTitle({ unreadCount }: ImportedCalendar): string {
  return `${count(unreadCount, 'part')} could not be read as a whole`
}

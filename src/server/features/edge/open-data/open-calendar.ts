import type { Availability } from '#contract/booking/availability.ts'
import type { OpenCalendar } from '#contract/edge/open-data-files.ts'
import type { Days } from '#domain/booking/cells.ts'
import { joinSpans } from '#domain/booking/spans.ts'
import { hasContact } from '#domain/contacts.ts'
import { openDay } from '#domain/open-data.ts'
import { listingPath } from '#domain/paths.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { AppContext } from '../../../context.ts'
import { writeBusyDays } from '../../../platform/calendar/write-busy-days.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { showsCalendar } from './read-open-spaces.ts'

export interface CalendarMeans extends Pick<AppContext, 'db' | 'config' | 'now'> {
  /** What guests are shown of a space; bookings are another wing's. */
  availabilityOf: (id: number) => Promise<Availability>
}

/** What is free of a space, as its page shows it to guests: amounts and days, nobody who has them. @throws AppError `not-found` */
export async function readOpenCalendar(context: CalendarMeans, id: number): Promise<OpenCalendar> {
  if (!(await showsCalendar(context, id))) throw new AppError('not-found')
  const { timeZone, earliest, latest, units } = await context.availabilityOf(id)
  return {
    id,
    url: `${context.config.PUBLIC_URL}${listingPath(id)}`,
    time_zone: timeZone,
    earliest,
    latest,
    units: units.map(({ name, capacity, cell, spans, periods }, index) => ({
      name: hasContact(name) ? `Unit ${index + 1}` : name,
      capacity,
      spans: (cell === 'listed' ? periods : spans).map(({ first, last, free }) => ({ first, last, free })),
    })),
  }
}

/** Days on which nothing of a space is free, as iCalendar. @throws AppError `not-found` */
export async function writeOpenCalendar(context: CalendarMeans, id: number): Promise<string> {
  const calendar = await readOpenCalendar(context, id)
  const { host } = new URL(context.config.PUBLIC_URL)
  // a file that says the same has the same bytes all day
  const stampedAt = new Date(`${openDay(context.now())}T00:00:00Z`)
  return writeBusyDays(
    `Space ${id} (Placard)`,
    listBusy(calendar.units).map(({ first, last }) => ({
      uid: `busy-${id}-${first}@${host}`,
      first,
      last,
      summary: 'Taken',
      stampedAt,
    })),
  )
}

/** Days that no unit has free, of those that some unit is sold for; those that touch are one event. */
export function listBusy(units: OpenCalendar['units']): Days[] {
  const free = joinSpans(sortDays(units.flatMap(({ spans }) => spans.filter((span) => span.free > 0))))
  const taken = sortDays(units.flatMap(({ spans }) => spans.filter((span) => span.free <= 0)))
  const busy = taken.flatMap((span) => cutOut(span, free))
  return joinSpans(sortDays(withoutOverlap(sortDays(busy))))
}

/** What of some days lies outside of others, which are in order. */
function cutOut({ first, last }: Days, others: readonly Days[]): Days[] {
  const left: Days[] = []
  let from = first
  for (const other of others) {
    if (other.last < from || other.first > last) continue
    if (other.first > from) left.push({ first: from, last: addDays(other.first, -1) })
    from = addDays(other.last, 1)
  }
  return from <= last ? [...left, { first: from, last }] : left
}

function withoutOverlap(sorted: readonly Days[]): Days[] {
  let end = ''
  return sorted.flatMap(({ first, last }) => {
    if (last <= end) return []
    const from = end !== '' && first <= end ? addDays(end, 1) : first
    end = last
    return [{ first: from, last }]
  })
}

const sortDays = (days: readonly Days[]): Days[] =>
  days.toSorted((a, b) => (a.first === b.first ? 0 : a.first < b.first ? -1 : 1))

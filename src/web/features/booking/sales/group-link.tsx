import { Link } from '@tanstack/react-router'
import type { SalesCalendar } from '#contract/booking/sales-calendar.ts'
import type { CalendarBy } from '#domain/booking/sales-calendar-by.ts'
import type { CalendarSearch } from './calendar-search.ts'
import { nameGroup, nameOnly, toGroup } from './calendar-words.ts'

type GroupLinkProps = { group: SalesCalendar['groups'][number]; search: CalendarSearch; by: CalendarBy }

/** To a group alone, where more of it is elsewhere. */
export function GroupLink({ group: { label, total, bars }, search, by }: GroupLinkProps) {
  if (nameOnly(search) !== null || bars.length === total) return null
  return (
    <Link to="/sell/calendar" search={toGroup(search, label)} className="link text-sm font-normal">
      Show all {total.toLocaleString('en-US')}
      <span className="sr-only"> of {nameGroup(by, label)}</span>
    </Link>
  )
}

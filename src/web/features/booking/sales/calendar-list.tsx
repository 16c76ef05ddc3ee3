import type { SalesCalendar } from '#contract/booking/sales-calendar.ts'
import { cn } from '#web/ui/cn.ts'
import { BarLink } from './bar-link.tsx'
import type { CalendarSearch } from './calendar-search.ts'
import {
  countGroup,
  describeDays,
  describeMore,
  KIND_LOOKS,
  nameBar,
  nameGroup,
  toBarKey,
} from './calendar-words.ts'
import { GroupLink } from './group-link.tsx'

type CalendarListProps = { calendar: SalesCalendar; search: CalendarSearch }

/** The same on a phone: three lines a bar. */
export function CalendarList({ calendar: { by, groups }, search }: CalendarListProps) {
  return (
    <div className="flex flex-col gap-4 md:hidden">
      {groups.map((group) => (
        <section key={group.label} aria-label={nameGroup(by, group.label)}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-rule pb-1.5">
            <h2 className="text-base font-semibold wrap-anywhere" dir="auto">
              {nameGroup(by, group.label)}{' '}
              <span className="text-sm font-normal text-ink-faint tabular-nums">{countGroup(group)}</span>
            </h2>
            <GroupLink group={group} search={search} by={by} />
          </div>
          <ul className="divide-y divide-rule">
            {group.bars.map((bar) => (
              <li key={toBarKey(bar)} className="flex gap-2.5 py-2">
                <span aria-hidden="true" className={cn('mt-1 h-4 w-3 shrink-0', KIND_LOOKS[bar.kind])} />
                <div className="min-w-0 text-sm text-ink-soft wrap-anywhere">
                  <BarLink bar={bar} className="link text-base font-semibold">
                    {nameBar(bar, by)}
                  </BarLink>
                  <p>{describeDays(bar)}</p>
                  <p>{describeMore(bar, by)}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

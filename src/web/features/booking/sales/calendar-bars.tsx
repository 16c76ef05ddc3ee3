import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import type { SalesCalendar } from '#contract/booking/sales-calendar.ts'
import {
  layoutBars,
  listCalendarMonths,
  type PlacedBar,
  placeDay,
  stepBar,
  toCalendarPeriod,
} from '#domain/booking/sales-calendar.ts'
import { cn } from '#web/ui/cn.ts'
import { useIsLive } from '#web/ui/use-is-live.ts'
import { BarLink } from './bar-link.tsx'
import type { CalendarSearch } from './calendar-search.ts'
import {
  type Bar,
  countGroup,
  describeBar,
  KIND_LOOKS,
  nameBar,
  nameGroup,
  nameTick,
  toBarKey,
} from './calendar-words.ts'
import { GroupLink } from './group-link.tsx'

/** Rem from one lane to the next. */
const LANE = 2.25

type CalendarBarsProps = { calendar: SalesCalendar; search: CalendarSearch }

/** Bars over time, a tab stop for all of them: arrow keys go from one to the next. */
export function CalendarBars({ calendar, search }: CalendarBarsProps) {
  const { by, from, span, groups, today } = calendar
  const period = toCalendarPeriod(from, span)
  const placed = groups.map((group) => ({ group, lanes: layoutBars(group.bars, period) }))
  const keys = useBarKeys(placed.flatMap(({ lanes }) => lanes))
  const now = placeDay(today, period)
  let before = 0
  return (
    <div className="flex flex-col" {...keys.handlers}>
      <Months calendar={calendar} />
      {placed.map(({ group, lanes }) => {
        const first = before
        before += lanes.length
        const name = nameGroup(by, group.label)
        return (
          <section key={group.label} aria-label={name} className="border-t border-rule pt-2 pb-3">
            <div className="flex flex-wrap items-baseline gap-x-3 pb-1.5">
              <h2 className="text-base font-semibold wrap-anywhere" dir="auto">
                {name}{' '}
                <span className="text-sm font-normal text-ink-faint tabular-nums">{countGroup(group)}</span>
              </h2>
              <GroupLink group={group} search={search} by={by} />
            </div>
            <div className="relative" style={{ height: `${lanes.length * LANE}rem` }}>
              <Lines calendar={calendar} now={now} />
              <ul>
                {lanes.flatMap((lane, row) =>
                  lane.map((one, index) => (
                    <BarItem
                      key={toBarKey(one.bar)}
                      placed={one}
                      top={row * LANE}
                      text={nameBar(one.bar, by)}
                      {...keys.of([first + row, index])}
                    />
                  )),
                )}
              </ul>
            </div>
          </section>
        )
      })}
    </div>
  )
}

function Months({ calendar: { from, span } }: { calendar: SalesCalendar }) {
  return (
    <div
      aria-hidden="true"
      className="sticky top-(--header) z-10 h-8 overflow-hidden bg-paper text-sm font-semibold text-ink-soft"
    >
      {listCalendarMonths(toCalendarPeriod(from, span)).map(({ month, left, width }) => (
        <span
          key={month}
          className="absolute inset-y-0 truncate border-l border-rule pt-1 pl-1.5"
          style={{ left: `${left}%`, width: `${width}%` }}
        >
          {nameTick(month, span)}
        </span>
      ))}
    </div>
  )
}

/** Where months begin, and today. */
function Lines({ calendar: { from, span }, now }: { calendar: SalesCalendar; now: number | null }) {
  return (
    <div aria-hidden="true">
      {listCalendarMonths(toCalendarPeriod(from, span)).map(({ month, left }) => (
        <span key={month} className="absolute inset-y-0 border-l border-rule" style={{ left: `${left}%` }} />
      ))}
      {now !== null && (
        <span className="absolute inset-y-0 border-l-2 border-accent" style={{ left: `${now}%` }} />
      )}
    </div>
  )
}

type BarItemProps = { placed: PlacedBar<Bar>; top: number; text: string; tabIndex: number; mark: string }

function BarItem({
  placed: { bar, left, width, cutsStart, cutsEnd },
  top,
  text,
  tabIndex,
  mark,
}: BarItemProps) {
  const words = describeBar(bar)
  return (
    <li className="absolute p-px" style={{ left: `${left}%`, width: `${width}%`, top: `${top}rem` }}>
      <BarLink
        bar={bar}
        data-bar={mark}
        tabIndex={tabIndex}
        aria-label={words}
        title={words}
        className={cn(
          'block h-8 truncate rounded-control px-2 text-sm leading-8 hover:underline',
          KIND_LOOKS[bar.kind],
          cutsStart && 'rounded-l-none',
          cutsEnd && 'rounded-r-none',
        )}
      >
        {text}
      </BarLink>
    </li>
  )
}

/** Without scripts each bar is a tab stop of its own. */
function useBarKeys(lanes: readonly (readonly PlacedBar<Bar>[])[]) {
  const isLive = useIsLive()
  const [current, setCurrent] = useState('0:0')
  const [lane, index] = current.split(':').map(Number)
  const stop = lanes[lane ?? 0]?.[index ?? 0] ? current : '0:0'
  const markOf = (target: EventTarget) =>
    (target as HTMLElement).closest<HTMLElement>('[data-bar]')?.dataset.bar
  return {
    handlers: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => setCurrent(markOf(target) ?? stop),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const [row, at] = (markOf(event.target) ?? '').split(':').map(Number)
        const next = row === undefined || at === undefined ? null : stepBar(lanes, [row, at], event.key)
        if (!next) return
        event.preventDefault()
        event.currentTarget.querySelector<HTMLElement>(`[data-bar="${next.join(':')}"]`)?.focus()
      },
    },
    of: (at: [number, number]) => {
      const mark = at.join(':')
      return { mark, tabIndex: isLive && mark !== stop ? -1 : 0 }
    },
  }
}

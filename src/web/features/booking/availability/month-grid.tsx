import { memo, useId } from 'react'
import type { Days } from '#domain/booking/cells.ts'
import { cn } from '#web/ui/cn.ts'
import { DAY_LOOKS } from './day-looks.ts'
import { type DayState, describeDay, lookOf } from './day-states.ts'
import type { Month } from './months.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type MonthGridProps = {
  month: Month
  states: ReadonlyMap<string, DayState>
  /** What is counted: "slots". */
  pieces: string
  /** The first day that can be marked. */
  today: string
  /** First days of cells longer than a week: a line is drawn above them. */
  starts: ReadonlySet<string>
  /** The day that Tab leads to, if it is in this month. */
  cursor: string | null
  /** What of this month is marked. */
  marked: Days | null
}

/** One month; only those that change are drawn again while something is marked. */
export const MonthGrid = memo(
  function MonthGrid({ month, starts, ...rest }: MonthGridProps) {
    const id = useId()
    return (
      <section aria-labelledby={id} className="min-w-0">
        <h3 id={id} className="mb-2 text-lg">
          {month.name}
        </h3>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table whose cells can be chosen
          role="grid"
          aria-labelledby={id}
          aria-multiselectable="true"
          className="w-full table-fixed border-separate border-spacing-0.5"
        >
          <thead>
            <tr>
              {WEEKDAYS.map((name) => (
                <th key={name} scope="col" abbr={name} className="pb-1 text-sm font-normal text-ink-faint">
                  {name.slice(0, 2)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {month.weeks.map((week) => (
              <tr
                key={week.find((day) => day !== null)}
                className={cn(
                  week.some((day) => day && starts.has(day)) && '[&>td]:border-t-3 [&>td]:border-t-ink-faint',
                )}
              >
                {week.map((day, at) =>
                  day ? <Day key={day} day={day} {...rest} /> : <td key={WEEKDAYS[at]} />,
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    )
  },
  (before, after) =>
    before.month.first === after.month.first &&
    before.states === after.states &&
    before.pieces === after.pieces &&
    before.starts === after.starts &&
    before.cursor === after.cursor &&
    before.marked?.first === after.marked?.first &&
    before.marked?.last === after.marked?.last,
)

type DayProps = Pick<MonthGridProps, 'states' | 'pieces' | 'today' | 'cursor' | 'marked'> & { day: string }

function Day({ day, states, pieces, today, cursor, marked }: DayProps) {
  const date = Number(day.slice(8))
  const state = states.get(day)
  if (!state || day < today)
    return <td className="h-11 text-center align-middle text-ink-faint tabular-nums">{date}</td>
  const isMarked = marked !== null && marked.first <= day && day <= marked.last
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
      role="gridcell"
      data-day={day}
      tabIndex={day === cursor ? 0 : -1}
      aria-selected={isMarked}
      aria-label={describeDay(day, state, pieces)}
      aria-current={day === today ? 'date' : undefined}
      className={cn(
        'relative h-11 cursor-pointer rounded-control text-center align-middle tabular-nums select-none',
        DAY_LOOKS[lookOf(state)],
        isMarked && 'ring-3 ring-focus ring-inset',
      )}
    >
      {date}
      {state.capacity > 1 && state.booking > 0 && (
        <span className="block text-[0.6875rem] leading-3 font-normal">{`${state.booking}/${state.capacity}`}</span>
      )}
    </td>
  )
}

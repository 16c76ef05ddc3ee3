import { Link } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import type { AvailableUnit } from '#contract/booking/availability.ts'
import { type Days, listCells } from '#domain/booking/cells.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Button } from '#web/ui/button.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { type Claim, readDays } from './day-states.ts'
import { MonthGrid } from './month-grid.tsx'
import { addMonths, buildMonths, lastOfMonth } from './months.ts'
import { useSelection } from './use-selection.ts'
import { clip, findBooking, stepsFor, toTaken } from './year-days.ts'

/** What is shown at first, and after one press. */
const MONTHS = { first: 6, all: 12 } as const

type YearProps = {
  unit: AvailableUnit
  claims: readonly Claim[]
  /** What is counted: "slots". */
  pieces: string
  today: string
  onChange: (step: 'block' | 'free', days: Days) => void
}

/** Six months of a unit, twelve on demand, in which days are marked, blocked and freed. */
export function Year({ unit, claims, pieces, today, onChange }: YearProps) {
  const root = useRef<HTMLDivElement>(null)
  const mayChange = useMay('calendar')
  const [isWhole, setWhole] = useState(false)
  const count = isWhole ? MONTHS.all : MONTHS.first
  const months = useMemo(() => buildMonths(today, count), [today, count])
  const states = useMemo(() => readDays(unit, claims), [unit, claims])
  const last = lastOfMonth(addMonths(today, count - 1))
  const starts = useMemo(
    () => new Set(unit.cell === '4-week' ? listCells(unit, today, last) : []),
    [unit, today, last],
  )
  const selection = useSelection({
    root,
    grid: unit,
    within: { first: today, last },
    onEnter: (days) => {
      const step = stepsFor(states, days)[0]
      if (step && mayChange) onChange(step, days)
    },
  })
  const { chosen, cursor, clear, handlers } = selection
  const steps = chosen && mayChange ? stepsFor(states, chosen) : []
  const bookingId = chosen && findBooking(claims, chosen)
  // the buttons go with what was marked, so the focus returns to the days
  const finish = (act?: () => void) => {
    act?.()
    clear()
    root.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus()
  }
  return (
    <div className="min-w-0">
      <div
        ref={root}
        {...handlers}
        className="grid touch-pan-y gap-x-8 gap-y-7 sm:grid-cols-2 xl:grid-cols-3"
      >
        {months.map((month) => (
          <MonthGrid
            key={month.first}
            {...{ month, states, pieces, today, starts }}
            cursor={cursor.startsWith(month.first.slice(0, 7)) ? cursor : null}
            marked={chosen && clip(chosen, month.first)}
          />
        ))}
      </div>
      {!isWhole && (
        <Button variant="outline" className="mt-6" onClick={() => setWhole(true)}>
          Show six more months
        </Button>
      )}
      <LiveRegion>{chosen ? `${toDateRange(chosen)} marked` : ''}</LiveRegion>
      {chosen && (
        <div className="sticky bottom-3 z-10 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-control bg-raised px-4 py-3 shadow-pop">
          <p className="font-semibold">{toDateRange(chosen)}</p>
          {steps.length === 0 && mayChange && (
            <p className="text-ink-soft">{toTaken(states, chosen, pieces)}</p>
          )}
          <div className="flex flex-wrap gap-2">
            {bookingId && (
              <Button
                size="sm"
                variant="outline"
                render={<Link to="/bookings/$id" params={{ id: String(bookingId) }} />}
              >
                Open the booking
              </Button>
            )}
            {steps.map((step) => (
              <Button
                key={step}
                size="sm"
                variant={step === 'block' ? 'default' : 'outline'}
                onClick={() => finish(() => onChange(step, chosen))}
              >
                {step === 'block' ? 'Block' : 'Unblock'}
              </Button>
            ))}
            <Button size="sm" variant="ghost" onClick={() => finish()}>
              Clear
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

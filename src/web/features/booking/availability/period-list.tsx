import { Link } from '@tanstack/react-router'
import type { AvailableUnit } from '#contract/booking/availability.ts'
import type { Days } from '#domain/booking/cells.ts'
import { toDateRange, toShortDate } from '#domain/format-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ChangeForm } from './change-form.tsx'
import { type Claim, type DayState, describeState, lookOf } from './day-states.ts'
import { type Period, readPeriod } from './read-period.ts'

type PeriodListProps = {
  listingId: string
  unit: AvailableUnit
  claims: readonly Claim[]
  /** What is counted: "places". */
  pieces: string
  onChange: (step: 'block' | 'free', days: Days) => void
}

/** The issues or dates of a unit that is sold by them. */
export function PeriodList({ unit, claims, pieces, ...rest }: PeriodListProps) {
  if (unit.periods.length === 0) return <NoPeriods listingId={rest.listingId} />
  return (
    <ul className="flex flex-col gap-3" aria-label={`Issues and dates of ${unit.name}`}>
      {unit.periods.map((period) => (
        <PeriodItem
          key={period.id}
          period={period}
          state={readPeriod(period, claims)}
          unitId={unit.id}
          pieces={pieces}
          {...rest}
        />
      ))}
    </ul>
  )
}

type PeriodItemProps = Omit<PeriodListProps, 'unit' | 'claims'> & {
  period: Period
  state: DayState
  unitId: number | null
}

function PeriodItem({ period, state, unitId, pieces, listingId, onChange }: PeriodItemProps) {
  const { first, last, label, materialDate, soldUntil } = period
  const step = state.free > 0 ? 'block' : state.block > 0 ? 'free' : null
  const dates = toDateRange({ first, last })
  const notes = [
    label && dates,
    materialDate && `artwork by ${toShortDate(materialDate)}`,
    soldUntil && `sold until ${toShortDate(soldUntil)}`,
  ]
  return (
    <Card render={<li />} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
      <div className="wrap-anywhere min-w-0">
        <h3 className="text-base font-semibold">{label || dates}</h3>
        <p className="text-sm text-ink-soft">{notes.filter(Boolean).join(' · ')}</p>
        <p className="mt-1">
          <Badge variant={lookOf(state) === 'free' ? 'outline' : 'neutral'}>
            {describeState(state, pieces)}
          </Badge>
        </p>
      </div>
      {step && (
        <ChangeForm {...{ listingId, unitId, step, onChange }} days={{ first, last: first }}>
          <Button type="submit" size="sm" variant="outline">
            {step === 'block' ? 'Block' : 'Unblock'}
            <span className="sr-only"> {label || dates}</span>
          </Button>
        </ChangeForm>
      )}
    </Card>
  )
}

function NoPeriods({ listingId }: { listingId: string }) {
  return (
    <EmptyState
      title="No issues or dates yet"
      headingLevel={3}
      action={
        <Button render={<Link to="/sell/listings/$id/booking" params={{ id: listingId }} />}>
          List issues or dates
        </Button>
      }
    >
      This is sold by the issue or date. Buyers can book it once you have listed some.
    </EmptyState>
  )
}

import { Link } from '@tanstack/react-router'
import type { Quote } from '#contract/booking/quotes.ts'
import { describeMissing, namePeriod } from '#domain/booking/period-words.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { Button } from '#web/ui/button.tsx'
import type { QuoteState } from './quote-state.ts'

type NearPeriodsProps = { near: Quote['near']; choice: QuoteState }

/** Beside the whole periods around the days asked for: the nearest that leave some of them out. */
export function NearPeriods({ near, choice }: NearPeriodsProps) {
  return (
    <section aria-label="Nearest whole periods" className="flex flex-col gap-3">
      {near.map((period) => (
        <div key={`${period.first} ${period.last}`} className="flex flex-col items-start gap-1.5 text-sm">
          <p>
            {`${namePeriod(period)}: `}
            <strong className="tabular-nums">{formatCents(period.totalCents)}</strong>
            {`. ${describeMissing(period)}`}
          </p>
          <TakeLink {...{ period, choice }} />
        </div>
      ))}
    </section>
  )
}

/** A link, so that it works without scripts. */
function TakeLink({
  period: { first, last },
  choice,
}: {
  period: Quote['near'][number]
  choice: QuoteState
}) {
  const search = { ...choice, from: first, to: last }
  return (
    <Button size="sm" variant="outline" render={<Link to="." search={search} replace resetScroll={false} />}>
      Take {toDateRange({ first, last })}
    </Button>
  )
}

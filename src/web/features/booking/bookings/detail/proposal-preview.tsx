import type { Terms } from '#contract/booking/bookings.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { describeGoneExtras } from '#web/booking-parts/gone-extras.ts'
import { PriceLines } from '#web/booking-parts/price-lines.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { compareTotals } from './compare-totals.ts'

type ProposalPreviewProps = {
  /** The terms as they stand. */
  before: Terms | null
  query: { data: { terms: Terms; gone: string[] } | undefined; error: Error | null; isFetching: boolean }
  /** What the difference of the totals means, integer US cents; default: that there is one. */
  describeAmountDifference?: (differenceCents: number) => string
}

/** What a proposal comes to, before it is sent. */
export function ProposalPreview({ before, query, describeAmountDifference }: ProposalPreviewProps) {
  const { data: told, error, isFetching } = query
  const { terms: data, gone = [] } = told ?? {}
  return (
    <div aria-live="polite" aria-busy={isFetching} className="flex flex-col gap-3 rounded-card bg-sunk p-4">
      {error && <Alert tone="warning">{error.message}</Alert>}
      {!error && !data && <p className="text-ink-soft">The new total is shown here.</p>}
      {!error && data && (
        <>
          <p className="font-semibold">{toDateRange(data)}</p>
          {gone.length > 0 && <p className="text-sm text-ink-soft">{describeGoneExtras(gone.length)}</p>}
          <PriceLines lines={data.lines} totalCents={data.totalCents} />
          {before && !describeAmountDifference && before.totalCents !== data.totalCents && (
            <p className="text-sm text-ink-soft">{compareTotals(before.totalCents, data.totalCents)}</p>
          )}
          {before && describeAmountDifference && (
            <p className="font-semibold">{describeAmountDifference(data.totalCents - before.totalCents)}</p>
          )}
        </>
      )}
    </div>
  )
}

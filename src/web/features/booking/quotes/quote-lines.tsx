import type { Quote } from '#contract/booking/quotes.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { PriceLines, ScheduleRows } from '#web/booking-parts/price-lines.tsx'
import { SmallList } from '#web/booking-parts/small-list.tsx'

/** Every line of the price, the total, what is due when, and what cancelling costs. */
export function QuoteLines({ quote }: { quote: Quote }) {
  const { first, last, lines, totalCents, cancellation, schedule } = quote
  return (
    <div className="flex flex-col gap-4">
      <p className="font-semibold">{toDateRange({ first, last })}</p>
      <PriceLines lines={lines} totalCents={totalCents} />
      <SmallList title="When it is due">
        <ScheduleRows schedule={schedule} />
      </SmallList>
      <SmallList title="If you cancel">
        {cancellation.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </SmallList>
    </div>
  )
}

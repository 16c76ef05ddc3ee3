import type { Quote } from '#contract/quotes.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { toDateRange, toShortDate } from '#domain/format-dates.ts'

/** Every line of the price, the total, what is due when, and what cancelling costs. */
export function QuoteLines({ quote }: { quote: Quote }) {
  const { first, last, lines, totalCents, cancellation, schedule } = quote
  return (
    <div className="flex flex-col gap-4">
      <p className="font-semibold">{toDateRange({ first, last })}</p>
      <dl className="flex flex-col gap-2">
        {lines.map((line) => (
          <div key={`${line.kind} ${line.label}`} className="flex items-baseline justify-between gap-4">
            <dt className="min-w-0">
              {line.label}
              {line.detail && <span className="block text-sm text-ink-faint">{line.detail}</span>}
            </dt>
            <dd className="shrink-0 tabular-nums">{formatCents(line.cents)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t pt-3 text-lg font-semibold">
          <dt>Total, all in</dt>
          <dd className="tabular-nums">{formatCents(totalCents)}</dd>
        </div>
      </dl>
      <Small title="When it is due">
        {schedule.map(({ label, dueOn, cents }) => (
          <li key={`${label} ${dueOn}`} className="flex justify-between gap-4">
            <span>{dueOn ? `${label}, ${toShortDate(dueOn)}` : label}</span>
            <span className="tabular-nums">{formatCents(cents)}</span>
          </li>
        ))}
      </Small>
      <Small title="If you cancel">
        {cancellation.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Small>
    </div>
  )
}

function Small({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="text-sm text-ink-soft">
      <h3 className="font-sans text-sm font-semibold text-ink">{title}</h3>
      <ul className="mt-1 flex flex-col gap-1">{children}</ul>
    </div>
  )
}

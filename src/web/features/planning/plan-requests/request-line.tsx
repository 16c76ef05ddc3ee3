import type { PreviewLine } from '#contract/planning/plan-requests.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { LEAVE_OUT, REQUEST_FORM } from '#domain/planning/request-forms.ts'
import type { RequestStep } from '#domain/planning/request-words.ts'
import { TermsSheet } from '#web/booking-parts/terms-sheet.tsx'
import { TypeBadge } from '#web/listing-parts/type-badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

const STEP_LABELS: Record<RequestStep, string> = {
  book: 'Book Now',
  request: 'Request to Book',
  hold: 'Hold the dates',
}

interface RequestLineProps {
  line: PreviewLine & { offer: NonNullable<PreviewLine['offer']> }
  /** Null: left out. */
  step: RequestStep | null
  onChoose: (step: RequestStep | null) => void
}

/** One space: what happens to it with the press, and everything that would be agreed on. */
export function RequestLine({ line: { lineId, offer }, step, onChoose }: RequestLineProps) {
  const { terms, steps } = offer
  const titleId = `line-${lineId}`
  return (
    <Card render={<article aria-labelledby={titleId} />} className="flex min-w-0 flex-col gap-4 p-4 md:p-6">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1">
          <p className="text-sm">
            <TypeBadge adType={terms.listing.medium} />
          </p>
          <h3 id={titleId} className="text-lg wrap-anywhere" dir="auto">
            {terms.listing.title}
          </h3>
          <p className="text-ink-soft">
            {`${toDateRange(terms)} · `}
            <span className="price tabular-nums">{formatShortCents(terms.totalCents)}</span>
          </p>
        </div>
        <Field label="What to do" className="w-48">
          <Select
            form={REQUEST_FORM}
            name={`step.${lineId}`}
            value={step ?? LEAVE_OUT}
            onChange={({ target: { value } }) => onChoose(steps.find((one) => one === value) ?? null)}
            options={[
              ...steps.map((value) => ({ value, label: STEP_LABELS[value] })),
              { value: LEAVE_OUT, label: 'Leave it out' },
            ]}
          />
        </Field>
      </header>
      <details open>
        <summary className="link w-fit cursor-pointer">Terms and price of this space</summary>
        <div className="pt-4">
          <TermsSheet terms={{ ...terms, brand: '', note: '', political: null }} />
        </div>
      </details>
    </Card>
  )
}

import { BOOKING_LIMITS, CANCELLATION_TIERS, type CancellationTier } from '#domain/booking/booking-terms.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { DeliveryField } from './delivery-field.tsx'
import { Fold } from './fold.tsx'
import { NumberField } from './number-field.tsx'
import { describeFormPayment, describeTax, SCHEDULE_OPTIONS } from './summaries.ts'
import { useTerms } from './terms-context.ts'
import { describeTier } from './tier-words.ts'

const TIERS: Record<CancellationTier, string> = { flexible: 'Flexible', standard: 'Standard', firm: 'Firm' }

export function CancellationFold() {
  const { form, problems, listing, change } = useTerms()
  const inWords = (tier: CancellationTier) =>
    describeTier(tier, listing.adType, form.paymentSchedule === 'deposit')
  return (
    <Fold
      title="Cancelling"
      summary={`${TIERS[form.cancellationTier]}. ${inWords(form.cancellationTier)}`}
      hasProblem={Boolean(problems.cancellationTier)}
    >
      <RadioGroup
        legend="If the buyer cancels"
        name="cancellationTier"
        options={CANCELLATION_TIERS.map((value) => ({ value, label: TIERS[value], hint: inWords(value) }))}
        value={form.cancellationTier}
        onValueChange={(cancellationTier) => change({ cancellationTier })}
        error={problems.cancellationTier}
      />
      <p className="text-[0.9375rem] text-ink-soft">
        Buyers see these days as dates. If you cancel, everything paid goes back at once.
      </p>
    </Fold>
  )
}

export function PaymentFold() {
  const { form, problems, change } = useTerms()
  return (
    <Fold
      title="Payment"
      summary={describeFormPayment(form)}
      hasProblem={Boolean(problems.depositBasisPoints)}
    >
      <RadioGroup
        legend="When it is paid"
        name="paymentSchedule"
        options={SCHEDULE_OPTIONS}
        value={form.paymentSchedule}
        onValueChange={(paymentSchedule) => change({ paymentSchedule })}
      />
      {form.paymentSchedule === 'deposit' && (
        <div className="sm:max-w-xs">
          <NumberField
            label="Deposit"
            sign="%"
            name="depositBasisPoints"
            hint="Of the total, when it is agreed."
            value={form.depositBasisPoints}
            error={problems.depositBasisPoints}
            onChange={(percent) => change({ depositBasisPoints: percent })}
          />
        </div>
      )}
    </Fold>
  )
}

export function TaxFold() {
  const { form, problems, listing, change } = useTerms()
  const { taxOverride } = form
  const setTax = (part: { basisPoints?: string; reason?: string }) =>
    taxOverride && change({ taxOverride: { ...taxOverride, ...part } })
  return (
    <Fold
      title="Sales tax"
      summary={describeTax(form)}
      hasProblem={Object.keys(problems).some((name) => name.startsWith('taxOverride'))}
    >
      {listing.adType !== 'digital' && <DeliveryField />}
      <Checkbox
        label="I know the rate for this space"
        hint="Otherwise the price shows an estimate of Washington’s sales tax, with its reason."
        checked={taxOverride !== null}
        onChange={(event) =>
          change({ taxOverride: event.target.checked ? { basisPoints: '', reason: '' } : null })
        }
      />
      {taxOverride && (
        <div className="grid gap-5 sm:grid-cols-[8rem_1fr]">
          <NumberField
            label="Rate"
            sign="%"
            name="taxOverride.basisPoints"
            value={taxOverride.basisPoints}
            error={problems['taxOverride.basisPoints']}
            onChange={(basisPoints) => setTax({ basisPoints })}
          />
          <Field label="Reason" hint="Buyers read it beside the tax." error={problems['taxOverride.reason']}>
            <Textarea
              name="taxOverride.reason"
              rows={2}
              maxLength={BOOKING_LIMITS.taxReason}
              value={taxOverride.reason}
              onChange={(event) => setTax({ reason: event.target.value })}
            />
          </Field>
        </div>
      )}
    </Fold>
  )
}

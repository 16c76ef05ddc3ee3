import { Plus, X } from 'lucide-react'
import { BOOKING_LIMITS } from '#domain/booking/booking-terms.ts'
import { PIECE_WORDS } from '#domain/booking/unit-words.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Fold } from './fold.tsx'
import { NumberField } from './number-field.tsx'
import { describeDiscounts } from './summaries.ts'
import { replaceAt, useTerms } from './terms-context.ts'
import type { StepForm } from './terms-form.ts'

export function DiscountsFold() {
  const { form, problems, listing, change } = useTerms()
  const { many } = PIECE_WORDS[listing.adType]
  const isListed = form.units.every(({ cell }) => cell === 'listed')
  return (
    <Fold
      title="Discounts"
      summary={describeDiscounts(form)}
      hasProblem={Object.keys(problems).some((name) => /Discounts|Commission/.test(name))}
    >
      <StepsField
        legend="For longer terms"
        path="termDiscounts"
        from={isListed ? `From so many issues or dates` : 'From so many days'}
        steps={form.termDiscounts}
        onChange={(termDiscounts) => change({ termDiscounts })}
      />
      <StepsField
        legend="For more at once"
        path="quantityDiscounts"
        from={`From so many ${many}`}
        steps={form.quantityDiscounts}
        onChange={(quantityDiscounts) => change({ quantityDiscounts })}
      />
      <div className="sm:max-w-xs">
        <NumberField
          label="Agency commission"
          optional
          sign="%"
          name="agencyCommissionBasisPoints"
          hint="Off the price for advertising agencies; 15% is usual. Empty: none."
          value={form.agencyCommissionBasisPoints}
          error={problems.agencyCommissionBasisPoints}
          onChange={(percent) => change({ agencyCommissionBasisPoints: percent })}
        />
      </div>
    </Fold>
  )
}

type StepsFieldProps = {
  legend: string
  path: string
  /** Label of where a step begins. */
  from: string
  steps: StepForm[]
  onChange: (steps: StepForm[]) => void
}

function StepsField({ legend, path, from, steps, onChange }: StepsFieldProps) {
  const { problems } = useTerms()
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      {problems[path] && <FieldError>{problems[path]}</FieldError>}
      {steps.map((step, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity
          key={at}
          className="grid grid-cols-[1fr_1fr_auto] items-start gap-3"
        >
          <NumberField
            label={from}
            name={`${path}.${at}.from`}
            value={step.from}
            error={problems[`${path}.${at}.from`]}
            onChange={(value) => onChange(replaceAt(steps, at, { ...step, from: value }))}
          />
          <NumberField
            label="So much less"
            sign="%"
            name={`${path}.${at}.basisPoints`}
            value={step.basisPoints}
            error={problems[`${path}.${at}.basisPoints`]}
            onChange={(value) => onChange(replaceAt(steps, at, { ...step, basisPoints: value }))}
          />
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Remove step ${at + 1}, ${legend.toLowerCase()}`}
            className="mt-7"
            onClick={() => onChange(replaceAt(steps, at))}
          >
            <X aria-hidden="true" />
          </Button>
        </div>
      ))}
      {steps.length < BOOKING_LIMITS.discountSteps && (
        <Button
          variant="outline"
          size="sm"
          className="self-start noscript:hidden"
          onClick={() => onChange([...steps, { from: '', basisPoints: '' }])}
        >
          <Plus aria-hidden="true" />
          Add a step
          <span className="sr-only">, {legend.toLowerCase()}</span>
        </Button>
      )}
    </fieldset>
  )
}

import { Plus, X } from 'lucide-react'
import { BOOKING_LIMITS } from '#domain/booking/booking-terms.ts'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field, FieldError } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { nextPeriod } from './next-period.ts'
import { NumberField } from './number-field.tsx'
import { replaceAt, useTerms } from './terms-context.ts'
import type { PeriodForm } from './terms-form.ts'

type PeriodsFieldProps = { periods: PeriodForm[]; path: string; onChange: (periods: PeriodForm[]) => void }

/** The issues or dates of a unit. */
export function PeriodsField({ periods, path, onChange }: PeriodsFieldProps) {
  const { problems, listing } = useTerms()
  const one = listing.adType === 'print' ? 'issue' : 'date'
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 text-sm font-semibold">{`${one === 'issue' ? 'Issues' : 'Dates'} on sale`}</legend>
      {problems[path] && (
        <div role="alert">
          <FieldError>{problems[path]}</FieldError>
        </div>
      )}
      {periods.length === 0 && (
        <p className="text-[0.9375rem] text-ink-soft">{`None yet: buyers can book once there is ${one === 'issue' ? 'an issue' : 'a date'}.`}</p>
      )}
      <ol className="flex flex-col gap-3">
        {periods.map((period, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity
          <li key={at}>
            <PeriodFields
              period={period}
              name={`${one} ${at + 1}`}
              path={`${path}.${at}`}
              onChange={(next) => onChange(replaceAt(periods, at, next))}
            />
          </li>
        ))}
      </ol>
      {periods.length < BOOKING_LIMITS.periods && (
        <Button
          variant="outline"
          size="sm"
          className="self-start noscript:hidden"
          onClick={() => onChange([...periods, nextPeriod(periods)])}
        >
          <Plus aria-hidden="true" />
          {periods.length > 1 ? `Add the next ${one}` : `Add ${one === 'issue' ? 'an issue' : 'a date'}`}
        </Button>
      )}
    </fieldset>
  )
}

type PeriodFieldsProps = {
  period: PeriodForm
  /** "issue 3" */
  name: string
  path: string
  onChange: (period?: PeriodForm) => void
}

function PeriodFields({ period, name, path, onChange }: PeriodFieldsProps) {
  const { problems } = useTerms()
  const change = (part: Partial<PeriodForm>) => onChange({ ...period, ...part })
  const date = (label: string, key: 'first' | 'last' | 'materialDate' | 'soldUntil', optional = false) => (
    <Field label={label} optional={optional} error={problems[`${path}.${key}`]}>
      <DateInput
        name={`${path}.${key}`}
        value={period[key]}
        onChange={(event) => change({ [key]: event.target.value })}
      />
    </Field>
  )
  return (
    <fieldset className="relative min-w-0 rounded-card border border-rule p-4">
      <legend className="sr-only">{name}</legend>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Remove ${name}`}
        className="absolute top-1.5 right-1.5 noscript:hidden"
        onClick={() => onChange()}
      >
        <X aria-hidden="true" />
      </Button>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-4">
        <Field
          label="Name"
          optional
          error={problems[`${path}.label`]}
          className="max-sm:col-span-full max-sm:pr-10"
        >
          <Input
            name={`${path}.label`}
            placeholder="March issue"
            maxLength={BOOKING_LIMITS.periodLabel}
            value={period.label}
            onChange={(event) => change({ label: event.target.value })}
          />
        </Field>
        {date('First day', 'first')}
        {date('Last day', 'last')}
        {date('Artwork by', 'materialDate', true)}
        {date('Sold until', 'soldUntil', true)}
        <NumberField
          label="Places"
          optional
          name={`${path}.capacity`}
          placeholder="As above"
          value={period.capacity}
          error={problems[`${path}.capacity`]}
          onChange={(capacity) => change({ capacity })}
        />
      </div>
    </fieldset>
  )
}

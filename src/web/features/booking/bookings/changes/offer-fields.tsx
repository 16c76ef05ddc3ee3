import { useQuery } from '@tanstack/react-query'
import type { Booking } from '#contract/booking/bookings.ts'
import type { ChangeKind } from '#domain/booking/change.ts'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { unitsQuery } from '../detail/queries.ts'
import type { OfferForm, OfferProblems } from './offer-form.ts'

const KINDS = [
  { value: 'credit', label: 'A credit', hint: 'A reduction. What is already paid is owed back.' },
  { value: 'make-good', label: 'Other days', hint: 'As long, in the same place or in another, at no cost.' },
] as const

type OfferFieldsProps = {
  booking: Booking
  kinds: readonly ChangeKind[]
  form: OfferForm
  problems: OfferProblems
  onChange: (part: Partial<OfferForm>) => void
}

/** Which days were lost, and what the buyer gets for them. */
export function OfferFields({ booking, kinds, ...fields }: OfferFieldsProps) {
  const { form, onChange } = fields
  const options = KINDS.filter(({ value }) => kinds.includes(value))
  return (
    <>
      <DayFields {...fields} names={['lostFrom', 'lostTo']} labels={['First day lost', 'Last day lost']} />
      {options.length > 1 && (
        <RadioGroup
          legend="What you offer"
          name="kind"
          options={options}
          value={form.kind}
          onValueChange={(kind) => onChange({ kind })}
        />
      )}
      {form.kind === 'credit' ? (
        <CreditField {...fields} />
      ) : (
        <MakeGoodFields booking={booking} {...fields} />
      )}
    </>
  )
}

type FieldsProps = Pick<OfferFieldsProps, 'form' | 'problems' | 'onChange'>

function CreditField({ form, problems, onChange }: FieldsProps) {
  return (
    <Field
      label="Credit"
      optional
      hint="With tax. Empty: what those days cost."
      error={problems.credit}
      className="sm:w-1/2 sm:pr-2"
    >
      <AmountInput
        sign="$"
        name="credit"
        value={form.credit}
        onChange={(event) => onChange({ credit: event.target.value })}
      />
    </Field>
  )
}

function MakeGoodFields({ booking, ...fields }: FieldsProps & { booking: Booking }) {
  const { data: units = [] } = useQuery(unitsQuery(booking))
  return (
    <>
      {units.length > 1 && (
        <Field label="What">
          <Select
            name="unit"
            value={String(fields.form.unitId)}
            onChange={(event) => fields.onChange({ unitId: Number(event.target.value) })}
            options={units.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </Field>
      )}
      <DayFields {...fields} names={['from', 'to']} labels={['First day instead', 'Last day instead']} />
    </>
  )
}

type DayFieldsProps = FieldsProps & {
  names: readonly (keyof OfferForm)[]
  labels: readonly string[]
}

function DayFields({ form, problems, onChange, names, labels }: DayFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {names.map((name, at) => (
        <Field key={name} label={labels[at]} error={problems[name]}>
          <DateInput
            name={name}
            value={form[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        </Field>
      ))}
    </div>
  )
}

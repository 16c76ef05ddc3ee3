import { useQuery } from '@tanstack/react-query'
import type { Booking } from '#contract/booking/bookings.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import {
  describeFit,
  type ProposalForm,
  type ProposalProblems,
  type ProposalSubject,
} from './proposal-form.ts'
import { extrasQuery, unitsQuery } from './queries.ts'

type ProposalFieldsProps = {
  booking: ProposalSubject
  form: ProposalForm
  problems: ProposalProblems
  onChange: (part: Partial<ProposalForm>) => void
  /** It runs: what has begun stays, but for its end. */
  hasBegun?: boolean
  /** What is said about it is asked for elsewhere. */
  hasNote?: boolean
  /** The days that the typed ones come to. */
  fitted?: { first: string; last: string } | undefined
}

/** What a proposal may change; everything else is priced again by the seller's terms. */
export function ProposalFields({
  booking,
  form,
  problems,
  onChange,
  hasBegun = false,
  hasNote = true,
  fitted,
}: ProposalFieldsProps) {
  const { data: units = [] } = useQuery(unitsQuery(booking))
  const asked = booking.terms?.units[0]
  const chosen = units.find(({ id }) => id === form.unitId)
  const capacity = chosen?.capacity ?? asked?.capacity ?? 1
  const fit = describeFit(form, fitted)
  return (
    <>
      {units.length > 1 && !hasBegun && (
        <Field label="What">
          <Select
            name="unit"
            value={String(form.unitId)}
            onChange={(event) => onChange({ unitId: Number(event.target.value) })}
            options={units.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </Field>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="First day"
          hint={hasBegun ? 'It has begun: this stays.' : fit.from}
          error={problems.from}
        >
          <DateInput
            name="from"
            value={form.from}
            disabled={hasBegun}
            onChange={(event) => onChange({ from: event.target.value })}
          />
        </Field>
        <Field label="Last day" hint={fit.to} error={problems.to}>
          <DateInput name="to" value={form.to} onChange={(event) => onChange({ to: event.target.value })} />
        </Field>
        {capacity > 1 && !hasBegun && (
          <Field label="How many" hint={`At most ${capacity}`} error={problems.quantity}>
            <Input
              name="quantity"
              inputMode="numeric"
              maxLength={6}
              value={form.quantity}
              onChange={(event) => onChange({ quantity: event.target.value })}
            />
          </Field>
        )}
        <Field
          label="Price of the space"
          optional
          hint={`For the whole time, before tax. Empty: ${describePrice(booking)}.`}
          error={problems.space}
        >
          <AmountInput
            sign="$"
            name="space"
            value={form.space}
            onChange={(event) => onChange({ space: event.target.value })}
          />
        </Field>
      </div>
      <Extras
        booking={booking}
        unitId={form.unitId}
        chosen={form.extras}
        onChange={(extras) => onChange({ extras })}
      />
      {hasNote && (
        <Field label="Note" optional hint="Shown with the terms to the other side.">
          <Textarea
            name="note"
            rows={2}
            maxLength={BOOKING_TEXTS.note}
            value={form.note}
            onChange={(event) => onChange({ note: event.target.value })}
          />
        </Field>
      )}
    </>
  )
}

/** What holds where no price is given. */
function describePrice({ terms }: Pick<Booking, 'terms'>): string {
  if (terms?.spaceCents == null) return 'the listed price'
  return `the rate as it stands, ${formatCents(terms.spaceCents)} for ${toDateRange(terms)}`
}

type ExtrasProps = {
  booking: ProposalSubject
  unitId: number
  chosen: string[]
  onChange: (extras: string[]) => void
}

function Extras({ booking, unitId, chosen, onChange }: ExtrasProps) {
  const { data: optional = [] } = useQuery(extrasQuery(booking, unitId))
  if (optional.length === 0) return null
  return (
    <CheckboxGroup
      legend="With"
      name="extras"
      options={optional.map(({ id, name, cents }) => ({
        value: id,
        label: `${name}, ${formatCents(cents)}`,
      }))}
      value={chosen}
      onValueChange={onChange}
    />
  )
}

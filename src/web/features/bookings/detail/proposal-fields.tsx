import { useQuery } from '@tanstack/react-query'
import type { Booking } from '#contract/bookings.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { ProposalForm, ProposalProblems } from './proposal-form.ts'
import { extrasQuery } from './queries.ts'

type ProposalFieldsProps = {
  booking: Booking
  form: ProposalForm
  problems: ProposalProblems
  onChange: (part: Partial<ProposalForm>) => void
}

/** What a proposal may change; everything else is priced again by the seller's terms. */
export function ProposalFields({ booking, form, problems, onChange }: ProposalFieldsProps) {
  const capacity = booking.terms?.units[0]?.capacity ?? 1
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First day" error={problems.from}>
          <DateInput
            name="from"
            value={form.from}
            onChange={(event) => onChange({ from: event.target.value })}
          />
        </Field>
        <Field label="Last day" error={problems.to}>
          <DateInput name="to" value={form.to} onChange={(event) => onChange({ to: event.target.value })} />
        </Field>
        {capacity > 1 && (
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
          hint="For the whole time, before tax. Empty: the listed price."
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
      <Extras booking={booking} chosen={form.extras} onChange={(extras) => onChange({ extras })} />
      <Field label="Note" optional hint="Stands with the terms, and the other side reads it.">
        <Textarea
          name="note"
          rows={2}
          maxLength={BOOKING_TEXTS.note}
          value={form.note}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </Field>
    </>
  )
}

type ExtrasProps = { booking: Booking; chosen: string[]; onChange: (extras: string[]) => void }

function Extras({ booking, chosen, onChange }: ExtrasProps) {
  const { data: optional = [] } = useQuery(extrasQuery(booking))
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

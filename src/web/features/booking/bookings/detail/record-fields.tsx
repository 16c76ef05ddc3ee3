import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

type RecordFieldsProps = {
  reason: string
  dollars: string
  setReason: (reason: string) => void
  setDollars: (dollars: string) => void
}

/** How a client without an account has agreed, and at what price. */
export function RecordFields({ reason, dollars, setReason, setDollars }: RecordFieldsProps) {
  return (
    <>
      <Field
        label="How it was agreed"
        hint="For example: by phone with Dana Reyes. It is kept with the booking."
      >
        <Textarea
          name="reason"
          rows={2}
          maxLength={BOOKING_TEXTS.reason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <Field
        label="Price for the space"
        optional
        hint="Without it, the price that the dates were held at. Tax and extras are added."
      >
        <AmountInput
          sign="$"
          name="dollars"
          value={dollars}
          onChange={(event) => setDollars(event.target.value)}
        />
      </Field>
    </>
  )
}

import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

type MessageFieldProps = { value: string; onChange: (message: string) => void }

/** What colleagues read who decide. */
export function MessageField({ value, onChange }: MessageFieldProps) {
  return (
    <Field label="Note to who approves it" optional hint="Your colleagues read it; the seller does not.">
      <Textarea
        name="message"
        rows={3}
        maxLength={BOOKING_TEXTS.reason}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

import { LIMITS } from '#domain/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { CANNED_REASONS } from './canned-reasons.ts'

type ReasonFieldProps = {
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

/** What the seller reads: one's own words or a common reason, which may be changed. */
export function ReasonField({ value, error, onChange }: ReasonFieldProps) {
  return (
    <>
      <Field label="Rejection reason" error={error} required>
        <Textarea
          name="rejectionReason"
          value={value}
          maxLength={LIMITS.reason.max}
          rows={4}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">Common reasons</legend>
        <div className="flex flex-wrap gap-1.5">
          {CANNED_REASONS.map(({ label, text }) => (
            <Button key={label} size="sm" variant="outline" onClick={() => onChange(text)}>
              {label}
            </Button>
          ))}
        </div>
      </fieldset>
    </>
  )
}

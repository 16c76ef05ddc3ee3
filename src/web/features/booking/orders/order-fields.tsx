import { useId } from 'react'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field, FieldError } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

type PoliticalFieldsProps = {
  /** Null: it is no political advertisement. */
  sponsor: string | null
  error: string | undefined
  onChange: (sponsor: string | null) => void
}

/** Whether it is a political advertisement, and whose. */
export function PoliticalFields({ sponsor, error, onChange }: PoliticalFieldsProps) {
  return (
    <>
      <Checkbox
        name="isPolitical"
        label="This is a political advertisement"
        hint="About a candidate, a measure on the ballot or an issue."
        checked={sponsor !== null}
        onChange={(event) => onChange(event.target.checked ? '' : null)}
      />
      {sponsor !== null && (
        <Field label="Sponsor" required hint="Who pays for it, as the law names them." error={error}>
          <Input
            name="sponsor"
            maxLength={BOOKING_TEXTS.sponsor}
            value={sponsor}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
      )}
    </>
  )
}

type ReadBoxProps = { isRead: boolean; onChange: (isRead: boolean) => void; error: string | undefined }

export function ReadBox({ isRead, onChange, error }: ReadBoxProps) {
  const errorId = useId()
  return (
    <div>
      <Checkbox
        name="isRead"
        label="I have read and accept these terms"
        checked={isRead}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

type NoteFieldProps = { note: string; error: string | undefined; onChange: (note: string) => void }

export function NoteField({ note, error, onChange }: NoteFieldProps) {
  return (
    <Field label="Note to the seller" optional error={error}>
      <Textarea
        name="note"
        rows={3}
        maxLength={BOOKING_TEXTS.note}
        value={note}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

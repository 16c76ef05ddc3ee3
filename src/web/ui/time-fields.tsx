import { Plus } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

export interface TimesField {
  /** Instants (ISO 8601); empty while not filled in. */
  value: string[]
  onChange: (times: string[]) => void
  error: string | undefined
}

interface TimeFieldsProps {
  /** Values of datetime-local inputs. */
  value: string[]
  onChange: (times: string[]) => void
  error: string | undefined
  /** The fields, from 0, that the error is about. */
  errorsAt: readonly number[]
  earliest: string
  /** Whose clock is meant. */
  hint: string
}

const MAX = 3

/** Up to three proposed times. */
export function TimeFields({ value: times, onChange, error, errorsAt, earliest, hint }: TimeFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">Times that suit you</legend>
      <p className="text-sm text-ink-faint">{hint}</p>
      {times.map((time, i) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity
          key={i}
          label={`Time ${i + 1}`}
          error={errorsAt.includes(i) ? error : undefined}
          optional={i > 0}
        >
          <Input
            type="datetime-local"
            name={`time${i + 1}`}
            min={earliest}
            step={900}
            value={time}
            onChange={(event) => onChange(times.map((other, j) => (i === j ? event.target.value : other)))}
          />
        </Field>
      ))}
      {times.length < MAX && (
        <Button variant="ghost" size="sm" className="self-start" onClick={() => onChange([...times, ''])}>
          <Plus aria-hidden="true" />
          Propose another time
        </Button>
      )}
    </fieldset>
  )
}

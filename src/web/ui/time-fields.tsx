import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

export interface TimesField {
  /** Instants, or values of datetime-local inputs; empty while not filled in. */
  value: string[]
  onChange: (times: string[]) => void
  error: string | undefined
}

const MAX = 3

/** Up to three proposed times. */
export function TimeFields({ value: times, onChange, error }: TimesField) {
  const [earliest] = useState(() => toLocal(new Date()))
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">Times that suit you</legend>
      {times.map((time, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity
        <Field key={i} label={`Time ${i + 1}`} error={i === 0 ? error : undefined} optional={i > 0}>
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

function toLocal(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

import { type FormEvent, useState } from 'react'
import { LIMITS } from '#domain/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

type NameFormProps = {
  label: string
  /** The name as it is. */
  name?: string
  /** Said when nothing is entered. */
  missing: string
  submit: string
  /** @throws Error with a message for the user */
  onSubmit: (name: string) => Promise<void>
  onCancel: () => void
}

/** Names a search or a folder in its line. */
export function NameForm({ label, name: before = '', missing, submit, onSubmit, onCancel }: NameFormProps) {
  const [name, setName] = useState(before)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setError(missing)
    if (name.trim() === before) return onCancel()
    setIsBusy(true)
    try {
      await onSubmit(name.trim())
    } catch (problem) {
      setError((problem as Error).message)
      setIsBusy(false)
    }
  }
  return (
    <form
      noValidate
      onSubmit={send}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      className="flex flex-1 flex-wrap items-end gap-2"
    >
      <div className="min-w-0 flex-1 basis-56">
        <Field label={label} error={error}>
          <Input
            name="name"
            autoFocus
            value={name}
            maxLength={LIMITS.savedSearchName.max}
            // it closes with the answer: a word typed meanwhile would be lost
            readOnly={isBusy}
            onChange={(event) => {
              setName(event.target.value)
              setError(undefined)
            }}
          />
        </Field>
      </div>
      <Button type="submit" pending={isBusy}>
        {submit}
      </Button>
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  )
}

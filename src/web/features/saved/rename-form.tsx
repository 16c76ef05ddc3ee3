import { type FormEvent, useState } from 'react'
import { LIMITS } from '#domain/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

type RenameFormProps = {
  name: string
  /** @throws Error with a message for the user */
  onRename: (name: string) => Promise<void>
  onCancel: () => void
}

export function RenameForm({ name: before, onRename, onCancel }: RenameFormProps) {
  const [name, setName] = useState(before)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setError('Give the search a name')
    if (name.trim() === before) return onCancel()
    setIsBusy(true)
    try {
      await onRename(name.trim())
    } catch (problem) {
      setError((problem as Error).message)
      setIsBusy(false)
    }
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      className="flex flex-1 flex-wrap items-end gap-2"
    >
      <div className="min-w-0 flex-1 basis-56">
        <Field label={`New name of ${before}`} error={error}>
          <Input
            name="name"
            autoFocus
            value={name}
            maxLength={LIMITS.savedSearchName.max}
            onChange={(event) => {
              setName(event.target.value)
              setError(undefined)
            }}
          />
        </Field>
      </div>
      <Button type="submit" pending={isBusy}>
        Rename
      </Button>
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  )
}

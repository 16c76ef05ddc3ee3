import { type FormEvent, useRef, useState } from 'react'
import { LIMITS } from '#domain/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

interface NoteFormProps {
  /** Of the space. */
  title: string
  note: string
  /** @throws Error with a message for the user */
  onSave: (note: string) => Promise<void>
  onClose: () => void
}

export function NoteForm({ title, note: before, onSave, onClose }: NoteFormProps) {
  const [note, setNote] = useState(before)
  const typed = useRef(before)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    setError(undefined)
    try {
      await onSave(note.trim())
      // what was typed while it was saved is not saved yet
      if (typed.current === note) return onClose()
    } catch (problem) {
      setError((problem as Error).message)
    }
    setIsBusy(false)
  }
  return (
    <form
      noValidate
      onSubmit={save}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="relative z-10 flex flex-col gap-2"
    >
      <Field
        label={
          <>
            Note<span className="sr-only"> on {title}</span>
          </>
        }
        error={error}
      >
        <Textarea
          name="note"
          rows={3}
          autoFocus
          value={note}
          maxLength={LIMITS.favoriteNote.max}
          onChange={(event) => {
            typed.current = event.target.value
            setNote(event.target.value)
          }}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" pending={isBusy}>
          Save note
        </Button>
        <Button variant="outline" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

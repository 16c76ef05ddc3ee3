import { type FormEvent, type ReactElement, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { whyNotSaved } from './why-not-saved.ts'

type ViewsMenuProps<S> = {
  /** Undefined until they are read: what is kept replaces all of them. */
  views: readonly { name: string; search: S }[] | undefined
  /** The link that shows one. */
  toView: (search: S) => ReactElement<{ className?: string | undefined }>
  isKeeping: boolean
  error: Error | null
  onSave: (name: string, onSaved: () => void) => void
  onRemove: (name: string) => void
}

/** Views of a seller's table by name, and the present one as a new one. */
export function ViewsMenu<S>({ views, toView, isKeeping, error, onSave, onRemove }: ViewsMenuProps<S>) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!views || name.trim() === '') return
    const why = whyNotSaved(views, name)
    setProblem(why)
    if (!why) onSave(name, () => setName(''))
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      {views && views.length > 0 && (
        <ul aria-label="Saved views" className="flex flex-wrap gap-2">
          {views.map((view) => (
            <li key={view.name} className="inline-flex items-center">
              <Button size="sm" variant="outline" render={toView(view.search)}>
                {view.name}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Remove the view ${view.name}`}
                disabled={isKeeping}
                onClick={() => onRemove(view.name)}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={onSubmit} className="flex items-end gap-2">
        <Field label="Save this view as" className="w-44">
          <Input value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Button type="submit" variant="outline" pending={isKeeping} disabled={!views || name.trim() === ''}>
          Save view
        </Button>
      </form>
      <FormError>{problem ?? error?.message}</FormError>
    </div>
  )
}

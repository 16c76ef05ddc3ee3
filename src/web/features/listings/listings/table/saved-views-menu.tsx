import { Link } from '@tanstack/react-router'
import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { type SavedView, savedViews, withoutView, withView } from '../own/saved-views.ts'
import type { SpacesSearch } from '../own/spaces-search.ts'

const NONE: readonly SavedView[] = []

/** Views by name, and the present one as a new one. */
export function SavedViews({ search }: { search: SpacesSearch }) {
  const views = useSyncExternalStore(savedViews.subscribe, savedViews.snapshot, () => NONE)
  const [name, setName] = useState('')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    savedViews.keep(withView(savedViews.snapshot(), { name, search }))
    setName('')
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      {views.length > 0 && (
        <ul aria-label="Saved views" className="flex flex-wrap gap-2">
          {views.map((view) => (
            <li key={view.name} className="inline-flex items-center">
              <Button size="sm" variant="outline" render={<Link to="/sell" search={view.search} />}>
                {view.name}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Remove the view ${view.name}`}
                onClick={() => savedViews.keep(withoutView(savedViews.snapshot(), view.name))}
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
        <Button type="submit" variant="outline" disabled={name.trim() === ''}>
          Save view
        </Button>
      </form>
    </div>
  )
}

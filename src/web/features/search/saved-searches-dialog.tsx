import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { deleteSavedSearch, listSavedSearches, saveSearch, suggestName } from './saved-searches.ts'
import type { SearchState } from './search-state.ts'

interface SavedSearchesDialogProps {
  state: SearchState
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

const NAME_MAX = 80

/** Names and keeps this search, and opens the ones kept before. */
export function SavedSearchesDialog({ state, isOpen, onOpenChange }: SavedSearchesDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title="Save Search"
        description="Give this search a name to come back to it. It is kept in this browser."
      >
        {isOpen && <SavedSearches state={state} onDone={() => onOpenChange(false)} />}
      </DialogContent>
    </Dialog>
  )
}

function SavedSearches({ state, onDone }: { state: SearchState; onDone: () => void }) {
  const [saved, setSaved] = useState(listSavedSearches)
  const [name, setName] = useState(() => suggestName(state).slice(0, NAME_MAX))
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = name.trim()
    if (trimmed === '') return setError('Give the search a name')
    setSaved(saveSearch(trimmed, state, new Date()))
    toast({ title: 'Search saved', description: `“${trimmed}” is kept under Save Search.` })
    onDone()
  }
  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <Field label="Name" error={error}>
          <Input
            name="name"
            value={name}
            maxLength={NAME_MAX}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Button type="submit">Save this search</Button>
      </form>
      {saved.length > 0 && (
        <section aria-label="Saved searches" className="border-t border-rule pt-4">
          <h3 className="text-base">Saved searches</h3>
          <ul className="mt-1 divide-y divide-rule">
            {saved.map((search) => (
              <li key={search.name} className="flex items-center gap-2 py-1.5">
                <Link
                  to="/"
                  search={search.state}
                  onClick={onDone}
                  className="link min-w-0 flex-1 py-1.5 font-semibold"
                >
                  {search.name}
                </Link>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Delete ${search.name}`}
                  onClick={() => setSaved(deleteSavedSearch(search.name))}
                >
                  <Trash2 aria-hidden="true" />
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

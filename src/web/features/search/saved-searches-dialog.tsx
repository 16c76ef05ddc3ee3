import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { LIMITS } from '#domain/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAuth } from '../../platform/auth/auth-context.ts'
import { savedSearchesQuery, searchStore } from '../../platform/saved-searches.ts'
import { parseSearchState, type SearchState } from './search-state.ts'
import { suggestName, toKeptSearch } from './suggest-name.ts'

interface SavedSearchesDialogProps {
  state: SearchState
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

const SHOWN = 5

/** Names and keeps this search, and opens the ones kept before. */
export function SavedSearchesDialog({ state, isOpen, onOpenChange }: SavedSearchesDialogProps) {
  const { user } = useAuth()
  const where = user ? 'It is kept in your account.' : 'It is kept in this browser until you sign in.'
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent title="Save Search" description={`Give this search a name to come back to it. ${where}`}>
        {isOpen && (
          <>
            <SaveForm state={state} isSignedIn={user !== null} onDone={() => onOpenChange(false)} />
            <Earlier isSignedIn={user !== null} onDone={() => onOpenChange(false)} />
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}

type FormProps = { state: SearchState; isSignedIn: boolean; onDone: () => void }

function SaveForm({ state, isSignedIn, onDone }: FormProps) {
  const queryClient = useQueryClient()
  const [name, setName] = useState(() => suggestName(state).slice(0, LIMITS.savedSearchName.max))
  const [error, setError] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setError('Give the search a name')
    setIsSaving(true)
    try {
      const saved = await searchStore(isSignedIn).save({ name, search: toKeptSearch(state) })
      await queryClient.invalidateQueries({ queryKey: ['saved'] })
      toast({ title: 'Search saved', description: `“${saved.name}” is kept under Saved.` })
      onDone()
    } catch (problem) {
      setError((problem as Error).message)
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label="Name" error={error}>
        <Input
          name="name"
          value={name}
          maxLength={LIMITS.savedSearchName.max}
          onChange={(event) => {
            setName(event.target.value)
            setError(undefined)
          }}
        />
      </Field>
      <Button type="submit" pending={isSaving}>
        Save this search
      </Button>
    </form>
  )
}

function Earlier({ isSignedIn, onDone }: { isSignedIn: boolean; onDone: () => void }) {
  const { data: saved = [] } = useQuery(savedSearchesQuery(isSignedIn))
  if (saved.length === 0) return null
  return (
    <section aria-label="Saved searches" className="border-t border-rule pt-4">
      <h3 className="text-base">Saved searches</h3>
      <ul className="mt-1 divide-y divide-rule">
        {saved.slice(0, SHOWN).map((search) => (
          <li key={search.id} className="py-1.5">
            <Link
              to="/"
              search={parseSearchState(search.search)}
              onClick={onDone}
              className="link inline-block max-w-full truncate py-1.5 font-semibold"
            >
              {search.name}
            </Link>
          </li>
        ))}
      </ul>
      <Link to="/saved" className="link inline-flex min-h-11 items-center text-sm">
        {saved.length > SHOWN ? `All ${saved.length} saved searches` : 'Rename or delete'}
      </Link>
    </section>
  )
}

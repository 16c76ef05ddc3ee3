import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { SavedSearch, SearchParams } from '#contract/discovery/saved.ts'
import { CADENCE_LABELS, CADENCES, type Cadence } from '#domain/discovery/alert-rules.ts'
import { LIMITS } from '#domain/limits.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { savedSearchesQuery, searchStore } from './saved-searches.ts'

interface SaveSearchDialogProps {
  search: SearchParams
  /** Suggested name. */
  suggestedName: string
  renderLink: RenderLink
  /** How much it would tell. */
  pace: ReactNode
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Renders the link that opens a saved search. */
type RenderLink = (saved: SavedSearch, props: { className: string; onClick: () => void }) => ReactNode

const SHOWN = 5
const CADENCE_OPTIONS = CADENCES.map((value) => ({ value, label: CADENCE_LABELS[value] }))

/** Saves this search under a name, and opens earlier ones. */
export function SaveSearchDialog(props: SaveSearchDialogProps) {
  const { search, suggestedName, renderLink, pace, isOpen, onOpenChange } = props
  const { user } = useAuth()
  const close = () => onOpenChange(false)
  const where = user ? 'It is kept in your account.' : 'It is kept in this browser until you sign in.'
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent title="Save Search" description={`Give this search a name to come back to it. ${where}`}>
        {isOpen && (
          <>
            <SaveForm
              search={search}
              suggestedName={suggestedName}
              isSignedIn={user !== null}
              pace={pace}
              onDone={close}
            />
            <Earlier isSignedIn={user !== null} renderLink={renderLink} onDone={close} />
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}

type FormProps = Pick<SaveSearchDialogProps, 'search' | 'suggestedName' | 'pace'> & {
  isSignedIn: boolean
  onDone: () => void
}

function SaveForm({ search, suggestedName, isSignedIn, pace, onDone }: FormProps) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [name, setName] = useState(suggestedName.slice(0, LIMITS.savedSearchName.max))
  const [cadence, setCadence] = useState<Cadence>('daily')
  const [error, setError] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setError('Give the search a name')
    setIsSaving(true)
    try {
      const saved = await searchStore(isSignedIn).save({ name, search, cadence })
      await queryClient.invalidateQueries({ queryKey: ['saved'] })
      toast({
        title: 'Search saved',
        description: `“${saved.name}” is kept under Saved.`,
        action: { label: 'See saved', onClick: () => void router.navigate({ to: '/saved' }) },
      })
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
      {isSignedIn && (
        <Field label="Alerts by mail" hint={pace}>
          <Select
            options={CADENCE_OPTIONS}
            value={cadence}
            onChange={(event) => setCadence(event.target.value as Cadence)}
          />
        </Field>
      )}
      <Button type="submit" pending={isSaving}>
        Save this search
      </Button>
    </form>
  )
}

type EarlierProps = { isSignedIn: boolean; renderLink: RenderLink; onDone: () => void }

function Earlier({ isSignedIn, renderLink, onDone }: EarlierProps) {
  const { data: saved = [] } = useQuery(savedSearchesQuery(isSignedIn))
  if (saved.length === 0) return null
  return (
    <section aria-label="Saved searches" className="border-t border-rule pt-4">
      <h3 className="text-base">Saved searches</h3>
      <ul className="mt-1 divide-y divide-rule">
        {saved.slice(0, SHOWN).map((search) => (
          <li key={search.id} className="py-1.5">
            {renderLink(search, {
              className: 'link inline-block max-w-full truncate py-1.5 font-semibold',
              onClick: onDone,
            })}
          </li>
        ))}
      </ul>
      <Link to="/saved" className="link inline-flex min-h-11 items-center text-sm">
        {saved.length > SHOWN ? `All ${saved.length} saved searches` : 'Rename or delete'}
      </Link>
    </section>
  )
}

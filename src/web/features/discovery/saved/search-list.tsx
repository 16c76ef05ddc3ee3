import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { SavedSearch } from '#contract/discovery/saved.ts'
import { relativeDate } from '#domain/format-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { toast } from '#web/ui/toast.ts'
import { NameForm } from './name-form.tsx'
import { savedSearchesQuery, searchStore } from './saved-searches.ts'

/** A search as its row shows it. */
export interface PresentedSearch {
  /** What it asks for; null where its name says so. */
  words: string | null
  /** How many spaces it finds now. */
  count: ReactNode
  /** The link that runs it. */
  link: ReactNode
  /** What it tells, and how; that needs an account. */
  alert: ReactNode
}

type SearchListProps = {
  isSignedIn: boolean
  now: Date
  present: (search: SavedSearch) => PresentedSearch
}

export function SearchList({ isSignedIn, now, present }: SearchListProps) {
  const query = useQuery(savedSearchesQuery(isSignedIn))
  if (query.isPending) return <LoadingState label="Loading saved searches..." />
  if (query.isError) return <ErrorState title={query.error.message} onRetry={() => void query.refetch()} />
  if (query.data.length === 0) {
    return (
      <EmptyState title="No saved searches yet" action={<Button render={<Link to="/" />}>Search</Button>}>
        Set place and filters, press Save Search and give it a name.
      </EmptyState>
    )
  }
  return (
    <ul className="divide-y divide-rule overflow-hidden rounded-card border border-rule bg-card">
      {query.data.map((search) => (
        <SearchRow key={search.id} {...{ search, isSignedIn, now, ...present(search) }} />
      ))}
    </ul>
  )
}

type RowProps = PresentedSearch & { search: SavedSearch; isSignedIn: boolean; now: Date }

function SearchRow({ search, isSignedIn, now, words, count, link, alert }: RowProps) {
  const [isRenaming, setIsRenaming] = useState(false)
  const queryClient = useQueryClient()
  const store = searchStore(isSignedIn)
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['saved', 'searches'] })
  const remove = async () => {
    try {
      await store.remove(search.id)
      await refresh()
      toast({ title: 'Search deleted', description: `“${search.name}” is no longer kept.` })
    } catch (error) {
      toast({ title: 'Error', description: (error as Error).message, variant: 'destructive' })
    }
  }
  const rename = async (name: string) => {
    await store.rename(search.id, name)
    await refresh()
    setIsRenaming(false)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 p-4">
      {isRenaming ? (
        <NameForm
          label={`New name of ${search.name}`}
          name={search.name}
          missing="Give the search a name"
          submit="Rename"
          onSubmit={rename}
          onCancel={() => setIsRenaming(false)}
        />
      ) : (
        <>
          <div className="min-w-0 flex-1 basis-56">
            <p dir="auto" className="font-semibold wrap-anywhere">
              {link}
            </p>
            <p className="text-sm text-ink-soft">
              <span className="font-semibold tabular-nums *:not-empty:after:font-normal *:not-empty:after:content-['_·_']">
                {count}
              </span>
              {words && `${words} · `}
              <span className="text-ink-faint">saved {relativeDate(new Date(search.createdAt), now)}</span>
            </p>
          </div>
          {alert}
          <div className="flex gap-1">
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Rename ${search.name}`}
              onClick={() => setIsRenaming(true)}
            >
              <Pencil aria-hidden="true" />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Delete ${search.name}`}
              onClick={() => void remove()}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </div>
        </>
      )}
    </li>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Favorite, FavoriteFolder } from '#contract/discovery/saved-folders.ts'
import { favorites, useStoredSet } from '#web/listing-parts/listing-marks.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { FavoriteList } from './favorite-list.tsx'
import { FavoriteNotes } from './favorite-notes.tsx'
import { FolderBar } from './folder-bar.tsx'
import { FolderHeader } from './folder-header.tsx'
import { foldersQuery, idsOf, marksQuery } from './folder-queries.ts'
import { idsIn } from './ids-in.ts'

/** The favorites of an account, by folder, with what is kept beside each. */
export function FoldedFavorites() {
  const folders = useQuery(foldersQuery)
  const marks = useMarks()
  const [chosenId, setChosenId] = useState<number | null>(null)
  const problem = folders.error ?? marks.error
  if (problem) return <ErrorState title={problem.message} onRetry={() => void folders.refetch()} />
  if (!folders.data || !marks.data) return <LoadingState label="Loading favorites..." />
  const chosen = folders.data.find(({ id }) => id === chosenId)
  return (
    <div className="flex flex-col gap-5">
      <FolderBar folders={folders.data} chosenId={chosen?.id ?? null} onChoose={setChosenId} />
      {chosen && (
        <FolderHeader
          key={chosen.id}
          folder={chosen}
          listingIds={idsIn(marks.data, chosen.id)}
          onDeleted={() => setChosenId(null)}
        />
      )}
      <ListIn folder={chosen} folders={folders.data} marks={marks.data} />
    </div>
  )
}

/** Read again when a heart is pressed here: its mark is new, or gone with what was kept beside it. */
function useMarks() {
  const query = useQuery(marksQuery)
  const { size } = useStoredSet(favorites)
  const known = useRef(size)
  // a first read under way cannot be begun anew, and may have been answered before the mark was stored
  const { refetch, isSuccess } = query
  useEffect(() => {
    if (!isSuccess || known.current === size) return
    known.current = size
    void refetch()
  }, [size, isSuccess, refetch])
  return query
}

interface ListInProps {
  folder: FavoriteFolder | undefined
  folders: FavoriteFolder[]
  marks: Favorite[]
}

function ListIn({ folder, folders, marks }: ListInProps) {
  const byId = new Map(marks.map((mark) => [mark.listingId, mark]))
  return (
    <FavoriteList
      kept={idsOf(marks)}
      among={folder && new Set(idsIn(marks, folder.id))}
      whenEmpty={
        <EmptyState title="Nothing in this folder yet">
          Open All favorites and choose this folder on a space.
        </EmptyState>
      }
      renderKept={(listing) => {
        const mark = byId.get(listing.id)
        return mark && <FavoriteNotes mark={mark} listing={listing} folders={folders} />
      }}
    />
  )
}

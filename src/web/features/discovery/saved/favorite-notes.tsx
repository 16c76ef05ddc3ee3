import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Favorite, FavoriteFolder } from '#contract/discovery/saved-folders.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { changeFavorite } from './folder-queries.ts'
import { NoteForm } from './note-form.tsx'
import { PriceThen } from './price-then.tsx'

interface FavoriteNotesProps {
  mark: Favorite
  listing: Listing
  folders: FavoriteFolder[]
}

/** Under a favorite's price: what it cost when it was marked, a note, its folder. */
export function FavoriteNotes({ mark, listing, folders }: FavoriteNotesProps) {
  const [isWriting, setIsWriting] = useState(false)
  const queryClient = useQueryClient()
  const keep = (body: { folderId?: number | null; note?: string }) =>
    changeFavorite(queryClient, listing.id, body)
  return (
    <div className="flex flex-col gap-2">
      <PriceThen then={mark.markedPrice} now={listing} />
      {isWriting ? (
        <NoteForm
          title={listing.title}
          note={mark.note}
          onSave={(note) => keep({ note })}
          onClose={() => setIsWriting(false)}
        />
      ) : (
        <Note title={listing.title} note={mark.note} onWrite={() => setIsWriting(true)} />
      )}
      {folders.length > 0 && (
        <FolderSelect title={listing.title} folders={folders} folderId={mark.folderId} onChoose={keep} />
      )}
    </div>
  )
}

function Note({ title, note, onWrite }: { title: string; note: string; onWrite: () => void }) {
  return (
    <div className="flex flex-col items-start gap-1">
      {note && <p className="text-sm whitespace-pre-line">{note}</p>}
      <Button variant="link" size="sm" className="relative z-10 print:hidden" onClick={onWrite}>
        {note ? 'Change note' : 'Add a note'}
        <span className="sr-only"> on {title}</span>
      </Button>
    </div>
  )
}

interface FolderSelectProps {
  title: string
  folders: FavoriteFolder[]
  folderId: number | null
  onChoose: (body: { folderId: number | null }) => Promise<void>
}

function FolderSelect({ title, folders, folderId, onChoose }: FolderSelectProps) {
  const choose = (value: string) =>
    onChoose({ folderId: value ? Number(value) : null }).catch((error: Error) =>
      toast({ title: 'Error', description: error.message, variant: 'destructive' }),
    )
  const options = folders.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Select
      aria-label={`Folder of ${title}`}
      selectSize="sm"
      placeholder="No folder"
      options={options}
      value={folderId === null ? '' : String(folderId)}
      onChange={(event) => void choose(event.target.value)}
      className="z-10 print:hidden"
    />
  )
}

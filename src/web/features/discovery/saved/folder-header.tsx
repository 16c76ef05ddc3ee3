import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Columns3, Pencil, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { FavoriteFolder } from '#contract/discovery/saved-folders.ts'
import { MAX_COMPARED } from '#domain/limits.ts'
import { useSearchedDays } from '#web/listing-parts/searched-days.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { NameForm } from './name-form.tsx'
import { ShareFolderDialog } from './share-folder-dialog.tsx'

interface FolderHeaderProps {
  folder: FavoriteFolder
  /** What is in it, the latest first. */
  listingIds: number[]
  onDeleted: () => void
}

/** What can be done with one folder. */
export function FolderHeader({ folder, listingIds, onDeleted }: FolderHeaderProps) {
  const [open, setOpen] = useState<'name' | 'share' | null>(null)
  const { rename, remove } = useFolderSteps(folder, onDeleted)
  const close = () => setOpen(null)
  if (open === 'name')
    return (
      <NameForm
        label={`New name of ${folder.name}`}
        name={folder.name}
        missing="Give the folder a name"
        submit="Rename"
        onSubmit={async (name) => {
          await rename(name)
          close()
        }}
        onCancel={close}
      />
    )
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h2 className="min-w-0 flex-1 basis-full text-xl wrap-anywhere sm:basis-40">
        <bdi>{folder.name}</bdi>
      </h2>
      <CompareLink listingIds={listingIds} />
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen('share')}>
        <Share2 aria-hidden="true" />
        {folder.shareToken ? 'Shared' : 'Share'}
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Rename ${folder.name}`}
        onClick={() => setOpen('name')}
      >
        <Pencil aria-hidden="true" />
      </Button>
      <Button variant="ghost" size="icon" aria-label={`Delete ${folder.name}`} onClick={() => void remove()}>
        <Trash2 aria-hidden="true" />
      </Button>
      {open === 'share' && <ShareFolderDialog folder={folder} onClose={close} />}
    </div>
  )
}

function useFolderSteps(folder: FavoriteFolder, onDeleted: () => void) {
  const queryClient = useQueryClient()
  const params = { id: folder.id }
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['saved'] })
  return {
    async rename(name: string) {
      await api('PATCH /api/favorite-folders/:id', { params, body: { name } })
      await refresh()
    },
    async remove() {
      try {
        await api('DELETE /api/favorite-folders/:id', { params })
        onDeleted()
        await refresh()
        toast({ title: 'Folder deleted', description: 'Its spaces stay among your favorites.' })
      } catch (error) {
        toast({ title: 'Error', description: (error as Error).message, variant: 'destructive' })
      }
    },
  }
}

/** Two to five spaces side by side, for the days of the last search; of more, the latest. */
function CompareLink({ listingIds }: { listingIds: number[] }) {
  const days = useSearchedDays()
  if (listingIds.length < 2) return null
  const ids = listingIds.slice(0, MAX_COMPARED)
  return (
    <Button variant="outline" size="sm" render={<Link to="/compare" search={{ ids: ids.join(), ...days }} />}>
      <Columns3 aria-hidden="true" />
      {listingIds.length > ids.length ? `Compare the latest ${ids.length}` : 'Compare'}
    </Button>
  )
}

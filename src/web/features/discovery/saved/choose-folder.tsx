import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { toast } from '#web/ui/toast.ts'
import { changeFavorite, foldersQuery } from './folder-queries.ts'
import { NameForm } from './name-form.tsx'

type ChooseFolderProps = { listingId: number; onClose: () => void }

/** Puts a favorite into a folder, from wherever its heart was pressed. */
export function ChooseFolder({ listingId, onClose }: ChooseFolderProps) {
  const queryClient = useQueryClient()
  const { data: folders = [] } = useQuery(foldersQuery)
  const [isNaming, setIsNaming] = useState(false)
  const put = async ({ id, name }: { id: number; name: string }) => {
    await changeFavorite(queryClient, listingId, { folderId: id })
    toast({ title: `Put into “${name}”` })
    onClose()
  }
  const choose = useMutation({ mutationFn: put })
  const create = async (name: string) => put(await api('POST /api/favorite-folders', { body: { name } }))
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="Choose a folder" description="It stays among your favorites, too.">
        <FormError>{choose.error?.message}</FormError>
        <ul className="flex flex-col gap-2">
          {folders.map((folder) => (
            <li key={folder.id}>
              <Button
                variant="outline"
                className="w-full justify-between"
                pending={choose.isPending && choose.variables.id === folder.id}
                onClick={() => choose.mutate(folder)}
              >
                <span dir="auto" className="truncate">
                  {folder.name}
                </span>
                <span className="text-ink-faint">{folder.count}</span>
              </Button>
            </li>
          ))}
        </ul>
        {isNaming ? (
          <NameForm
            label="Name of the new folder"
            missing="Give the folder a name"
            submit="Create"
            onSubmit={create}
            onCancel={() => setIsNaming(false)}
          />
        ) : (
          <Button variant="link" className="self-start" onClick={() => setIsNaming(true)}>
            New folder
          </Button>
        )}
      </DialogContent>
    </Dialog>
  )
}

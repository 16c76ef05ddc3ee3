import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FavoriteFolder } from '#contract/discovery/saved-folders.ts'
import { sharedFolderPath } from '#domain/paths.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'

interface ShareFolderDialogProps {
  folder: FavoriteFolder
  onClose: () => void
}

/** Makes a link to a folder, and ends it. */
export function ShareFolderDialog({ folder, onClose }: ShareFolderDialogProps) {
  const { share, withdraw, sharesNotes, isPending, error } = useSharing(folder)
  const { shareToken } = folder
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={`Share “${folder.name}”`}
        description="Anyone with the link can see the spaces in this folder. They cannot change it, and it does not show your name."
        footer={
          shareToken ? (
            <Button variant="outline" pending={isPending} onClick={withdraw}>
              Stop sharing
            </Button>
          ) : (
            <Button pending={isPending} onClick={() => share(false)}>
              Make a link
            </Button>
          )
        }
      >
        <FormError>{error?.message}</FormError>
        {shareToken && (
          <>
            <ShareLink token={shareToken} />
            <Checkbox
              label="Show my notes too"
              checked={sharesNotes}
              disabled={isPending}
              onChange={(event) => share(event.target.checked)}
            />
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}

function ShareLink({ token }: { token: string }) {
  const link = new URL(sharedFolderPath(token), location.href).href
  return (
    <div className="flex items-end gap-2">
      <Field label="Link" className="min-w-0 flex-1">
        <Input readOnly value={link} onFocus={(event) => event.target.select()} />
      </Field>
      <CopyButton text={link} what="link" />
    </div>
  )
}

type Step = { withNotes: boolean } | 'withdraw'

function useSharing({ id, sharesNotes }: FavoriteFolder) {
  const queryClient = useQueryClient()
  const params = { id }
  // the box shows what was asked for from the press on, not only once the request has begun
  const [wanted, setWanted] = useState<boolean>()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (step: Step) =>
      step === 'withdraw'
        ? api('DELETE /api/favorite-folders/:id/share', { params })
        : api('POST /api/favorite-folders/:id/share', { params, body: step }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['saved', 'folders'] }),
    onSettled: () => setWanted(undefined),
  })
  return {
    /** As asked for while it is under way. */
    sharesNotes: wanted ?? sharesNotes,
    share(withNotes: boolean) {
      setWanted(withNotes)
      mutate({ withNotes })
    },
    withdraw: () => mutate('withdraw'),
    isPending,
    error,
  }
}

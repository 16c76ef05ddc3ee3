import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Conversation } from '#contract/messaging/conversations.ts'
import { api } from '#web/platform/api.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { randomId } from '#web/platform/random-id.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { putMessage, refreshLists } from './conversation-cache.ts'

type ShareContactDialogProps = { conversation: Conversation; onClose: () => void }

/** Shows exactly what the other side will get, and sends it on consent. */
export function ShareContactDialog({ conversation, onClose }: ShareContactDialogProps) {
  const { id, other } = conversation
  const { user } = useAuth()
  const queryClient = useQueryClient()
  const [clientId] = useState(randomId)
  const share = useMutation({
    mutationFn: () => api('POST /api/conversations/:id/contact', { params: { id }, body: { clientId } }),
    onSuccess: (message) => {
      putMessage(queryClient, id, message)
      refreshLists(queryClient)
      onClose()
    },
  })
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title="Share your contact details?"
        description={`${other.name} gets exactly this, as a message. This cannot be undone.`}
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
            <Button pending={share.isPending} onClick={() => share.mutate()}>
              Share
            </Button>
          </>
        }
      >
        {user && (
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 rounded-card border border-rule bg-raised p-4 wrap-anywhere">
            <dt className="text-ink-soft">Name</dt>
            <dd dir="auto">{user.name ?? user.username}</dd>
            <dt className="text-ink-soft">E-mail</dt>
            <dd>{user.email}</dd>
            <dt className="text-ink-soft">Phone</dt>
            <dd>{user.phone ?? 'None in your account'}</dd>
          </dl>
        )}
        <FormError>{share.error?.message}</FormError>
      </DialogContent>
    </Dialog>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Conversation } from '#contract/messaging/conversations.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { refreshConversations } from './conversation-cache.ts'

type BlockDialogProps = {
  conversation: Conversation
  /** They are blocked: the dialog ends it. */
  isBlocked: boolean
  onClose: () => void
}

/** Asks once more before somebody is blocked, or reached again. */
export function BlockDialog({ conversation, isBlocked, onClose }: BlockDialogProps) {
  const { id: userId, name } = conversation.other
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: () =>
      isBlocked
        ? api('DELETE /api/blocks/:userId', { params: { userId } })
        : api('PUT /api/blocks/:userId', { params: { userId } }),
    onSuccess: () => {
      refreshConversations(queryClient)
      onClose()
    },
  })
  const verb = isBlocked ? 'Unblock' : 'Block'
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title={`${verb} ${name}?`}
        description={
          isBlocked
            ? 'You can write to each other again.'
            : 'Neither of you can write to the other, in this conversation or a new one. You keep what was written, and can unblock them at any time.'
        }
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
            <Button
              variant={isBlocked ? 'default' : 'destructive'}
              pending={change.isPending}
              onClick={() => change.mutate()}
            >
              {verb}
            </Button>
          </>
        }
      >
        <FormError>{change.error?.message}</FormError>
      </DialogContent>
    </Dialog>
  )
}

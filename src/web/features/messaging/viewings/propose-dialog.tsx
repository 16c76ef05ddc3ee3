import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Conversation } from '#contract/messaging/conversations.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { toInstants } from './step-input.ts'
import { TimesInput } from './times-input.tsx'
import { useRefreshViewings } from './use-refresh-viewings.ts'

type ProposeDialogProps = {
  conversation: Pick<Conversation, 'id' | 'listing' | 'side' | 'other'>
  onClose: () => void
}

/** Proposes a viewing in a conversation that is there. */
export function ProposeDialog({ conversation, onClose }: ProposeDialogProps) {
  const { id, listing, side, other } = conversation
  const formId = useId()
  const refresh = useRefreshViewings()
  const [times, setTimes] = useState([''])
  const propose = useMutation({
    mutationFn: () => {
      const body = { times: toInstants(times) }
      return api('POST /api/conversations/:id/viewings', { params: { id }, body })
    },
    onSuccess: () => {
      refresh()
      onClose()
    },
    // the free times have changed
    onError: (error) => error instanceof ApiError && error.status === 409 && refresh(),
  })
  const atTimes = propose.error instanceof ApiError ? propose.error.fields.times : undefined
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title="Propose a viewing"
        description={`${listing.title}, with ${other.name}`}
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
            <Button type="submit" form={formId} pending={propose.isPending}>
              Propose
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            propose.mutate()
          }}
        >
          <FormError>{atTimes ? undefined : propose.error?.message}</FormError>
          <TimesInput listingId={listing.id} side={side} value={times} onChange={setTimes} error={atTimes} />
        </form>
      </DialogContent>
    </Dialog>
  )
}

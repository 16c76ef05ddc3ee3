import { useId } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { NewerVersionNotice } from './newer-version-notice.tsx'
import { ReasonField } from './reason-field.tsx'
import { useDecide } from './use-decide.ts'
import { useReason } from './use-reason.ts'

type RejectDialogProps = {
  /** Null while closed. */
  listing: Listing | null
  /** Decide a revision of a public listing, instead of the listing itself. */
  revisionId?: number | undefined
  onClose: () => void
}

export function RejectDialog({ listing, revisionId, onClose }: RejectDialogProps) {
  return (
    <Dialog open={listing !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {listing && <Rejection key={listing.id} listing={listing} revisionId={revisionId} onClose={onClose} />}
    </Dialog>
  )
}

type DecisionProps = { listing: Listing; revisionId: number | undefined; onClose: () => void }

function Rejection({ listing, revisionId, onClose }: DecisionProps) {
  const { decide, seen, newer, accept } = useDecide(listing, revisionId)
  const what = revisionId ? 'change' : 'listing'
  const formId = useId()
  const { field, onSubmit } = useReason((rejectionReason) =>
    decide.mutate({ status: 'rejected', rejectionReason }, { onSuccess: onClose }),
  )
  return (
    <DialogContent
      size={newer ? 'lg' : undefined}
      title={`Reject ${what}`}
      description={
        revisionId
          ? 'The listing stays public as it was. The seller reads the reason and can change it again.'
          : 'The seller reads “Changes requested” with your reason, can change the listing and submit it again.'
      }
      footer={
        <>
          <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
          <Button
            type="submit"
            form={formId}
            variant="destructive"
            pending={decide.isPending}
            disabled={newer !== null}
          >
            {decide.isPending ? 'Rejecting...' : 'Reject'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <p className="font-semibold">{seen.title}</p>
        <ReasonField {...field} />
        {newer ? (
          <NewerVersionNotice seen={seen} newer={newer} onAccept={accept} />
        ) : (
          <FormError>{decide.error?.message}</FormError>
        )}
      </form>
    </DialogContent>
  )
}

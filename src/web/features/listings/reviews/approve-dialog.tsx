import { useQuery } from '@tanstack/react-query'
import type { Listing } from '#contract/listings/listings.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { DuplicateHints } from './duplicate-hints.tsx'
import { NewerVersionNotice } from './newer-version-notice.tsx'
import { reviewQuery } from './queries.ts'
import { useDecide } from './use-decide.ts'

type DecisionDialogProps = {
  /** Null while closed. */
  listing: Listing | null
  /** Decide a revision of a public listing, instead of the listing itself. */
  revisionId?: number | undefined
  onClose: () => void
}

export function ApproveDialog({ listing, revisionId, onClose }: DecisionDialogProps) {
  return (
    <Dialog open={listing !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {listing && <Approval key={listing.id} listing={listing} revisionId={revisionId} onClose={onClose} />}
    </Dialog>
  )
}

type DecisionProps = { listing: Listing; revisionId: number | undefined; onClose: () => void }

function Approval({ listing, revisionId, onClose }: DecisionProps) {
  const { decide, seen, newer, accept } = useDecide(listing, revisionId)
  const what = revisionId ? 'change' : 'listing'
  const review = useQuery(reviewQuery(listing.id))
  const approve = () => decide.mutate({ status: 'active' }, { onSuccess: onClose })
  return (
    <DialogContent
      size={newer ? 'lg' : undefined}
      title={`Approve ${what}`}
      description={`Are you sure you want to approve this ${what}?`}
      footer={
        <>
          <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
          <Button pending={decide.isPending} disabled={newer !== null} onClick={approve}>
            {decide.isPending ? 'Approving...' : 'Approve'}
          </Button>
        </>
      }
    >
      <p className="font-semibold">{seen.title}</p>
      <DuplicateHints duplicates={review.data?.duplicates ?? []} />
      {newer ? (
        <NewerVersionNotice seen={seen} newer={newer} onAccept={accept} />
      ) : (
        <FormError>{decide.error?.message}</FormError>
      )}
    </DialogContent>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { Listing } from '#contract/listings.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { DuplicateHints } from './duplicate-hints.tsx'
import { reviewQuery } from './queries.ts'
import { useDecide } from './use-decide.ts'

type DecisionDialogProps = {
  /** None: closed. */
  listing: Listing | null
  onClose: () => void
}

export function ApproveDialog({ listing, onClose }: DecisionDialogProps) {
  return (
    <Dialog open={listing !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {listing && <Approval key={listing.id} listing={listing} onClose={onClose} />}
    </Dialog>
  )
}

function Approval({ listing, onClose }: { listing: Listing; onClose: () => void }) {
  const decide = useDecide()
  const review = useQuery(reviewQuery(listing.id))
  const approve = () =>
    decide.mutate({ id: listing.id, decision: { status: 'active' } }, { onSuccess: onClose })
  return (
    <DialogContent
      title="Approve listing"
      description="Are you sure you want to approve this listing?"
      footer={
        <>
          <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
          <Button pending={decide.isPending} onClick={approve}>
            {decide.isPending ? 'Approving...' : 'Approve'}
          </Button>
        </>
      }
    >
      <p className="font-semibold">{listing.title}</p>
      <DuplicateHints duplicates={review.data?.duplicates ?? []} />
      <FormError>{decide.error?.message}</FormError>
    </DialogContent>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { StatusBadge } from '#web/listing-parts/status-badge.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import { canTakeDown } from './can-take-down.ts'
import { DetailsDialog } from './details-dialog.tsx'
import { reviewQuery } from './queries.ts'
import { RejectDialog } from './reject-dialog.tsx'
import { TakeDownDialog } from './take-down-dialog.tsx'

type OpenDialog = 'approve' | 'reject' | 'take-down' | 'details' | null

/** What an admin may do about the listing whose page this is, and the way on through the queue. */
export function ReviewBar({ listing }: { listing: Listing }) {
  const { data: review } = useQuery(reviewQuery(listing.id))
  const [asked, setAsked] = useState<OpenDialog>(null)
  const close = () => setAsked(null)
  const subject = (kind: OpenDialog) => ({ listing: asked === kind ? listing : null, onClose: close })
  const isPending = listing.status === 'pending'
  return (
    <section aria-label="Review" data-desk className="sticky top-16 z-30 border-b bg-sunk">
      <div className="mx-auto flex max-w-[1240px] flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2 md:px-6">
        <Link
          to="/admin/listings"
          search={{ status: 'pending' }}
          className="link inline-flex min-h-8 items-center gap-1.5 text-sm pointer-coarse:min-h-11"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to the desk
        </Link>
        <StatusBadge status={listing.status} />
        {review?.seller.status === 'pending' && <Badge variant="accent">Unverified seller</Badge>}
        {review && review.duplicates.length > 0 && <Badge variant="accent">May be listed already</Badge>}
        <div className="ml-auto flex flex-wrap items-center gap-1.5">
          <Button size="sm" variant="ghost" onClick={() => setAsked('details')}>
            Seller and history
          </Button>
          {review?.revisionId && (
            <Button
              size="sm"
              variant="outline"
              render={<Link to="/listing/$id/change" params={{ id: String(listing.id) }} />}
            >
              An edit waits
            </Button>
          )}
          {isPending && (
            <>
              <Button size="sm" variant="outline" onClick={() => setAsked('reject')}>
                Reject
              </Button>
              <Button size="sm" onClick={() => setAsked('approve')}>
                Approve
              </Button>
            </>
          )}
          {canTakeDown(listing) && (
            <Button size="sm" variant="outline" onClick={() => setAsked('take-down')}>
              Take down
            </Button>
          )}
          {review?.nextPendingId && (
            <Button
              size="sm"
              variant={isPending ? 'ghost' : 'outline'}
              render={<Link to="/listing/$id" params={{ id: String(review.nextPendingId) }} />}
            >
              Next pending
            </Button>
          )}
        </div>
      </div>
      <ApproveDialog {...subject('approve')} />
      <RejectDialog {...subject('reject')} />
      <DetailsDialog
        {...subject('details')}
        onApprove={() => setAsked('approve')}
        onReject={() => setAsked('reject')}
      />
      {asked === 'take-down' && <TakeDownDialog listing={listing} onClose={close} />}
    </section>
  )
}

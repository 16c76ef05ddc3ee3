import { Link } from '@tanstack/react-router'
import type { Listing } from '#contract/listings/listings.ts'
import type { ListingStatus } from '#domain/listings/listing.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

const WORDS: Record<Exclude<ListingStatus, 'active'>, string> = {
  draft: 'Buyers see it like this once you submit it and we have approved it.',
  pending: 'It is in review. Buyers see it like this once we have approved it.',
  rejected: 'It needs a fix before buyers can see it.',
  paused: 'Buyers see it like this again when you resume it.',
  archived: 'It is put away for good.',
}

/** Above the real page of a space that is not public, for its seller. */
export function PreviewNotice({ listing: { id, status } }: { listing: Pick<Listing, 'id' | 'status'> }) {
  if (status === 'active') return null
  return (
    <div className="mx-auto max-w-[1240px] px-4 pt-5 md:px-6">
      <Alert
        title="Only you see this page"
        action={
          <div className="flex flex-wrap gap-2">
            {status !== 'archived' && (
              <Button
                size="sm"
                render={
                  status === 'draft' ? (
                    <Link to="/create-listing" search={{ draft: id }} />
                  ) : (
                    <Link to="/sell/listings/$id/edit" params={{ id: String(id) }} />
                  )
                }
              >
                Go on editing
              </Button>
            )}
            <Button size="sm" variant="outline" render={<Link to="/sell" />}>
              Your spaces
            </Button>
          </div>
        }
      >
        {WORDS[status]}
      </Alert>
    </div>
  )
}

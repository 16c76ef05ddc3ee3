import { Link } from '@tanstack/react-router'
import type { Revision } from '#contract/listings/listings-revisions.ts'
import { formatTime } from '#domain/format-dates.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

type ChangeNoticeProps = { change: Revision; isAdmin: boolean }

/** Above the page of a public space as it will be once its change is approved. */
export function ChangeNotice({ change: { listing, createdAt }, isAdmin }: ChangeNoticeProps) {
  return (
    <div className="mx-auto max-w-[1240px] px-4 pt-5 md:px-6">
      <Alert
        title="What buyers will see"
        action={
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="outline"
              render={<Link to="/listing/$id" params={{ id: String(listing.id) }} />}
            >
              What they see now
            </Button>
            {isAdmin ? (
              <Button size="sm" render={<Link to="/admin/listings" search={{ queue: 'edits' }} />}>
                Decide it
              </Button>
            ) : (
              <Button
                size="sm"
                render={<Link to="/sell/listings/$id/edit" params={{ id: String(listing.id) }} />}
              >
                Go on editing
              </Button>
            )}
          </div>
        }
      >
        A change of {formatTime(createdAt)} waits for review. Only{' '}
        {isAdmin ? 'its seller and admins' : 'you and our reviewers'} see this page.
      </Alert>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Revision } from '#contract/listings/listings-revisions.ts'
import { relativeDate } from '#domain/format-dates.ts'
import { sellerLabel } from '#domain/listings/seller-label.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Differences } from './differences.tsx'
import { DuplicateHints } from './duplicate-hints.tsx'
import { reviewQuery } from './queries.ts'

type EditCardProps = {
  revision: Revision
  isCurrent: boolean
  isSelected: boolean
  problem: string | undefined
  now: Date
  onChoose: () => void
  onSelect: () => void
  onApprove: () => void
  onReject: () => void
}

/** One revision of a public listing: the public version on the left, the proposed one on the right. */
export function EditCard({ revision, isCurrent, now, onChoose, ...decision }: EditCardProps) {
  const { isSelected, problem, onSelect, onApprove, onReject } = decision
  const { listing, proposed, createdAt } = revision
  const { data: review } = useQuery({ ...reviewQuery(listing.id), enabled: isCurrent })
  const titleId = `edit-${revision.id}`
  return (
    <article
      data-row={revision.id}
      aria-labelledby={titleId}
      aria-current={isCurrent ? 'true' : undefined}
      onClickCapture={onChoose}
      className={cn(
        'scroll-my-24 rounded-card border bg-card p-4 md:p-5',
        isCurrent ? 'border-primary ring-1 ring-primary' : 'border-rule',
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-3">
        <input
          type="checkbox"
          className="mt-1 size-5 shrink-0 accent-primary"
          checked={isSelected}
          onChange={onSelect}
          aria-label={`Select the edit of ${listing.title}`}
        />
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="text-lg">
            {listing.title}
          </h2>
          <p className="text-sm text-ink-soft">
            {sellerLabel(listing.seller)}{' '}
            {review?.seller.status === 'pending' && <Badge variant="accent">Unverified</Badge>}
            <span className="text-ink-faint"> · changed {relativeDate(new Date(createdAt), now)}</span>
          </p>
          {problem && (
            <p role="status" className="text-sm font-semibold text-danger">
              {problem}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-1.5">
          <Button
            size="sm"
            variant="ghost"
            render={<Link to="/listing/$id" params={{ id: String(listing.id) }} />}
            aria-describedby={titleId}
          >
            View
          </Button>
          <Button
            size="sm"
            variant="ghost"
            render={<Link to="/listing/$id/change" params={{ id: String(listing.id) }} />}
            aria-describedby={titleId}
          >
            Preview
          </Button>
          <Button
            size="sm"
            variant={isCurrent ? 'default' : 'outline'}
            onClick={onApprove}
            aria-describedby={titleId}
          >
            Approve
          </Button>
          <Button size="sm" variant="ghost" onClick={onReject} aria-describedby={titleId}>
            Reject
          </Button>
        </div>
      </header>
      <div className="mt-4">
        <Differences before={listing} after={proposed} labels={['Now', 'Proposed']} />
      </div>
      {review && review.duplicates.length > 0 && (
        <div className="mt-4">
          <DuplicateHints duplicates={review.duplicates} />
        </div>
      )}
    </article>
  )
}

import { Link } from '@tanstack/react-router'
import type { Listing } from '#contract/listings.ts'
import { relativeDate } from '#domain/format-dates.ts'
import { AUDIENCE_LABELS } from '#domain/vocabulary.ts'
import { ListingPicture } from '#web/listing-parts/listing-picture.tsx'
import { PriceText } from '#web/listing-parts/price-text.tsx'
import { TypeBadge } from '#web/listing-parts/type-badge.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { TableCell, TableRow } from '#web/ui/table.tsx'
import { StatusBadge } from './status-badge.tsx'

export interface RowActions {
  onApprove: (listing: Listing) => void
  onReject: (listing: Listing) => void
  onInspect: (listing: Listing) => void
  onSelect: (listing: Listing, isSelected: boolean) => void
}

type SubmissionRowProps = RowActions & {
  listing: Listing
  isSelected: boolean
  isCurrent: boolean
  now: Date
}

const SHOWN_TAGS = 2

export function SubmissionRow({ listing, isSelected, isCurrent, now, ...actions }: SubmissionRowProps) {
  const isPending = listing.status === 'pending'
  return (
    <TableRow
      data-row={listing.id}
      aria-current={isCurrent ? 'true' : undefined}
      className={cn('scroll-my-24', isCurrent && 'bg-primary-soft/50 shadow-[inset_3px_0_0_var(--primary)]')}
    >
      <TableCell>
        <div className="flex items-start gap-3">
          {isPending && (
            <input
              type="checkbox"
              className="mt-4 size-5 shrink-0 accent-primary"
              checked={isSelected}
              onChange={(event) => actions.onSelect(listing, event.target.checked)}
              aria-label={`Select ${listing.title}`}
            />
          )}
          <button
            type="button"
            onClick={() => actions.onInspect(listing)}
            aria-label={`Pictures and details of ${listing.title}`}
            className="shrink-0 overflow-hidden rounded-control"
          >
            <ListingPicture listing={listing} sizes="72px" className="h-13 w-18" />
          </button>
          <div className="min-w-0 md:min-w-44">
            <p id={`title-${listing.id}`} className="leading-snug font-semibold wrap-anywhere">
              {listing.title}
            </p>
            <p className="text-sm text-ink-soft">
              <PriceText price={listing.price} interval={listing.interval} size="sm" />
              <span className="text-ink-faint"> · {relativeDate(new Date(listing.createdAt), now)}</span>
            </p>
          </div>
        </div>
      </TableCell>
      <TableCell className="md:min-w-36">
        <SellerCell listing={listing} />
      </TableCell>
      <TableCell className="min-w-36 wrap-anywhere">{listing.location.text}</TableCell>
      <TableCell>
        <TagsCell listing={listing} />
      </TableCell>
      <TableCell className="max-w-52">
        <StatusBadge status={listing.status} />
        {listing.status === 'rejected' && listing.rejectionReason && (
          <p className="mt-1 line-clamp-2 text-sm text-ink-faint" title={listing.rejectionReason}>
            {listing.rejectionReason}
          </p>
        )}
      </TableCell>
      <TableCell>
        <div className="flex gap-1.5">
          <Button
            size="sm"
            variant="ghost"
            render={<Link to="/listing/$id" params={{ id: String(listing.id) }} />}
            aria-describedby={`title-${listing.id}`}
          >
            View
          </Button>
          {isPending && <DecisionButtons listing={listing} {...actions} />}
        </div>
      </TableCell>
    </TableRow>
  )
}

function DecisionButtons({ listing, onApprove, onReject }: { listing: Listing } & RowActions) {
  const describedBy = `title-${listing.id}`
  return (
    <>
      <Button size="sm" aria-describedby={describedBy} onClick={() => onApprove(listing)}>
        Approve
      </Button>
      <Button size="sm" variant="outline" aria-describedby={describedBy} onClick={() => onReject(listing)}>
        Reject
      </Button>
    </>
  )
}

function SellerCell({ listing: { seller, sellerStatus } }: { listing: Listing }) {
  return (
    <>
      <p className="wrap-anywhere">{seller.name}</p>
      {seller.company && <p className="text-sm text-ink-faint">{seller.company}</p>}
      {sellerStatus === 'pending' && <Badge variant="accent">Unverified</Badge>}
      {sellerStatus === 'suspended' && <Badge variant="danger">Suspended</Badge>}
    </>
  )
}

function TagsCell({ listing: { adType, targetMarket } }: { listing: Listing }) {
  const rest = targetMarket.length - SHOWN_TAGS
  return (
    <div className="flex flex-col items-start gap-1.5">
      <TypeBadge adType={adType} />
      <div className="flex flex-wrap gap-1">
        {targetMarket.slice(0, SHOWN_TAGS).map((tag) => (
          <Badge key={tag} variant="outline" className="inline-block max-w-40 truncate">
            {AUDIENCE_LABELS[tag as keyof typeof AUDIENCE_LABELS] ?? tag}
          </Badge>
        ))}
        {rest > 0 && (
          <Badge variant="outline" title={targetMarket.slice(SHOWN_TAGS).join(', ')}>
            +{rest}
          </Badge>
        )}
      </div>
    </div>
  )
}

import { Link } from '@tanstack/react-router'
import type { Listing } from '#contract/listings/listings.ts'
import { relativeDate } from '#domain/format-dates.ts'
import { ListingPicture } from '#web/listing-parts/listing-picture.tsx'
import { PriceText } from '#web/listing-parts/price-text.tsx'
import { StatusBadge } from '#web/listing-parts/status-badge.tsx'
import { TypeBadge } from '#web/listing-parts/type-badge.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { TableCell, TableRow } from '#web/ui/table.tsx'
import { canTakeDown } from './can-take-down.ts'
import { splitTags } from './split-tags.ts'

export interface RowActions {
  onApprove: (listing: Listing) => void
  onReject: (listing: Listing) => void
  onInspect: (listing: Listing) => void
  onSelect: (listing: Listing, isSelected: boolean) => void
  onTakeDown: (listing: Listing) => void
  /** Makes it the current row. */
  onChoose: (listing: Listing) => void
}

type SubmissionRowProps = RowActions & {
  listing: Listing
  isSelected: boolean
  problem: string | undefined
  isCurrent: boolean
  now: Date
}

export function SubmissionRow({
  listing,
  isSelected,
  problem,
  isCurrent,
  now,
  ...actions
}: SubmissionRowProps) {
  const isPending = listing.status === 'pending'
  return (
    <TableRow
      data-row={listing.id}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => actions.onChoose(listing)}
      className={cn(
        'scroll-my-24 wide:[&_td]:py-1.5 wide:[&_td]:align-middle',
        isCurrent && 'bg-primary-soft/50 shadow-[inset_3px_0_0_var(--primary)]',
      )}
    >
      <TableCell>
        <div className="flex items-center gap-3">
          {isPending && (
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-primary"
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
            <ListingPicture listing={listing} sizes="56px" className="h-10 w-14" />
          </button>
          <div className="min-w-0 wide:min-w-44">
            <Title listing={listing} onInspect={actions.onInspect} />
            <p className="text-sm text-ink-soft">
              <PriceText price={listing.price} interval={listing.interval} size="sm" />
              <span className="text-ink-faint"> · {relativeDate(new Date(listing.createdAt), now)}</span>
            </p>
          </div>
        </div>
      </TableCell>
      <TableCell className="wide:min-w-32">
        <SellerCell listing={listing} />
      </TableCell>
      <TableCell className="wrap-anywhere wide:min-w-32">{listing.location.text}</TableCell>
      <TableCell className="xl:min-w-76">
        <TagsCell listing={listing} />
      </TableCell>
      <TableCell className="max-w-52">
        <StatusBadge status={listing.status} />
        {problem && (
          <p role="status" className="mt-1 text-sm font-semibold text-danger">
            {problem}
          </p>
        )}
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
          {isPending && <DecisionButtons listing={listing} isCurrent={isCurrent} {...actions} />}
          {canTakeDown(listing) && (
            <Button
              size="sm"
              variant="ghost"
              aria-describedby={`title-${listing.id}`}
              onClick={() => actions.onTakeDown(listing)}
            >
              Take down
            </Button>
          )}
        </div>
      </TableCell>
    </TableRow>
  )
}

/** A press shows what the picture shows; to the keyboard the picture's button says the same. */
function Title({ listing, onInspect }: Pick<RowActions, 'onInspect'> & { listing: Listing }) {
  return (
    <p id={`title-${listing.id}`} className="leading-snug font-semibold wrap-anywhere">
      <button
        type="button"
        tabIndex={-1}
        onClick={() => onInspect(listing)}
        className="text-left hover:underline"
      >
        {listing.title}
      </button>
    </p>
  )
}

type DecisionButtonsProps = { listing: Listing; isCurrent: boolean } & RowActions

/** One solid button on the screen: that of the current row. */
function DecisionButtons({ listing, isCurrent, onApprove, onReject }: DecisionButtonsProps) {
  const describedBy = `title-${listing.id}`
  return (
    <>
      <Button
        size="sm"
        variant={isCurrent ? 'default' : 'outline'}
        aria-describedby={describedBy}
        onClick={() => onApprove(listing)}
      >
        Approve
      </Button>
      <Button size="sm" variant="ghost" aria-describedby={describedBy} onClick={() => onReject(listing)}>
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
  const { shown, rest } = splitTags(targetMarket)
  return (
    <div className="flex flex-wrap items-center gap-1">
      <TypeBadge adType={adType} />
      {shown.map((tag) => (
        <Badge key={tag} variant="outline" className="inline-block max-w-32 truncate">
          {tag}
        </Badge>
      ))}
      {rest.length > 0 && (
        <Badge variant="outline" title={rest.join(', ')}>
          +{rest.length}
        </Badge>
      )}
    </div>
  )
}

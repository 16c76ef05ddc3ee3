import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Listing } from '#contract/listings.ts'
import type { Revision } from '#contract/selling.ts'
import { relativeDate } from '#domain/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { compareListings, type Difference, hasOtherPictures } from './compare-listings.ts'
import { DuplicateHints } from './duplicate-hints.tsx'
import { reviewQuery } from './queries.ts'
import { diffWords, type Piece } from './word-diff.ts'

type EditCardProps = {
  revision: Revision
  isCurrent: boolean
  now: Date
  onApprove: () => void
  onReject: () => void
}

/** One change to a public listing: as it is on the left, as it would be on the right. */
export function EditCard({ revision, isCurrent, now, onApprove, onReject }: EditCardProps) {
  const { listing, proposed, createdAt } = revision
  const { data: review } = useQuery({ ...reviewQuery(listing.id), enabled: isCurrent })
  const titleId = `edit-${revision.id}`
  return (
    <article
      data-row={revision.id}
      aria-labelledby={titleId}
      aria-current={isCurrent ? 'true' : undefined}
      className={cn(
        'scroll-my-24 rounded-card border border-rule bg-card p-4 md:p-5',
        isCurrent && 'border-primary ring-1 ring-primary',
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={titleId} className="text-lg">
            {listing.title}
          </h2>
          <p className="text-sm text-ink-soft">
            {listing.seller.company ?? listing.seller.name}{' '}
            {review?.seller.status === 'pending' && <Badge variant="accent">Unverified</Badge>}
            <span className="text-ink-faint"> · changed {relativeDate(new Date(createdAt), now)}</span>
          </p>
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
          <Button size="sm" onClick={onApprove} aria-describedby={titleId}>
            Approve
          </Button>
          <Button size="sm" variant="outline" onClick={onReject} aria-describedby={titleId}>
            Reject
          </Button>
        </div>
      </header>
      <dl className="mt-4 flex flex-col gap-4">
        {compareListings(listing, proposed).map((difference) => (
          <DifferenceRow key={difference.label} {...difference} />
        ))}
        {hasOtherPictures(listing, proposed) && (
          <Sides
            label="Pictures"
            before={<PictureStrip listing={listing} other={proposed} words="Taken out" />}
            after={<PictureStrip listing={proposed} other={listing} words="New" />}
          />
        )}
      </dl>
      {review && review.duplicates.length > 0 && (
        <div className="mt-4">
          <DuplicateHints duplicates={review.duplicates} />
        </div>
      )}
    </article>
  )
}

function DifferenceRow({ label, before, after, note }: Difference) {
  const pieces = diffWords(before, after)
  return (
    <Sides
      label={note ? `${label} (${note.toLowerCase()})` : label}
      before={before ? <Marked pieces={pieces} hidden="new" /> : <Nothing />}
      after={after ? <Marked pieces={pieces} hidden="gone" /> : <Nothing />}
    />
  )
}

type SidesProps = { label: string; before: React.ReactNode; after: React.ReactNode }

function Sides({ label, before, after }: SidesProps) {
  const side = 'min-w-0 rounded-control border border-rule px-3 py-2 whitespace-pre-line wrap-anywhere'
  return (
    <div className="grid gap-2 md:grid-cols-2">
      <dt className="text-sm font-semibold md:col-span-2">{label}</dt>
      <dd className={side}>
        <span className="block text-xs text-ink-faint">Now</span>
        {before}
      </dd>
      <dd className={side}>
        <span className="block text-xs text-ink-faint">Proposed</span>
        {after}
      </dd>
    </div>
  )
}

const Nothing = () => <span className="text-ink-faint">Nothing</span>

function Marked({ pieces, hidden }: { pieces: Piece[]; hidden: 'gone' | 'new' }) {
  return pieces
    .filter(({ kind }) => kind !== hidden)
    .map(({ text, kind }, index) => {
      const key = `${index}-${kind}`
      if (kind === 'same') return <span key={key}>{text}</span>
      return kind === 'gone' ? (
        <del key={key} className="rounded-[3px] bg-danger-soft text-danger-soft-on">
          {text}
        </del>
      ) : (
        <ins key={key} className="rounded-[3px] bg-primary-soft text-primary-soft-on no-underline">
          {text}
        </ins>
      )
    })
}

type StripProps = { listing: Listing; other: Listing; words: string }

/** Pictures in their order; what the other side does not have is framed and said. */
function PictureStrip({ listing, other, words }: StripProps) {
  const known = new Set(other.images.map(({ url }) => url))
  if (listing.images.length === 0) return <Nothing />
  return (
    <ul className="mt-1 flex flex-wrap gap-2">
      {listing.images.map(({ url, alt }) => (
        <li key={url} className="w-28">
          <a href={url} target="_blank" rel="noreferrer">
            <img
              src={url}
              alt={alt || 'No text for this picture'}
              loading="lazy"
              className={cn(
                'h-18 w-28 rounded-control border-2 border-transparent object-cover',
                !known.has(url) && 'border-accent',
              )}
            />
          </a>
          <span className="block text-xs text-ink-faint">
            {[known.has(url) ? null : words, alt].filter(Boolean).join(': ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

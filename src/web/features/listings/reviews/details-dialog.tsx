import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { formatTerm, LISTING_TERMS, TERM_NAMES } from '#domain/listings/listing-terms.ts'
import { DEFAULT_ILLUSTRATION_URL } from '#domain/listings/pictures.ts'
import { describeChecks } from '#domain/listings/trust-words.ts'
import { PriceText } from '#web/listing-parts/price-text.tsx'
import { StatusBadge } from '#web/listing-parts/status-badge.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { DuplicateHints } from './duplicate-hints.tsx'
import { History } from './history.tsx'
import { reviewQuery } from './queries.ts'
import { SellerFacts } from './seller-facts.tsx'

type DetailsDialogProps = {
  /** Null while closed. */
  listing: Listing | null
  onClose: () => void
  onApprove: (listing: Listing) => void
  onReject: (listing: Listing) => void
}

/** Everything a decision needs on one sheet: pictures, texts, facts, the seller, possible duplicates. */
export function DetailsDialog({ listing, onClose, ...actions }: DetailsDialogProps) {
  return (
    <Dialog open={listing !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {listing && <Details key={listing.id} listing={listing} {...actions} />}
    </Dialog>
  )
}

type DetailsProps = Omit<DetailsDialogProps, 'listing' | 'onClose'> & { listing: Listing }

function Details({ listing, onApprove, onReject }: DetailsProps) {
  const { data: review } = useQuery(reviewQuery(listing.id))
  return (
    <DialogContent
      size="lg"
      title={listing.title}
      description={listing.location.text}
      footer={
        listing.status === 'pending' && (
          <>
            <Button variant="outline" onClick={() => onReject(listing)}>
              Reject
            </Button>
            <Button onClick={() => onApprove(listing)}>Approve</Button>
          </>
        )
      }
    >
      <Pictures listing={listing} />
      <div className="flex flex-wrap items-center gap-3">
        <PriceText price={listing.price} interval={listing.interval} size="lg" />
        <StatusBadge status={listing.status} />
        <Link to="/listing/$id" params={{ id: String(listing.id) }} className="link ml-auto">
          See the page
        </Link>
      </div>
      {review && review.heldBack.length > 0 && (
        <Alert tone="warning" title="A trusted seller’s space that waits for you">
          {describeChecks(review.heldBack)}
        </Alert>
      )}
      <DuplicateHints duplicates={review?.duplicates ?? []} />
      <p className="whitespace-pre-line">{listing.description}</p>
      <dl className="grid gap-x-6 gap-y-1 text-[0.9375rem] sm:grid-cols-[auto_1fr]">
        {facts(listing).map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-faint">{label}</dt>
            <dd className="mb-1 sm:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
      {review && <SellerFacts seller={review.seller} name={listing.seller.name} />}
      {review && <History events={review.events} />}
    </DialogContent>
  )
}

function Pictures({ listing }: { listing: Listing }) {
  const [shown, setShown] = useState(0)
  const { images } = listing
  const image = images[shown]
  return (
    <div className="flex flex-col gap-2">
      <Picture
        key={image?.url ?? listing.imageUrl}
        src={image?.url ?? listing.imageUrl}
        alt={image?.alt || 'No text for this picture'}
        sources={image?.sources ?? []}
        placeholder={image?.placeholder ?? null}
        fallback={DEFAULT_ILLUSTRATION_URL}
        sizes="(min-width: 640px) 620px, 100vw"
        eager
        className="aspect-16/10 rounded-card"
      />
      <p className="text-sm text-ink-faint">
        {image && (
          <a href={image.url} target="_blank" rel="noreferrer" className="link float-right">
            Full size
          </a>
        )}
        {images.length === 0 && 'No picture: buyers see the drawing of its type.'}
        {image &&
          `Picture ${shown + 1} of ${images.length}${image.alt ? `: ${image.alt}` : ', without a text'}`}
      </p>
      {images.length > 1 && (
        <ul className="flex gap-2 overflow-x-auto p-1">
          {images.map(({ url }, index) => (
            <li key={url} className="shrink-0">
              <button
                type="button"
                aria-label={`Show picture ${index + 1} of ${images.length}`}
                aria-current={index === shown}
                onClick={() => setShown(index)}
                className={cn(
                  'h-14 w-20 overflow-hidden rounded-control border-2',
                  index === shown ? 'border-primary' : 'border-transparent',
                )}
              >
                <img src={url} alt="" loading="lazy" className="size-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function facts(listing: Listing): [label: string, value: string][] {
  const given: [string, string | null][] = [
    ['Address', listing.address],
    ['How to find it', listing.locationDetails],
    ...listing.specs.map(({ label, value }): [string, string] => [label, value]),
    ['Features', listing.features.join(', ')],
    ['Audience', listing.targetMarket.join(', ')],
    ['Available', [listing.availabilityStart, listing.availabilityEnd].filter(Boolean).join(' to ')],
    ...TERM_NAMES.filter((name) => LISTING_TERMS[name].kind === 'text').map(
      (name): [string, string | null] => [LISTING_TERMS[name].label, formatTerm(name, listing)],
    ),
  ]
  return given.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

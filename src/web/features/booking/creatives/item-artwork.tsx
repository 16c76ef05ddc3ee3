import type { Artwork } from '#contract/booking/creatives.ts'
import { IfMay, RoleNote } from '#web/platform/auth/if-may.tsx'
import { CreativeCard } from './creative-card.tsx'
import { type ArtworkItem, splitCreatives } from './item-words.ts'
import { SendArtwork } from './send-artwork.tsx'

type ItemArtworkProps = { bookingId: number; artwork: Artwork; item: ArtworkItem; listingId: number }

/** What was sent for one placement, the latest first, and sending more. */
export function ItemArtwork({ bookingId, artwork, item, listingId }: ItemArtworkProps) {
  const { current, past } = splitCreatives(artwork.creatives, item.item)
  return (
    <div className="flex flex-col gap-5">
      {current.map((creative) => (
        <CreativeCard
          key={creative.id}
          bookingId={bookingId}
          creative={creative}
          canDecide={artwork.canDecide}
          listingId={listingId}
        />
      ))}
      {current.length === 0 && !artwork.canSend && item.like === null && (
        <p className="text-ink-soft">Nothing has been sent yet.</p>
      )}
      {artwork.canSend && (
        <IfMay needs="produce" otherwise={<RoleNote needs="produce" />}>
          <SendArtwork bookingId={bookingId} artwork={artwork} item={item} hasSent={current.length > 0} />
        </IfMay>
      )}
      {past.length > 0 && (
        <details>
          <summary className="cursor-pointer text-ink-soft hover:text-ink">
            {past.length === 1 ? 'One earlier file' : `${past.length} earlier files`}
          </summary>
          <div className="mt-4 flex flex-col gap-5">
            {past.map((creative) => (
              <CreativeCard key={creative.id} {...{ bookingId, creative, listingId }} canDecide={false} />
            ))}
          </div>
        </details>
      )}
    </div>
  )
}

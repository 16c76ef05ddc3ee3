import { ChevronDown } from 'lucide-react'
import type { Artwork } from '#contract/booking/creatives.ts'
import { isWaitedFor } from './is-waited-for.ts'
import { ItemArtwork } from './item-artwork.tsx'
import { type ArtworkItem, describeItem } from './item-words.ts'

type ItemRowProps = { bookingId: number; artwork: Artwork; item: ArtworkItem; listingId: number }

export function ItemRow({ bookingId, artwork, item, listingId }: ItemRowProps) {
  return (
    <details className="group/item" open={isWaitedFor(artwork, item)}>
      <summary className="grid min-h-14 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2.5 wrap-anywhere [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{item.name}</span>
        <ChevronDown
          aria-hidden="true"
          className="row-span-2 size-5 transition-transform duration-150 group-open/item:rotate-180"
        />
        <span className="text-sm text-ink-soft">{describeItem(item, artwork.items)}</span>
      </summary>
      <div className="pt-1 pb-5">
        <ItemArtwork {...{ bookingId, artwork, item, listingId }} />
      </div>
    </details>
  )
}

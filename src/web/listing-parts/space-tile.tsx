import type { SpaceCard } from '#contract/discovery/market.ts'
import { toAdTypeLook } from './ad-type.tsx'
import { AddToPlanButton } from './add-to-plan-button.tsx'
import { ListingLink } from './listing-link.tsx'
import { ListingPicture } from './listing-picture.tsx'
import { PriceText } from './price-text.tsx'

const SIZES = '(min-width: 640px) 9rem, 7rem'

/** A space in a short list: small picture, title, place and price; all of it is the link. Its screen has `AddToPlanHost`. */
export function SpaceTile({ space }: { space: SpaceCard }) {
  const { id, title, adType, place, price, interval } = space
  return (
    <article className="group relative flex h-full overflow-hidden rounded-card border border-rule bg-card">
      <ListingPicture listing={space} sizes={SIZES} className="w-28 shrink-0 sm:w-36" />
      <AddToPlanButton
        isIcon
        space={{ listingId: id, title }}
        className="absolute! top-2 left-2 z-10 print:hidden"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 p-3">
        <h3 className="line-clamp-2 text-base leading-snug">
          <ListingLink id={id} className="after:absolute after:inset-0 group-hover:underline">
            {title}
          </ListingLink>
        </h3>
        <p className="line-clamp-1 text-sm text-ink-soft">
          {toAdTypeLook(adType).label} · {place}
        </p>
        <p className="mt-auto">
          <PriceText price={price} interval={interval} />
        </p>
      </div>
    </article>
  )
}

import { useWatch } from 'react-hook-form'
import { intervalFor } from '#domain/listings/listing-kind.ts'
import { toIllustrationUrl } from '#domain/listings/pictures.ts'
import { ListingPlace } from '#web/listing-parts/listing-place.tsx'
import { PriceText } from '#web/listing-parts/price-text.tsx'
import { TypeBadge } from '#web/listing-parts/type-badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { useListingForm } from './form-context.ts'

/** Live preview of the result card. */
export function PreviewCard() {
  const { control } = useListingForm()
  const [title, type, price, interval, listingType, location, images] = useWatch({
    control,
    name: ['title', 'type', 'price', 'interval', 'listingType', 'location', 'images'],
  })
  const dollars = Number(price)
  const picture = images[0]
  return (
    <section aria-label="Preview">
      <p className="mb-2 text-sm font-semibold text-ink-soft">How buyers will see it</p>
      <Card className="wrap-anywhere overflow-hidden">
        <img
          src={picture?.url ?? toIllustrationUrl(type)}
          alt={picture?.alt ?? ''}
          width={360}
          height={240}
          className="aspect-3/2 w-full bg-sunk object-cover"
        />
        <div className="flex flex-col gap-2 p-4">
          <div className="flex items-start justify-between gap-3">
            {price.trim() !== '' && Number.isFinite(dollars) && dollars >= 0 ? (
              <PriceText price={dollars} interval={intervalFor(listingType, interval)} size="lg" />
            ) : (
              <span className="text-ink-faint">Price</span>
            )}
            {type && <TypeBadge adType={type} />}
          </div>
          <p className={title.trim() ? 'font-semibold' : 'text-ink-faint'}>{title.trim() || 'Title'}</p>
          <ListingPlace>{location.trim() || 'Location'}</ListingPlace>
        </div>
      </Card>
    </section>
  )
}

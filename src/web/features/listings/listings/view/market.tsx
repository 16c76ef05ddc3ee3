import type { ListingMarket, PriceStanding } from '#contract/discovery/market.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { costPerThousand, formatCpm } from '#domain/listings/cost-per-thousand.ts'
import { PRICE_SIDE_WORDS } from '#domain/listings/price-side.ts'
import { formatPrice } from '#domain/money.ts'
import { SpaceTile } from '#web/listing-parts/space-tile.tsx'
import { formatDailyViews } from './format.ts'
import { OtherFaces } from './other-faces.tsx'
import { PriceRange } from './price-range.tsx'
import { describeComparables } from './price-verdict.tsx'

interface MarketProps {
  listing: Listing
  market: ListingMarket
}

/** Beside its market: how the price compares, what a thousand contacts cost, and spaces like it. */
export function Market({ listing, market: { price, similar } }: MarketProps) {
  const cpm = costPerThousand(listing)
  return (
    <div className="mt-3 flex flex-col gap-8">
      {(price || cpm) && (
        <section id="price" aria-labelledby="price-title" className="scroll-mt-20 break-inside-avoid">
          <h2 id="price-title" className="mb-3 text-xl">
            How the price compares
          </h2>
          <div className="grid gap-4 rounded-card border border-rule bg-card p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-8">
            {price ? <Standing standing={price} listing={listing} /> : <TooFew />}
            {cpm && (
              <dl className="flex flex-col sm:w-48 sm:border-l sm:border-rule sm:pl-6">
                <dt className="text-sm text-ink-faint">Cost per thousand</dt>
                <dd className="price text-2xl">{formatCpm(cpm)}</dd>
                <dd className="text-sm text-ink-soft">
                  {`CPM of ${formatPrice(listing.price, listing.interval)} for ${formatDailyViews(listing.audience)}`}
                </dd>
              </dl>
            )}
          </div>
        </section>
      )}
      <OtherFaces id={listing.id} />
      {similar.length > 0 && (
        <section aria-labelledby="similar-title" className="print:hidden">
          <h2 id="similar-title" className="mb-3 text-xl">
            {listing.coordinates ? 'Similar spaces nearby' : 'Similar spaces'}
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2">
            {similar.map((space) => (
              <li key={space.id}>
                <SpaceTile space={space} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function TooFew() {
  return <p className="text-ink-soft">Too few comparable spaces are listed to say how this price compares.</p>
}

function Standing({ standing, listing }: { standing: PriceStanding; listing: Listing }) {
  const { side, interval, price, median, lowerQuartile, upperQuartile } = standing
  const at = (dollars: number) => formatPrice(dollars, interval)
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <p>
        <strong>{at(price)}</strong>
        {` is ${PRICE_SIDE_WORDS[side]} of ${describeComparables(standing, listing.adType)}. The median is ${at(median)}; half of them ask ${at(lowerQuartile)} to ${at(upperQuartile)}.`}
      </p>
      <PriceRange standing={standing} />
    </div>
  )
}

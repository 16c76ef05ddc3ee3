import { lazy, Suspense } from 'react'
import type { ListingMarket } from '#contract/discovery/market.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { ServerMarkup, useIsFromServer } from '#web/ui/server-markup.tsx'

interface MarketSectionProps {
  listing: Listing
  market: ListingMarket | undefined
}

const load = async () => (await import('./market.tsx')).Market
const Market = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }))

/** Facts to read: drawn with the page, where the browser never loads their code; else after it. Key it by the listing. */
export function MarketSection({ listing, market }: MarketSectionProps) {
  const isFromServer = useIsFromServer()
  const isDrawn = import.meta.env.SSR || !isFromServer
  return (
    <ServerMarkup>
      {isDrawn && market ? (
        <Suspense>
          <Market listing={listing} market={market} />
        </Suspense>
      ) : undefined}
    </ServerMarkup>
  )
}

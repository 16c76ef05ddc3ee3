import { useQuery } from '@tanstack/react-query'
import type { FoundListing } from '#contract/discovery/search.ts'
import { ListingLink } from '#web/listing-parts/listing-link.tsx'
import { ListingPicture } from '#web/listing-parts/listing-picture.tsx'
import { ListingPrice } from '#web/listing-parts/listing-price.tsx'
import { TypeBadge } from '#web/listing-parts/type-badge.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import type { Cluster } from '../../../map/pin-price.ts'
import { formatBbox } from '../../../map/viewport.ts'
import { stackQuery } from './queries.ts'
import type { SearchState } from './search-state.ts'

/** Popup of a pin: one space, or all at one point. */
export function ClusterPopup({ state, cluster }: { state: SearchState; cluster: Cluster }) {
  if (cluster.listing) return <ListingPopup listing={cluster.listing} />
  const { west, south, east, north } = cluster.bounds
  const around = { west: west - 1e-5, south: south - 1e-5, east: east + 1e-5, north: north + 1e-5 }
  return <StackPopup state={state} bbox={formatBbox(around)} cluster={cluster} />
}

/** Popup of one space. */
function ListingPopup({ listing }: { listing: FoundListing }) {
  return (
    <div>
      <ListingPicture listing={listing} sizes="264px" className="aspect-[2/1]" />
      <div className="flex flex-col gap-1.5 p-3.5">
        <TypeBadge adType={listing.adType} className="self-start" />
        <p className="line-clamp-2 font-display text-base leading-snug font-bold">{listing.title}</p>
        <p className="line-clamp-1 text-sm text-ink-soft">{listing.location.text}</p>
        <p className="flex items-baseline justify-between gap-2">
          <ListingPrice listing={listing} />
          <DetailsLink listing={listing} />
        </p>
      </div>
    </div>
  )
}

/** Popup list of all spaces at one point, or too close to separate by zooming. */
function StackPopup({ state, bbox, cluster }: { state: SearchState; bbox: string; cluster: Cluster }) {
  const { data, isError } = useQuery(stackQuery(state, bbox))
  return (
    <div className="p-3.5">
      <p className="pr-8 font-display text-base font-bold">
        {cluster.count} spaces {cluster.stack ? 'at this address' : 'close together'}
      </p>
      {!data && !isError && <LoadingState label="Loading listings..." />}
      {isError && <p role="alert">These spaces could not be loaded. Close this and try again.</p>}
      <ul className="mt-2 max-h-64 divide-y divide-rule overflow-y-auto">
        {data?.map((listing) => (
          <li key={listing.id} className="flex flex-col gap-1 py-2.5">
            <p className="flex items-start justify-between gap-2 leading-snug font-semibold">
              <span className="line-clamp-2 min-w-0">{listing.title}</span>
              <TypeBadge adType={listing.adType} className="shrink-0" />
            </p>
            <p className="flex items-baseline justify-between gap-2">
              <ListingPrice listing={listing} size="sm" />
              <DetailsLink listing={listing} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function DetailsLink({ listing }: { listing: FoundListing }) {
  return (
    <ListingLink id={listing.id} dates={listing.asked} className="link shrink-0 text-sm font-semibold">
      View Details
      <span className="sr-only"> of {listing.title}</span>
    </ListingLink>
  )
}

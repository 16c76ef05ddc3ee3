import { Link } from '@tanstack/react-router'
import { ListingPrice } from '#web/listing-parts/listing-price.tsx'
import type { CardListing } from './card-listing.ts'

/** The results' places as text, for when the map is unavailable. */
export function PlaceList({ listings }: { listings: readonly CardListing[] }) {
  const located = listings.filter((listing) => listing.coordinates)
  if (located.length === 0) return <p>No listings with valid coordinates available</p>
  return (
    <ul className="divide-y divide-rule">
      {located.map((listing) => (
        <li key={listing.id} className="flex items-baseline gap-3 py-2.5">
          <span className="min-w-0 flex-1">
            <Link
              to="/listing/$id"
              params={{ id: String(listing.id) }}
              className="font-semibold underline-offset-4 hover:underline"
            >
              {listing.title}
            </Link>
            <span className="block text-sm text-ink-soft">{listing.location.text}</span>
          </span>
          <ListingPrice listing={listing} size="sm" />
        </li>
      ))}
    </ul>
  )
}

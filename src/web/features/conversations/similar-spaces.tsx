import { useQueries } from '@tanstack/react-query'
import { ListingLink } from '#web/listing-parts/listing-link.tsx'
import { PriceText } from '#web/listing-parts/price-text.tsx'
import { spaceQuery } from './queries.ts'

/** Spaces to ask for while a seller does not answer; those that are gone by now are left out. */
export function SimilarSpaces({ ids }: { ids: readonly number[] }) {
  const spaces = useQueries({ queries: ids.map((id) => spaceQuery(id)) }).flatMap(({ data }) => data ?? [])
  if (spaces.length === 0) return null
  return (
    <ul className="mx-auto grid w-full max-w-md gap-2 pb-2">
      {spaces.map(({ id, title, imageUrl, price, interval }) => (
        <li
          key={id}
          className="relative flex items-center gap-3 overflow-hidden rounded-card border border-rule bg-card pr-3"
        >
          <img src={imageUrl} alt="" loading="lazy" className="h-16 w-24 shrink-0 bg-sunk object-cover" />
          <div className="min-w-0 py-1.5">
            <ListingLink
              id={id}
              className="line-clamp-1 font-semibold after:absolute after:inset-0 hover:underline"
            >
              {title}
            </ListingLink>
            <PriceText price={price} interval={interval} />
          </div>
        </li>
      ))}
    </ul>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PriceText } from '#web/listing-parts/price-text.tsx'
import { spaceQuery } from './queries.ts'

/** Spaces to ask for while a seller does not answer; those that are gone by now are left out. */
export function SimilarSpaces({ ids }: { ids: readonly number[] }) {
  return (
    <ul className="mx-auto grid w-full max-w-md gap-2 pb-2 empty:hidden">
      {ids.map((id) => (
        <SimilarSpace key={id} id={id} />
      ))}
    </ul>
  )
}

function SimilarSpace({ id }: { id: number }) {
  const { data: space } = useQuery(spaceQuery(id))
  if (!space) return null
  const { title, imageUrl, price, interval } = space
  return (
    <li className="relative flex items-center gap-3 overflow-hidden rounded-card border border-rule bg-card pr-3">
      <img src={imageUrl} alt="" loading="lazy" className="h-16 w-24 shrink-0 bg-sunk object-cover" />
      <div className="min-w-0 py-1.5">
        <Link
          to="/listing/$id"
          params={{ id: String(id) }}
          className="line-clamp-1 font-semibold after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
        <PriceText price={price} interval={interval} />
      </div>
    </li>
  )
}

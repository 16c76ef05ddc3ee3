import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { describePermit } from '#domain/listings/structure-terms.ts'
import { PriceText } from '#web/listing-parts/price-text.tsx'
import { describeMoreFaces } from './more-faces.ts'
import { standsWithQuery } from './stands-with-query.ts'

/** What else is public where a space stands. */
export function OtherFaces({ id }: { id: number }) {
  const { data } = useQuery(standsWithQuery(id))
  if (!data) return null
  const { faces, total } = data
  const permit = data.permit && describePermit(data.permit)
  const more = describeMoreFaces(total, faces.length)
  return (
    <>
      {faces.length > 0 && (
        <section aria-labelledby="faces-title" className="break-inside-avoid">
          <h2 id="faces-title" className="mb-3 text-xl">
            Other faces here
          </h2>
          <ul className="flex flex-col divide-y divide-rule rounded-card border border-rule bg-card px-4">
            {faces.map((face) => (
              <li
                key={face.id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3"
              >
                <span className="min-w-0 wrap-anywhere">
                  <Link to="/listing/$id" params={{ id: String(face.id) }} className="link font-semibold">
                    {face.title}
                  </Link>
                  {face.words && <span className="block text-sm text-ink-soft">{face.words}</span>}
                </span>
                <PriceText price={face.price} interval={face.interval} />
              </li>
            ))}
            {more && <li className="py-3 text-sm text-ink-soft">{more}</li>}
          </ul>
        </section>
      )}
      {permit && <p className="text-sm text-ink-soft">{permit}</p>}
    </>
  )
}

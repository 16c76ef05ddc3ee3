import { useQuery } from '@tanstack/react-query'
import { titleShown } from '#domain/booking/proof/shown-photo.ts'
import { toMonthName } from '#domain/format-dates.ts'
import type { AdType } from '#domain/vocabulary.ts'
import { shownPhotosQuery } from './queries.ts'

type ShownPhotosProps = { listing: { id: number; title: string; adType: AdType } }

/** Of earlier bookings of a space: "As it hung", March 2027; nothing where none is shown. */
export function ShownPhotos({ listing: { id, title, adType } }: ShownPhotosProps) {
  const { data } = useQuery(shownPhotosQuery(id))
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby="shown-title" className="mt-3 flex flex-col gap-3 break-inside-avoid">
      <header>
        <h2 id="shown-title" className="text-xl">
          {titleShown(adType)}
        </h2>
        <p className="text-ink-soft">
          Photos that the seller handed in as proof of earlier bookings, shown with the consent of the
          advertisers.
        </p>
      </header>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {data.items.map((photo) => (
          <li key={photo.id}>
            <figure className="flex flex-col gap-1">
              <a href={photo.url} target="_blank" rel="noreferrer">
                <img
                  src={photo.url}
                  width={photo.width}
                  height={photo.height}
                  alt={`${title} in ${toMonthName(photo.takenOn)}`}
                  loading="lazy"
                  className="aspect-3/2 w-full rounded-control bg-sunk object-cover"
                />
              </a>
              <figcaption className="text-sm text-ink-faint">{toMonthName(photo.takenOn)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

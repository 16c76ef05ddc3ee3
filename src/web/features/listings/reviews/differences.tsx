import type { ReactNode } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { cn } from '#web/ui/cn.ts'
import { MarkedWords } from '#web/ui/marked-words.tsx'
import { compareListings, type Difference, hasOtherPictures } from './compare-listings.ts'

type Labels = readonly [before: string, after: string]
type DifferencesProps = { before: Listing; after: Listing; labels: Labels }

/** Side-by-side diff of two versions of a listing. */
export function Differences({ before, after, labels }: DifferencesProps) {
  return (
    <dl className="flex w-full flex-col gap-4">
      {compareListings(before, after).map((difference) => (
        <DifferenceRow key={difference.label} difference={difference} labels={labels} />
      ))}
      {hasOtherPictures(before, after) && (
        <Sides
          label="Pictures"
          labels={labels}
          before={<PictureStrip listing={before} other={after} words="Taken out" />}
          after={<PictureStrip listing={after} other={before} words="New" />}
        />
      )}
    </dl>
  )
}

function DifferenceRow({ difference, labels }: { difference: Difference; labels: Labels }) {
  const { label, before, after, note } = difference
  return (
    <Sides
      labels={labels}
      label={note ? `${label} (${note.toLowerCase()})` : label}
      before={before ? <MarkedWords {...{ before, after }} hidden="new" /> : <Nothing />}
      after={after ? <MarkedWords {...{ before, after }} hidden="gone" /> : <Nothing />}
    />
  )
}

type SidesProps = { label: string; labels: Labels; before: ReactNode; after: ReactNode }

function Sides({ label, labels, before, after }: SidesProps) {
  const side = 'min-w-0 rounded-control border border-rule px-3 py-2 whitespace-pre-line wrap-anywhere'
  return (
    <div className="grid gap-2 md:grid-cols-2">
      <dt className="text-sm font-semibold md:col-span-2">{label}</dt>
      <dd className={side}>
        <span className="block text-xs text-ink-faint">{labels[0]}</span>
        {before}
      </dd>
      <dd className={side}>
        <span className="block text-xs text-ink-faint">{labels[1]}</span>
        {after}
      </dd>
    </div>
  )
}

const Nothing = () => <span className="text-ink-faint">Nothing</span>

type StripProps = { listing: Listing; other: Listing; words: string }

/** Pictures in order; those the other side lacks are framed and labeled. */
function PictureStrip({ listing, other, words }: StripProps) {
  const known = new Set(other.images.map(({ url }) => url))
  if (listing.images.length === 0) return <Nothing />
  return (
    <ul className="mt-1 flex flex-wrap gap-2">
      {listing.images.map(({ url, alt }) => (
        <li key={url} className="w-28">
          <a href={url} target="_blank" rel="noreferrer">
            <img
              src={url}
              alt={alt || 'No text for this picture'}
              loading="lazy"
              className={cn(
                'h-18 w-28 rounded-control border-2 object-cover',
                known.has(url) ? 'border-transparent' : 'border-accent',
              )}
            />
          </a>
          <span className="block text-xs text-ink-faint">
            {[known.has(url) ? null : words, alt].filter(Boolean).join(': ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { FoundListing } from '#contract/discovery/search.ts'
import { AddToPlanButton } from '#web/listing-parts/add-to-plan-button.tsx'
import { compared } from '#web/listing-parts/compared.ts'
import { ListingLink } from '#web/listing-parts/listing-link.tsx'
import { ListingPicture } from '#web/listing-parts/listing-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import type { CompareState } from './compare-state.ts'
import { withoutId } from './compared-ids.ts'

/** Head of a column: picture, title, where to book it or ask about it, and a way to take it off. A link, so that it works without scripts. */
export function ComparedHead({ space, state }: { space: FoundListing; state: CompareState }) {
  const { id, title } = space
  const dates = state.from ? { first: state.from, last: state.to ?? state.from } : null
  return (
    <div className="relative flex h-full flex-col gap-2">
      <ListingPicture
        listing={space}
        sizes="(min-width: 768px) 14rem, 40vw"
        className="aspect-3/2 w-full rounded-control"
      />
      <ListingLink id={id} dates={dates} className="link line-clamp-4 font-semibold">
        {title}
      </ListingLink>
      <p className="mt-auto flex flex-wrap gap-2 print:hidden">
        {space.dated && (
          <Button
            size="sm"
            render={<ListingLink id={id} dates={dates} hash="dates-title" aria-label={`Book ${title}`} />}
          >
            Book
          </Button>
        )}
        <Button
          size="sm"
          variant="outline"
          render={
            <ListingLink id={id} dates={dates} hash="contact-title" aria-label={`Ask about ${title}`} />
          }
        >
          Ask
        </Button>
        <AddToPlanButton space={{ listingId: id, title, days: dates }} size="sm" variant="outline" />
      </p>
      <Link
        to="/compare"
        search={{ ...state, ids: withoutId(state.ids, id) }}
        replace
        aria-label={`Remove ${title}`}
        onClick={() => compared.set(id, false)}
        className="touch-target absolute top-1.5 right-1.5 grid size-8 place-items-center rounded-full bg-card/90 text-ink shadow-card hover:bg-card print:hidden"
      >
        <X aria-hidden="true" className="size-4" />
      </Link>
    </div>
  )
}

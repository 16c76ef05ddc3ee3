import { CalendarClock } from 'lucide-react'
import { useId } from 'react'
import { AddToPlanButton } from '#web/listing-parts/add-to-plan-button.tsx'
import { AnswerLine, PromptBadge } from '#web/listing-parts/answer-line.tsx'
import { toCardAnswers } from '#web/listing-parts/card-answers.ts'
import { CardFrame } from '#web/listing-parts/card-frame.tsx'
import { setCompared } from '#web/listing-parts/compare-toggle.tsx'
import { ListingLink } from '#web/listing-parts/listing-link.tsx'
import { ListingPlace } from '#web/listing-parts/listing-place.tsx'
import { ListingPrice } from '#web/listing-parts/listing-price.tsx'
import { TypeBadge } from '#web/listing-parts/type-badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { MatchMeter } from './match-meter.tsx'
import { MatchReasons } from './match-reasons.tsx'
import type { ShownMatch } from './shown-match.ts'

const SIZES = '(min-width: 768px) 200px, calc(100vw - 2rem)'

interface MatchCardProps {
  match: ShownMatch
  eager: boolean
  isCompared: boolean
}

/** One match, as short as a result of the search: the verdict in one line, its reasons behind "Why this score". */
export function MatchCard({ match, eager, isCompared }: MatchCardProps) {
  const { listing, matchScore, verdict, miss } = match
  const titleId = useId()
  const answers = toCardAnswers(listing.seller.answers)
  return (
    <CardFrame
      data-listing={listing.id}
      aria-labelledby={titleId}
      titleId={titleId}
      listing={listing}
      hasCompare={false}
      planned={false}
      picture={{ sizes: SIZES, eager, className: 'aspect-[16/9] md:aspect-auto md:w-50' }}
      bodyClassName="gap-1 md:px-4 md:py-3"
      className="md:flex-row"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 md:pr-11">
        <TypeBadge adType={listing.adType} />
        {answers?.isPrompt && <PromptBadge />}
        {matchScore !== null && <MatchMeter score={matchScore} />}
      </div>
      <h3 id={titleId} className="line-clamp-2 text-[1.0625rem] leading-snug md:pr-11">
        {listing.title}
      </h3>
      <ListingPlace>{listing.location.text}</ListingPlace>
      {miss && (
        <p className="flex items-center gap-1.5 text-[0.9375rem] font-semibold">
          <CalendarClock aria-hidden="true" className="size-4 shrink-0 text-primary" />
          {miss}
        </p>
      )}
      {verdict && <p className="text-[0.9375rem]">{verdict}</p>}
      <p className="line-clamp-1 text-sm text-ink-soft">{listing.description}</p>
      {answers && <AnswerLine answers={answers} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-1">
        <ListingPrice listing={listing} size="lg" />
        <Checkbox
          label={
            <>
              Compare<span className="sr-only"> {listing.title}</span>
            </>
          }
          checked={isCompared}
          onChange={(event) => setCompared(listing.id, event.target.checked)}
          className="ml-auto"
        />
        <AddToPlanButton
          space={{ listingId: listing.id, title: listing.title, days: listing.dated }}
          size="sm"
          variant="outline"
        />
        <Button size="sm" render={<ListingLink id={listing.id} dates={listing.dated} />}>
          View Details<span className="sr-only"> of {listing.title}</span>
        </Button>
      </div>
      <MatchReasons match={match} />
    </CardFrame>
  )
}

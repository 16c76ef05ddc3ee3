import { Banknote, Check, Minus, Users } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { AssistantMatch } from '#contract/assistants.ts'
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
import { MatchScore } from './match-score.tsx'

export type ShownMatch = Omit<AssistantMatch, 'matchScore'> & { matchScore: number | null }

const SIZES = '(min-width: 768px) 240px, calc(100vw - 2rem)'

interface MatchCardProps {
  match: ShownMatch
  eager: boolean
  isCompared: boolean
}

/** One match with its reasons. */
export function MatchCard({ match, eager, isCompared }: MatchCardProps) {
  const { listing } = match
  const titleId = useId()
  const answers = toCardAnswers(listing.seller.answers)
  return (
    <CardFrame
      aria-labelledby={titleId}
      listing={listing}
      hasCompare={false}
      picture={{ sizes: SIZES, eager, className: 'aspect-[16/9] md:aspect-auto md:w-60' }}
      bodyClassName="gap-2.5 md:p-5"
      className="md:flex-row"
    >
      <div className="flex flex-wrap items-center gap-2">
        <TypeBadge adType={listing.adType} />
        {answers?.isPrompt && <PromptBadge />}
        {match.matchScore !== null && (
          <span className="text-sm font-semibold text-primary tabular-nums">
            {Math.round(match.matchScore)}% match
          </span>
        )}
      </div>
      <h3 id={titleId} className="line-clamp-2 text-lg leading-snug">
        {listing.title}
      </h3>
      <ListingPlace>{listing.location.text}</ListingPlace>
      {answers && <AnswerLine answers={answers} />}
      <p className="line-clamp-3 text-[0.9375rem] text-ink-soft">{listing.description}</p>
      <Why match={match} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-1">
        <ListingPrice listing={listing} size="lg" />
        <Checkbox
          label="Compare"
          aria-describedby={titleId}
          checked={isCompared}
          onChange={(event) => setCompared(listing.id, event.target.checked)}
          className="ml-auto"
        />
        <Button render={<ListingLink id={listing.id} dates={listing.dated} aria-describedby={titleId} />}>
          View Details
        </Button>
      </div>
    </CardFrame>
  )
}

function Why({ match: { listing, benefits, reach, value, matchScore, parts } }: { match: ShownMatch }) {
  return (
    <div className="flex flex-col gap-1 text-sm">
      <ul className="flex flex-col gap-1">
        {benefits.map((benefit) => (
          <Reason
            key={benefit}
            icon={
              isWeak(benefit, parts) ? (
                <Minus aria-hidden="true" className="text-ink-faint!" />
              ) : (
                <Check aria-hidden="true" />
              )
            }
          >
            {benefit}
          </Reason>
        ))}
        {reach && <Reason icon={<Users aria-hidden="true" />}>{reach}</Reason>}
        {value && <Reason icon={<Banknote aria-hidden="true" />}>{value}</Reason>}
      </ul>
      {matchScore !== null && parts.length > 0 && (
        <MatchScore title={listing.title} score={matchScore} parts={parts} />
      )}
    </div>
  )
}

const PART_OF_SENTENCE = { Place: 'place', Price: 'budget', Dates: 'availability' } as const
const WEAK = { place: 0.4, budget: 0.5, availability: 0.75 } as const

/** A reason with a low score is a drawback, and gets no tick. */
function isWeak(sentence: string, parts: ShownMatch['parts']): boolean {
  const name = PART_OF_SENTENCE[sentence.split(':')[0] as keyof typeof PART_OF_SENTENCE]
  const part = parts.find((one) => one.name === name)
  return part !== undefined && name !== undefined && part.points / part.max < WEAK[name]
}

function Reason({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="flex items-start gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-primary">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  )
}

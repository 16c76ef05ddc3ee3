import { Link } from '@tanstack/react-router'
import { Banknote, Check, MapPin, Minus, Users } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { AssistantMatch } from '#contract/assistants.ts'
import { favorites, seenListings, useStoredSet } from '#web/listing-parts/listing-marks.ts'
import { TypeBadge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FavoriteButton } from '#web/ui/favorite-button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PriceText } from '#web/ui/price-text.tsx'
import { MatchScore } from './match-score.tsx'

export type ShownMatch = Omit<AssistantMatch, 'matchScore'> & { matchScore: number | null }

const SIZES = '(min-width: 768px) 240px, calc(100vw - 2rem)'

interface MatchCardProps {
  match: ShownMatch
  eager: boolean
  isCompared: boolean
  /** Absent when no more can be chosen. */
  onCompare?: ((isCompared: boolean) => void) | undefined
}

/** One space that fits, and why. */
export function MatchCard({ match, eager, isCompared, onCompare }: MatchCardProps) {
  const { listing } = match
  const titleId = useId()
  const isFavorite = useStoredSet(favorites).has(listing.id)
  const picture = listing.images[0]
  return (
    <Card
      render={<article aria-labelledby={titleId} />}
      className="relative flex flex-col overflow-hidden md:flex-row"
    >
      <Picture
        src={listing.imageUrl}
        alt=""
        sources={picture?.sources ?? []}
        placeholder={picture?.placeholder ?? null}
        sizes={SIZES}
        eager={eager}
        className="aspect-[16/9] shrink-0 md:aspect-auto md:w-60"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-2.5 p-4 md:p-5">
        <div className="flex flex-wrap items-center gap-2">
          <TypeBadge adType={listing.adType} />
          {match.matchScore !== null && (
            <span className="text-sm font-semibold text-primary tabular-nums">
              {Math.round(match.matchScore)}% match
            </span>
          )}
        </div>
        <h3 id={titleId} className="line-clamp-2 text-lg leading-snug">
          {listing.title}
        </h3>
        <p className="flex items-start gap-1.5 text-sm text-ink-soft">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-faint" />
          {listing.location.text}
        </p>
        <p className="line-clamp-3 text-[0.9375rem] text-ink-soft">{listing.description}</p>
        <Why match={match} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-1">
          <PriceText price={listing.price} interval={listing.interval} size="lg" />
          <Checkbox
            label="Compare"
            aria-describedby={titleId}
            checked={isCompared}
            disabled={!onCompare}
            onChange={(event) => onCompare?.(event.target.checked)}
            className="ml-auto"
          />
          <Button
            render={
              <Link
                to="/listing/$id"
                params={{ id: String(listing.id) }}
                aria-describedby={titleId}
                onClick={() => seenListings.set(listing.id, true)}
              />
            }
          >
            View Details
          </Button>
        </div>
      </div>
      <FavoriteButton
        favorite={isFavorite}
        onFavoriteChange={(next) => favorites.set(listing.id, next)}
        className="absolute! top-2.5 right-2.5 z-10"
      />
    </Card>
  )
}

function Why({ match: { benefits, reach, value, matchScore, parts } }: { match: ShownMatch }) {
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
      {matchScore !== null && parts.length > 0 && <MatchScore score={matchScore} parts={parts} />}
    </div>
  )
}

const PART_OF_SENTENCE = { Place: 'place', Price: 'budget', Dates: 'availability' } as const
const WEAK = { place: 0.4, budget: 0.5, availability: 0.75 } as const

/** A sentence whose part of the score is low tells a drawback, and gets no tick. */
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

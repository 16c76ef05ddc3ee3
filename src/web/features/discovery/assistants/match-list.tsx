import { useRef } from 'react'
import { compared, useStoredSet } from '#web/listing-parts/compared.ts'
import { useCountCards } from '#web/listing-parts/use-count-cards.ts'
import { MatchCard } from './match-card.tsx'
import type { ShownMatch } from './shown-match.ts'

interface MatchListProps {
  matches: readonly ShownMatch[]
  /** So many pictures are loaded at once. */
  eager?: number
}

/** Matches, best first. Key it by the search. */
export function MatchList({ matches, eager = 0 }: MatchListProps) {
  const chosen = useStoredSet(compared)
  const list = useRef<HTMLUListElement>(null)
  useCountCards(
    list,
    matches.map(({ listing }) => listing.id),
  )
  return (
    <ul ref={list} className="flex flex-col gap-3">
      {matches.map((match, index) => (
        <li key={match.listing.id}>
          <MatchCard match={match} eager={index < eager} isCompared={chosen.has(match.listing.id)} />
        </li>
      ))}
    </ul>
  )
}

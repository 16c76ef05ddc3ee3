import { compared, useStoredSet } from '#web/listing-parts/compared.ts'
import { MatchCard, type ShownMatch } from './match-card.tsx'

/** Matches, best first. Key it by the search. */
export function MatchList({ matches }: { matches: readonly ShownMatch[] }) {
  const chosen = useStoredSet(compared)
  return (
    <ul className="flex flex-col gap-4">
      {matches.map((match, index) => (
        <li key={match.listing.id}>
          <MatchCard match={match} eager={index < 2} isCompared={chosen.has(match.listing.id)} />
        </li>
      ))}
    </ul>
  )
}

import { useState } from 'react'
import type { ComparisonRow } from '#domain/compare-spaces.ts'
import { CompareBar, MAX_COMPARED } from '#web/listing-parts/compare-bar.tsx'
import { MatchCard, type ShownMatch } from './match-card.tsx'

/** Matches, best first, with a selection to compare. Key it by the search. */
export function MatchList({ matches }: { matches: readonly ShownMatch[] }) {
  const [chosenIds, setChosenIds] = useState<readonly number[]>([])
  const chosen = matches.filter(({ listing }) => chosenIds.includes(listing.id))
  const choose = (id: number, isChosen: boolean) =>
    setChosenIds(isChosen ? [...chosenIds, id] : chosenIds.filter((other) => other !== id))
  return (
    <>
      <ul className="flex flex-col gap-4">
        {matches.map((match, index) => {
          const { id } = match.listing
          const isCompared = chosenIds.includes(id)
          const mayChoose = isCompared || chosen.length < MAX_COMPARED
          return (
            <li key={id}>
              <MatchCard
                match={match}
                eager={index < 2}
                isCompared={isCompared}
                onCompare={mayChoose ? (next) => choose(id, next) : undefined}
              />
            </li>
          )
        })}
      </ul>
      <CompareBar
        chosen={chosen.map(({ listing }) => listing)}
        extraRows={toScoreRows(chosen)}
        onClear={() => setChosenIds([])}
      />
    </>
  )
}

/** The score row of the comparison, when every space has a score. */
function toScoreRows(matches: readonly ShownMatch[]): ComparisonRow[] {
  const scores = matches.flatMap(({ matchScore }) => matchScore ?? [])
  if (scores.length < matches.length) return []
  return [{ label: 'Match', values: scores.map((score) => `${Math.round(score)}%`) }]
}

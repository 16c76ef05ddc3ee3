import { useState } from 'react'
import { CompareBar, MAX_COMPARED } from './compare-bar.tsx'
import { MatchCard, type ShownMatch } from './match-card.tsx'

/** The matches, best first, some of them chosen to be compared. Key it by the search. */
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
      <CompareBar chosen={chosen} onClear={() => setChosenIds([])} />
    </>
  )
}

import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { MapAnswer } from '#contract/discovery/search.ts'
import { required } from '#domain/required.ts'
import { omit } from './active-filters.ts'
import { DidYouMean } from './did-you-mean.tsx'
import type { SearchState } from './search-state.ts'

interface UnderstoodProps {
  state: SearchState
  answer: MapAnswer | undefined
}

/** Explains how the text was interpreted when it differs from the input, with a link to the alternative. */
export function Understood({ state, answer }: UnderstoodProps) {
  const typed = state.location
  if (!typed || !answer) return null
  const { place, reading, suggestions, total } = answer
  if (reading) return <Read state={state} answer={answer} />
  if (place)
    return (
      <>
        {place.confidence < CORRECTED && <Corrected state={state} place={place.canonical} />}
        <Around answer={answer} />
      </>
    )
  if (total === 0) return null
  const other = suggestions[0]
  return (
    <Line>
      Showing spaces that mention <strong className="text-ink">{typed}</strong>.
      {other && (
        <>
          {' '}
          Or did you mean the place{' '}
          <Link to="/" search={{ ...omit(state, []), location: other }} resetScroll={false} className="link">
            {other}
          </Link>
          ?
        </>
      )}
    </Line>
  )
}

/** Words that became a place and filters: the chips above show which; here is what was not used, and the way back. */
function Read({ state, answer }: { state: SearchState; answer: MapAnswer }) {
  const { total } = answer
  const unused = answer.reading?.unused ?? []
  return (
    <>
      <Line>
        “{state.location}” is read as the chips above.
        {unused.length > 0 && (
          <>
            {' '}
            Not used: <strong className="text-ink">{unused.join(', ')}</strong>.
          </>
        )}{' '}
        {!answer.place && total > 0 && <DidYouMean state={state} places={answer.suggestions} />}{' '}
        <LiteralLink state={state} />
      </Line>
      <Around answer={answer} />
    </>
  )
}

/** A landmark or a crossing means "near": how far had to be searched. */
function Around({ answer: { place, radiusMiles, total } }: { answer: MapAnswer }) {
  if (!place || radiusMiles === null || total === 0) return null
  return (
    <Line>
      Within {radiusMiles === 1 ? 'a mile' : `${radiusMiles} miles`} of{' '}
      <strong className="text-ink">{place.name}</strong>.
    </Line>
  )
}

/** Fuzzy match: the gazetteer's confidence in misspelled names is below this. */
const CORRECTED = 0.75

function Corrected({ state, place }: { state: SearchState; place: string }) {
  return (
    <Line>
      Showing results for <strong className="text-ink">{place}</strong> instead of “{state.location}”.{' '}
      <LiteralLink state={state} />
    </Line>
  )
}

function LiteralLink({ state }: { state: SearchState }) {
  return (
    <Link
      to="/"
      search={{ ...omit(state, ['location']), q: required(state.location) }}
      resetScroll={false}
      className="link"
    >
      Find these words instead
    </Link>
  )
}

function Line({ children }: { children: ReactNode }) {
  return <p className="mb-3 text-sm text-ink-soft">{children}</p>
}

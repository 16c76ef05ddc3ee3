import { Link } from '@tanstack/react-router'
import type { MapAnswer } from '#contract/search.ts'
import { omit } from './active-filters.ts'
import type { SearchState } from './search-state.ts'

/** Explains how the text was interpreted when it differs from the input, with a link to the alternative. */
export function Understood({ state, answer }: { state: SearchState; answer: MapAnswer | undefined }) {
  const typed = state.location
  if (!typed || !answer) return null
  const { place, suggestions, total } = answer
  if (place) return place.confidence < CORRECTED ? <Corrected state={state} place={place.canonical} /> : null
  if (total === 0) return null
  const other = suggestions[0]
  return (
    <p className="mb-3 text-sm text-ink-soft">
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
    </p>
  )
}

/** Fuzzy match: the gazetteer's confidence in misspelled names is below this. */
const CORRECTED = 0.75

function Corrected({ state, place }: { state: SearchState; place: string }) {
  return (
    <p className="mb-3 text-sm text-ink-soft">
      Showing results for <strong className="text-ink">{place}</strong> instead of “{state.location}”.{' '}
      <Link
        to="/"
        search={{ ...omit(state, ['location']), q: state.location! }}
        resetScroll={false}
        className="link"
      >
        Find these words instead
      </Link>
    </p>
  )
}

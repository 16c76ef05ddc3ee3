import { Link } from '@tanstack/react-router'
import { omit } from './active-filters.ts'
import type { SearchState } from './search-state.ts'

const OFFERED = 3

/** Places that the words may mean, each a press away. */
export function DidYouMean({ state, places }: { state: SearchState; places: readonly string[] }) {
  if (places.length === 0) return null
  return (
    <>
      Did you mean{' '}
      {places.slice(0, OFFERED).map((place, i) => (
        <span key={place}>
          {i > 0 && ', '}
          <Link
            to="/"
            search={{ ...omit(state, ['bbox', 'zoom']), location: place }}
            resetScroll={false}
            className="link"
          >
            {place}
          </Link>
        </span>
      ))}
      ?
    </>
  )
}

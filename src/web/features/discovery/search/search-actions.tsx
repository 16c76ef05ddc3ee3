import { Link, useRouter } from '@tanstack/react-router'
import { LocateFixed } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { KM_PER_MILE } from '#domain/geo.ts'
import { required } from '#domain/required.ts'
import { isPlainPress } from '#web/platform/plain-press.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { POPULAR_SEARCHES } from './popular-searches.ts'
import { searchNear, searchPlaceFrom } from './search-area.ts'
import type { SearchState } from './search-state.ts'
import { showResults } from './show-results.ts'

interface SearchActionsProps {
  state: SearchState
  onChange: (next: SearchState) => void
  /** Saves this search. */
  save: ReactNode
}

const NEAR_KM = Math.round(15 * KM_PER_MILE)

/** Beside the search or its results: near me, and save. */
export function SearchActions({ state, onChange, save }: SearchActionsProps) {
  const router = useRouter()
  const [isLocating, setIsLocating] = useState(false)
  const findMe = () => {
    setIsLocating(true)
    locate()
      .then((near) => {
        showResults(router)
        onChange(searchNear(state, near, NEAR_KM))
      })
      .catch((error: Error) =>
        toast({ title: 'Near me', description: error.message, variant: 'destructive' }),
      )
      .finally(() => setIsLocating(false))
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" onClick={findMe} pending={isLocating}>
        {!isLocating && <LocateFixed aria-hidden="true" />}
        <span data-label>Near me</span>
      </Button>
      {save}
    </div>
  )
}

/** Before a search: the popular places. */
export function PopularSearches({ state }: { state: SearchState }) {
  const router = useRouter()
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      Popular:
      {POPULAR_SEARCHES.map((place) => (
        <Link
          key={place}
          to="/"
          search={searchPlaceFrom(state, place)}
          onClick={(event) => isPlainPress(event) && showResults(router)}
          className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
        >
          {place}
        </Link>
      ))}
    </p>
  )
}

const REFUSALS: Record<number, string> = {
  1: 'Your browser did not share where you are. Allow it for this site, or type a place.',
  2: 'Where you are could not be found. Type a place instead.',
  3: 'Finding where you are took too long. Try again, or type a place.',
}

/** `lat,lng` rounded to about 100 m: precise enough to sort by, without exposing more in the URL. */
function locate(): Promise<string> {
  return new Promise((found, refused) => {
    if (!navigator.geolocation)
      return refused(new Error('Your browser cannot tell where you are. Type a place.'))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => found(`${coords.latitude.toFixed(3)},${coords.longitude.toFixed(3)}`),
      ({ code }) => refused(new Error(REFUSALS[code] ?? required(REFUSALS[2]))),
      { timeout: 10_000, maximumAge: 300_000 },
    )
  })
}

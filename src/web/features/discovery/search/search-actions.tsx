import { Link, useRouter } from '@tanstack/react-router'
import { LocateFixed } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isPlainPress } from '#web/platform/plain-press.ts'
import { Button } from '#web/ui/button.tsx'
import { locateMe, NEAR_KM } from './locate-me.ts'
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

/** Beside the search or its results: near me, and save. */
export function SearchActions({ state, onChange, save }: SearchActionsProps) {
  const router = useRouter()
  const [isLocating, setIsLocating] = useState(false)
  const findMe = () => {
    setIsLocating(true)
    locateMe((near) => {
      showResults(router)
      onChange(searchNear(state, near, NEAR_KM))
    }).finally(() => setIsLocating(false))
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

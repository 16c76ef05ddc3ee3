import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { PlaceForm } from './place-form.tsx'
import { PopularSearches } from './search-actions.tsx'
import type { SearchState } from './search-state.ts'

/** The search in home's first screen, with what is beside it. */
export function HeroSearch({ state, actions }: { state: SearchState; actions: ReactNode }) {
  return (
    <div className="flex flex-col gap-3 lg:flex-row lg:items-center">
      <div className="flex h-14 min-w-0 lg:max-w-2xl lg:flex-1">
        <PlaceForm
          location=""
          name="location"
          placeholder="City, neighborhood, or zip code"
          className="h-14 rounded-card pr-2 pl-3 shadow-card sm:pl-4"
        >
          <HiddenFields state={state} />
          <Button type="submit" className="h-10">
            Search
          </Button>
        </PlaceForm>
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
        {actions}
        <PopularSearches state={state} />
      </div>
    </div>
  )
}

import { useRouterState } from '@tanstack/react-router'
import { HiddenFields } from './hidden-fields.tsx'
import { PlaceForm } from './place-form.tsx'
import type { SearchState } from './search-state.ts'

/** The search in the header of every page; home without a search has it in its own first screen. */
export function HeaderSearch() {
  const state = useRouterState({
    select: ({ matches }): SearchState | null | undefined => {
      const page = matches.at(-1)
      if (page?.routeId !== '/') return null
      return page.context.hasSearch ? page.search : undefined
    },
  })
  if (state === undefined) return null
  return (
    <div className="flex min-w-0 flex-1 md:max-lg:order-last md:max-lg:basis-full md:max-lg:pb-2.5">
      <PlaceForm
        location={state?.location ?? ''}
        name={state ? 'location' : 'place'}
        placeholder={state ? 'City, neighborhood, or zip code' : 'Search by place'}
        className="h-11 rounded-pill pr-1 pl-3.5 shadow-card lg:max-w-xl"
      >
        {state && <HiddenFields state={state} />}
      </PlaceForm>
    </div>
  )
}

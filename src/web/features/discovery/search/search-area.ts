import type { AdType } from '#domain/vocabulary.ts'
import type { Viewport } from '../../../map/viewport.ts'
import { omit } from './active-filters.ts'
import type { SearchState } from './search-state.ts'

/** Another place: what filters stays; areas of the map, distances and the page of the old one go, and a phone shows the list. */
export function searchPlaceFrom(before: SearchState, location: string): SearchState {
  return { ...omit(before, [...AREA, 'location', 'q', 'view', 'sort']), ...keepSort(before), location }
}

/** Words to be found as they are: what filters stays, as with another place. */
export function searchWordsFrom(before: SearchState, q: string): SearchState {
  return { ...omit(before, [...AREA, 'location', 'q', 'view', 'sort']), ...keepSort(before), q }
}

/** All spaces of a medium, wherever they are: what filters stays. */
export function searchMediumFrom(before: SearchState, adType: AdType): SearchState {
  return {
    ...omit(before, [...AREA, 'location', 'q', 'view', 'sort']),
    ...keepSort(before),
    adType: [adType],
  }
}

/** Where the visitor is. */
export function searchNear(before: SearchState, near: string, radiusKm: number): SearchState {
  return { ...omit(before, [...AREA, 'location', 'view']), near, radiusKm, sort: 'distance' }
}

const AREA = ['bbox', 'zoom', 'near', 'radiusKm', 'polygon'] as const

/** A new place keeps the sort order, except distances from the old one. */
function keepSort({ sort }: SearchState): Pick<SearchState, 'sort'> {
  return sort && sort !== 'distance' ? { sort } : {}
}

/** The map moved: its viewport becomes the area, within the drawn area if there is one. */
export function searchView(before: SearchState, viewport: Viewport): SearchState {
  return { ...omit(before, ['location', 'near', 'radiusKm']), ...keepCentre(before), ...viewport }
}

/** An area was drawn: it replaces the place and the viewport. */
export function searchDrawn(before: SearchState, polygon: string): SearchState {
  const rest = omit(before, ['location', 'near', 'radiusKm', 'bbox', 'zoom'])
  return { ...rest, ...keepCentre(before), polygon }
}

/** Kept as the reference point of distances. */
function keepCentre({ sort, near }: SearchState): Pick<SearchState, 'near'> {
  return sort === 'distance' && near ? { near } : {}
}

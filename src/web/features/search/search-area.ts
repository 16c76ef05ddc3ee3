import type { Viewport } from '../../map/viewport.ts'
import { omit } from './active-filters.ts'
import type { SearchState } from './search-state.ts'

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

import type { Viewport } from '../../map/viewport.ts'
import { omit } from './active-filters.ts'
import type { SearchState } from './search-state.ts'

/** The map was moved: it says where now, within the area drawn on it, if there is one. */
export function searchView(before: SearchState, viewport: Viewport): SearchState {
  return { ...omit(before, ['location', 'near', 'radiusKm']), ...keepCentre(before), ...viewport }
}

/** An area was drawn: it alone says where. */
export function searchDrawn(before: SearchState, polygon: string): SearchState {
  const rest = omit(before, ['location', 'near', 'radiusKm', 'bbox', 'zoom'])
  return { ...rest, ...keepCentre(before), polygon }
}

/** Distances are still measured from there. */
function keepCentre({ sort, near }: SearchState): Pick<SearchState, 'near'> {
  return sort === 'distance' && near ? { near } : {}
}

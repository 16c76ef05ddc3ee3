import type { Place } from '#contract/places.ts'
import type { SearchState } from './search-state.ts'

export interface Where {
  preposition: 'in' | 'near'
  name: string
}

type Named = Pick<Place, 'name' | 'kind' | 'parent' | 'canonical'>

/** Where a search looks, as its heading says it: "in Fremont, Seattle", "near Tacoma Mall". Null: everywhere. */
export function describeWhere(state: SearchState, place: Named | null | undefined): Where | null {
  if (state.polygon) return { preposition: 'in', name: 'the drawn area' }
  if (state.bbox) return { preposition: 'in', name: 'this map area' }
  if (state.near && state.radiusKm !== undefined) return { preposition: 'near', name: 'you' }
  if (!state.location || !place) return null
  return { preposition: place.kind === 'landmark' ? 'near' : 'in', name: toShortName(place) }
}

/** "in Fremont, Seattle"; empty for everywhere. */
export function formatWhere(where: Where | null): string {
  return where ? `${where.preposition} ${where.name}` : ''
}

/** `Fremont, Seattle`; `Tacoma, WA`. */
export function toShortName({ name, parent, canonical, kind }: Named): string {
  return parent && kind !== 'zip' ? `${name}, ${parent}` : canonical
}

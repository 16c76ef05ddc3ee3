import type { Place } from '#contract/discovery/places.ts'
import type { SearchState } from './search-state.ts'

export interface Where {
  preposition: 'in' | 'near'
  name: string
}

type Named = Pick<Place, 'name' | 'kind' | 'parent' | 'canonical'>

/** Where a search looks, as its heading says it: "in Fremont, Seattle", "near Tacoma Mall". Null: everywhere. */
export function describeWhere(state: SearchState, places: readonly Named[]): Where | null {
  if (state.polygon) return { preposition: 'in', name: 'the drawn area' }
  if (state.bbox) return { preposition: 'in', name: 'this map area' }
  if (state.near && state.radiusKm !== undefined) return { preposition: 'near', name: 'you' }
  const [place] = places
  if (!state.location || !place) return null
  return { preposition: place.kind === 'landmark' ? 'near' : 'in', name: toShortNames(places) }
}

/** "in Fremont, Seattle"; empty for everywhere. */
export function formatWhere(where: Where | null): string {
  return where ? `${where.preposition} ${where.name}` : ''
}

/** What an answer looks in: its place, and others named beside it. */
export function listPlaces<P>(answer: { place: P | null; others: readonly { place: P }[] } | undefined): P[] {
  return answer?.place ? [answer.place, ...answer.others.map(({ place }) => place)] : []
}

/** `Kent, WA or Renton, WA`. */
export function toShortNames(places: readonly Named[]): string {
  return places.map(toShortName).join(' or ')
}

/** `Fremont, Seattle`; `Tacoma, WA`. */
function toShortName({ name, parent, canonical, kind }: Named): string {
  return parent && kind !== 'zip' ? `${name}, ${parent}` : canonical
}

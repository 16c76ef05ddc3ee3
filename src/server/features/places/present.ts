import type { Place } from '#contract/places.ts'
import type { ResolvedPlace } from '#domain/places/types.ts'

/** The outline stays on the server: a map needs only the bounding box, and a search takes the name. */
export function presentPlace({ polygon: _outline, population: _people, ...place }: ResolvedPlace): Place {
  return place
}

import type { Place } from '#contract/discovery/places.ts'
import type { ResolvedPlace } from '#domain/discovery/places/types.ts'

/** Without its outline, which the map's own answer carries: lists of places need only the bounding box and the name. */
export function presentPlace({
  polygon: _outline,
  population: _people,
  unmatched: _words,
  ...place
}: ResolvedPlace): Place {
  return place
}

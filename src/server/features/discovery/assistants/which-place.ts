import { listWords } from '#assistant/explain/wording.ts'
import type { FindPlaces } from '#assistant/places.ts'
import { isDoubtful } from '#domain/discovery/places/far-namesake.ts'
import type { Gazetteer } from '#domain/discovery/places/types.ts'

const OFFERED = 3

/** Places that are surely meant: one of several far namesakes is asked about, as in the search, and never taken. */
export function surePlacesIn(gazetteer: Gazetteer): FindPlaces {
  return (text) => gazetteer.findPlacesInText(text).filter(({ place }) => !isDoubtful(place))
}

/** The same of a name that stands alone; null where it is not known, or one of several. */
export function resolveSurePlace(gazetteer: Gazetteer, name: string) {
  const place = gazetteer.resolvePlace(name)
  return place && !isDoubtful(place) ? place : null
}

/** What is asked where a text, or a field for a place, names one of several far namesakes; null where it does not. */
export function askWhichPlace(gazetteer: Gazetteer, text: string, location = ''): string | null {
  const span = gazetteer.findPlacesInText(text).find(({ place }) => isDoubtful(place))
  const alone = gazetteer.resolvePlace(location)
  const typed = alone && isDoubtful(alone) ? location : span && text.slice(span.start, span.end)
  if (!typed) return null
  const offers = gazetteer.suggestPlaces(typed, { limit: OFFERED }).filter(isDoubtful)
  const names = offers.map(({ canonical }) => canonical)
  return names.length === 0
    ? null
    : `Which ${typed.trim()} do you mean: ${listWords(names, 'or')}? Name it with its state.`
}

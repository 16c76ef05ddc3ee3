import type { Say } from '#assistant/converse/language.ts'
import { namesIn } from '#assistant/explain/names.ts'
import type { FindPlaces } from '#assistant/places.ts'
import type { Gazetteer } from '#domain/discovery/places/types.ts'

const OFFERED = 3

/** Places that are surely meant: one of several far namesakes is asked about, as in the search, and never taken. */
export function surePlacesIn(gazetteer: Gazetteer): FindPlaces {
  return (text) => gazetteer.findPlacesInText(text).filter(({ place }) => !place.isDoubtful)
}

/** The same of a name that stands alone; null where it is not known, or one of several. */
export function resolveSurePlace(gazetteer: Gazetteer, name: string) {
  const place = gazetteer.resolvePlace(name)
  return place && !place.isDoubtful ? place : null
}

/** What is asked where a text, or a field for a place, names one of several far namesakes; null where it does not. */
export function askWhichPlace(
  gazetteer: Gazetteer,
  { text, location = '' }: { text: string; location?: string | undefined },
  say: Say,
): string | null {
  const span = gazetteer.findPlacesInText(text).find(({ place }) => place.isDoubtful)
  const alone = gazetteer.resolvePlace(location)
  const typed = alone?.isDoubtful ? location : span && text.slice(span.start, span.end)
  if (!typed) return null
  const offers = gazetteer.suggestPlaces(typed, { limit: OFFERED }).filter(({ isDoubtful }) => isDoubtful)
  if (offers.length === 0) return null
  const names = namesIn(say.tongue).any(offers.map(({ canonical }) => canonical))
  return say(
    `Which ${typed.trim()} do you mean: ${names}? Name it with its state.`,
    `¿Qué ${typed.trim()} quieres decir: ${names}? Nómbralo con su estado.`,
  )
}

import { isFarAway } from '#domain/discovery/places/far-namesake.ts'
import type { Gazetteer, ResolvedPlace } from '#domain/discovery/places/types.ts'

const OFFERED = 5
const OFFERED_OF_NAME = 3

interface Words {
  text: string
  /** The place they may be, if unlikely. */
  guess: ResolvedPlace | null
  /** Whether spaces have these words. */
  isFound: boolean
}

/** Places that words may mean. Where spaces have the words, a place far away is offered by its whole name only, never for "taco". */
export function offerPlaces(gazetteer: Gazetteer, { text, guess, isFound }: Words): string[] {
  const places = gazetteer.suggestPlaces(text, { limit: OFFERED })
  const typed = text.trim().toLowerCase()
  const offers = [...(guess ? [guess] : []), ...places]
    .filter((place) => !isFound || !isFarAway(place) || place.name.toLowerCase() === typed)
    .map(({ canonical }) => canonical)
  return [...new Set(offers)].slice(0, OFFERED)
}

/** Of words that name a town elsewhere, or one of several: the places of that name. */
export function offerNamesakes(gazetteer: Gazetteer, phrases: readonly string[]): string[] {
  const offers = phrases.flatMap((phrase) => gazetteer.suggestPlaces(phrase, { limit: OFFERED_OF_NAME }))
  return offers
    .filter(({ isDoubtful }) => isDoubtful)
    .map(({ canonical }) => canonical)
    .slice(0, OFFERED_OF_NAME)
}

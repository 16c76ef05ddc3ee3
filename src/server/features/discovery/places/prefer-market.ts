import type { ResolvedPlace } from '#domain/discovery/places/types.ts'

/** Where the market is: its places come first, and alone where they are what is meant. */
const HOME_STATE = 'WA'

export interface CountedPlace {
  place: ResolvedPlace
  /** On offer there now. */
  spaces: number
}

/**
 * Suggestions for somebody who looks for spaces: of a name that the home state has too, the far ones without a space are left out
 * ("Fremont, CA"), unless the home state's are no more than a beginning of what was typed. Nothing is left out that leaves nothing.
 */
export function preferMarket(places: readonly CountedPlace[], typed: string): CountedPlace[] {
  const isWhole = ({ place }: CountedPlace) => place.name.toLowerCase() === typed.trim().toLowerCase()
  const home = places.filter(({ place }) => place.state === HOME_STATE)
  const away = places.filter(({ place }) => place.state !== HOME_STATE)
  if (home.length === 0 || (away.some(isWhole) && !home.some(isWhole))) return [...places]
  return [...home, ...away.filter(({ spaces }) => spaces > 0)]
}

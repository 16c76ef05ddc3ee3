import { createStoredSet } from '#web/platform/stored-set.ts'

export { useStoredSet } from '#web/platform/stored-set.ts'

/** As in an account. Whoever marks one more is refused; the store itself would drop the oldest. */
export const MAX_FAVORITES = 1000

/** Favorites: spaces the visitor marked with a heart, on any screen. */
export const favorites = createStoredSet('placard.favorites', MAX_FAVORITES)

/** Visited spaces: their pins are drawn fainter. */
export const seenListings = createStoredSet('placard.seen', 1000)

/** Owner of the favorites in this browser: an account's id, or nothing for a guest's. */
export const FAVORITES_OWNER_KEY = 'placard.favorites-of'

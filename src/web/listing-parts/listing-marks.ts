import { createStoredSet } from '#web/platform/stored-set.ts'

export { useStoredSet } from '#web/platform/stored-set.ts'

/** Favorites: spaces the visitor marked with a heart, on any screen. */
export const favorites = createStoredSet('placard.favorites', 1000)

/** Visited spaces: their pins are drawn fainter. */
export const seenListings = createStoredSet('placard.seen', 1000)

/** Owner of the favorites in this browser: an account's id, or nothing for a guest's. */
export const FAVORITES_OWNER_KEY = 'placard.favorites-of'

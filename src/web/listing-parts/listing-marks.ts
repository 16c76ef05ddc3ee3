import { createStoredSet } from '#web/platform/stored-set.ts'

export { useStoredSet } from '#web/platform/stored-set.ts'

/** Spaces the visitor marked with a heart, on any screen. */
export const favorites = createStoredSet('placard.favorites', 1000)

/** Spaces the visitor opened: their pins are drawn quieter. */
export const seenListings = createStoredSet('placard.seen', 1000)

/** Whose favorites this browser holds: an account's id, or nothing for a guest's. */
export const FAVORITES_OWNER_KEY = 'placard.favorites-of'

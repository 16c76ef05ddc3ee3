import { MAX_COMPARED } from '#domain/limits.ts'
import { createStoredSet } from '#web/platform/stored-set.ts'

export { useStoredSet } from '#web/platform/stored-set.ts'

/** Spaces put side by side, in the order chosen: the tray shows how many, `/compare` shows them. */
export const compared = createStoredSet('placard.compare', MAX_COMPARED)

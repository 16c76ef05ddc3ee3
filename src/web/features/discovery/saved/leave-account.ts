import { FAVORITES_OWNER_KEY, favorites } from '#web/listing-parts/listing-marks.ts'
import { readJson, writeJson } from '#web/platform/stored-value.ts'

/** Clears the account's favorites from this browser, which may be a shared computer. A guest's own stay. */
export function leaveAccount(): void {
  if (readJson(FAVORITES_OWNER_KEY) === undefined) return
  favorites.replace([])
  writeJson(FAVORITES_OWNER_KEY, null)
}

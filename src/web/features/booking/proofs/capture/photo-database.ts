import { readJson, writeJson } from '#web/platform/stored-value.ts'

/** Of photos that wait on this phone. */
export const PHOTO_DATABASE = 'placard-proof'

const MARK = 'placard-photos'

/** Before the first photo is kept: without local storage only pages at the space send what waits. */
export const markPhotos = (): void => writeJson(MARK, true)

/**
 * Whether this browser has ever kept a photo: asked on every page, so that it opens no database. Where no mark says so, its list of
 * databases does, once: photos may wait from before there was a mark.
 */
export async function keepsPhotos(): Promise<boolean> {
  const mark = readJson(MARK)
  if (typeof mark === 'boolean') return mark
  const databases = await indexedDB.databases?.()
  const isKept = databases?.some(({ name }) => name === PHOTO_DATABASE) ?? false
  // a photo may have been taken meanwhile
  if (readJson(MARK) === undefined) writeJson(MARK, isKept)
  return isKept
}

import { readJson, writeJson } from '#web/platform/stored-value.ts'

/** Of photos that wait on this phone. */
export const PHOTO_DATABASE = 'placard-proof'

const MARK = 'placard-photos'

/** Before the first photo is kept: without local storage only pages at the space send what waits. */
export const markPhotos = (): void => writeJson(MARK, true)

/** Whether this browser has ever kept a photo: asked on every page, so that it opens no database. */
export const keepsPhotos = (): boolean => readJson(MARK) === true

import { PHOTO_DATABASE } from './photo-database.ts'

/** Whether this browser has ever kept a photo: without one, nothing is loaded to send any. */
export async function keepsPhotos(): Promise<boolean> {
  // an older browser does not say: only pages at the space send there
  const known = await globalThis.indexedDB?.databases?.()
  return known?.some(({ name }) => name === PHOTO_DATABASE) ?? false
}

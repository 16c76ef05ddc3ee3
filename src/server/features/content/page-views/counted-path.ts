import {
  createListingPath,
  helpFeedbackPath,
  importsPath,
  listingPath,
  savedPath,
  sellPath,
} from '#domain/paths.ts'
import { STATIC_PATHS } from '../sitemap/static-paths.ts'

const KNOWN = new Set([
  ...STATIC_PATHS,
  savedPath(),
  sellPath(),
  importsPath(),
  createListingPath(),
  helpFeedbackPath(),
])
const LISTING = /^\/listing\/\d{1,9}$/

/** Public pages by path, all listings as one; personal, admin and unknown pages are not counted. */
export function toCountedPath(path: string): string | undefined {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  if (LISTING.test(plain)) return listingPath('{id}')
  return KNOWN.has(plain) ? plain : undefined
}

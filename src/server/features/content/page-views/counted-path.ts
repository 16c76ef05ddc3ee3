import {
  createListingPath,
  helpFeedbackPath,
  importsPath,
  listingPath,
  savedPath,
  sellPath,
} from '#domain/paths.ts'
import { listStaticPaths } from '../sitemap/static-paths.ts'

let known: ReadonlySet<string> | undefined

function listKnown(): ReadonlySet<string> {
  known ??= new Set([
    ...listStaticPaths(),
    savedPath(),
    sellPath(),
    importsPath(),
    createListingPath(),
    helpFeedbackPath(),
  ])
  return known
}

const LISTING = /^\/listing\/\d{1,9}$/

/** Public pages by path, all listings as one; personal, admin and unknown pages are not counted. */
export function toCountedPath(path: string): string | undefined {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  if (LISTING.test(plain)) return listingPath('{id}')
  return listKnown().has(plain) ? plain : undefined
}

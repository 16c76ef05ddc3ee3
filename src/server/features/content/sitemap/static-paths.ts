import { listContentPaths } from '../content/content-paths.ts'
import { getLibrary } from '../content/library.ts'

/** Public pages that are the same for everyone and worth indexing. */
export const STATIC_PATHS = [
  '/',
  '/find-ads',
  '/list-ad',
  '/how-it-works',
  '/about',
  ...listContentPaths(getLibrary()),
]

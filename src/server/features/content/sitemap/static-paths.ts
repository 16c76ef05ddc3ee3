import { aboutPath, findAdsPath, homePath, howItWorksPath, listAdPath } from '#domain/paths.ts'
import { listContentPaths } from '../content/content-paths.ts'
import { getLibrary } from '../content/library.ts'

/** Public pages that are the same for everyone and worth indexing. */
export const STATIC_PATHS = [
  homePath(),
  findAdsPath(),
  listAdPath(),
  howItWorksPath(),
  aboutPath(),
  // what the texts say changes no address
  ...listContentPaths(getLibrary(0)),
]

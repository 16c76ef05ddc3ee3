import { aboutPath, findAdsPath, homePath, howItWorksPath, listAdPath, openPath } from '#domain/paths.ts'
import { listContentPaths } from '../content/content-paths.ts'
import { getLibrary } from '../content/library.ts'

let listed: string[] | undefined

/** Public pages that are the same for everyone and worth indexing. Only a web process reads what they are named by. */
export function listStaticPaths(): readonly string[] {
  listed ??= [
    homePath(),
    findAdsPath(),
    listAdPath(),
    howItWorksPath(),
    aboutPath(),
    openPath(),
    // what the texts say changes no address
    ...listContentPaths(getLibrary(0)),
  ]
  return listed
}

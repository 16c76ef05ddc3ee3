import type { AppContext } from '../../context.ts'
import type { App } from '../../platform/http/env.ts'
import { mountCrossPosting } from './cross-posting/routes.ts'
import type { ImportKinds } from './imports/import-kind.ts'
import { mountImports } from './imports/routes.ts'
import { mountInventorySources } from './inventory-sources/routes.ts'
import { mountDrafts } from './listings/draft-routes.ts'
import { mountLeaseFiles } from './listings/lease-file-routes.ts'
import { mountRevisions } from './listings/revision-routes.ts'
import { mountListings } from './listings/routes.ts'
import { mountSelling } from './listings/selling-routes.ts'
import { mountSpaces } from './listings/space-routes.ts'
import { mountStructures } from './listings/structure-routes.ts'
import { mountTransfers } from './listings/transfer-routes.ts'
import { mountUnusualPrices } from './listings/unusual-price-routes.ts'
import { mountNumbers } from './numbers/routes.ts'
import { mountPhotos } from './photos/routes.ts'
import { mountImportReviews } from './reviews/import-routes.ts'
import { mountReviews } from './reviews/routes.ts'
import { mountTrust } from './reviews/trust/trust-routes.ts'
import { mountSellers } from './sellers/routes.ts'

/** The routes of the wing, in precedence. */
export function mountListingsWing(app: App, context: AppContext, kinds: ImportKinds): void {
  mountListings(app, context)
  mountSellers(app, context)
  mountSelling(app, context)
  mountRevisions(app, context)
  mountSpaces(app, context)
  mountStructures(app, context)
  mountLeaseFiles(app, context)
  mountTransfers(app, context)
  mountDrafts(app, context)
  mountUnusualPrices(app, context)
  mountImports(app, context, kinds)
  mountInventorySources(app, context)
  mountPhotos(app, context)
  mountReviews(app, context)
  mountImportReviews(app, context)
  mountTrust(app, context)
  mountCrossPosting(app, context)
  mountNumbers(app, context)
}

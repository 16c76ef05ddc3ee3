import type { AppContext } from '../../context.ts'
import type { App } from '../../platform/http/env.ts'
import { mountAlerts } from './alerts/routes.ts'
import { type AssistantMeans, mountAssistants } from './assistants/routes.ts'
import { mountComparison } from './comparison/routes.ts'
import { mountDemand } from './demand/routes.ts'
import { mountMarket } from './market/routes.ts'
import { mountPlaces } from './places/routes.ts'
import { mountFavoriteFolders } from './saved/folder-routes.ts'
import { mountSaved } from './saved/routes.ts'
import { mountSearch } from './search/routes.ts'

/** The routes of the wing, in precedence. Before the listings, or `/api/listings/map` would match as an id. */
export function mountDiscoveryWing(app: App, context: AppContext, means: AssistantMeans): void {
  mountSearch(app, context)
  mountMarket(app, context)
  mountComparison(app, context)
  mountAssistants(app, context, means)
  mountPlaces(app, context)
  mountFavoriteFolders(app, context)
  mountSaved(app, context)
  mountDemand(app, context)
  mountAlerts(app, context)
}

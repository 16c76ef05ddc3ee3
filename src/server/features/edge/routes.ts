import type { AppContext } from '../../context.ts'
import type { App } from '../../platform/http/env.ts'
import { mountAdcp } from './adcp/routes.ts'
import { mountLive } from './live/routes.ts'
import { mountOpenSettings } from './open-data/routes.ts'
import { mountOpenDirect } from './open-direct/routes.ts'

/** The routes of the wing, in precedence. */
export function mountEdgeWing(app: App, context: AppContext): void {
  mountLive(app, context)
  mountOpenSettings(app, context)
  mountOpenDirect(app, context)
  mountAdcp(app, context)
}

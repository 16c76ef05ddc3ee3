import type { AppContext } from '../../context.ts'
import type { App } from '../../platform/http/env.ts'
import { mountLive } from './live/routes.ts'
import { mountOpenSettings } from './open-data/routes.ts'

/** The routes of the wing, in precedence. */
export function mountEdgeWing(app: App, context: AppContext): void {
  mountLive(app, context)
  mountOpenSettings(app, context)
}

import type { AppContext } from '../../context.ts'
import type { App } from '../../platform/http/env.ts'
import { mountPlans } from './plans/routes.ts'

/** The routes of the wing. */
export function mountPlanningWing(app: App, context: AppContext): void {
  mountPlans(app, context)
}

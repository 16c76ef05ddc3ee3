import type { AppContext } from '../../context.ts'
import type { App } from '../../platform/http/env.ts'
import type { PlanBooking } from './plans/plan-booking.ts'
import { mountPlans } from './plans/routes.ts'

/** The routes of the wing. */
export function mountPlanningWing(app: App, context: AppContext, booking: PlanBooking): void {
  mountPlans(app, context, booking)
}

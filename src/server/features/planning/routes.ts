import type { AppContext } from '../../context.ts'
import type { App } from '../../platform/http/env.ts'
import type { BriefMeans } from './briefs/brief-means.ts'
import { mountBriefs } from './briefs/routes.ts'
import { mountPlanReports } from './plan-reports/routes.ts'
import { mountPlanRequests } from './plan-requests/routes.ts'
import { readVersionStand } from './plan-shares/keep-version.ts'
import { mountPlanShares } from './plan-shares/routes.ts'
import { copyPlan, listWithout } from './plans/copy-plan.ts'
import { answerCopied } from './plans/plan-again.ts'
import type { PlanMeans } from './plans/plan-booking.ts'
import { mountPlans } from './plans/routes.ts'
import { mountShops } from './shops/routes.ts'

/** The routes of the wing. */
export function mountPlanningWing(
  app: App,
  context: AppContext,
  { briefs, ...means }: PlanMeans & { briefs: BriefMeans },
): void {
  mountPlans(app, context, { booking: means.booking, readStand: readVersionStand })
  mountPlanShares(app, context, { ...means, copier: { copyPlan, listWithout, answerCopied } })
  mountPlanRequests(app, context, means.booking)
  mountPlanReports(app, context, means.booking)
  mountShops(app, context)
  mountBriefs(app, context, briefs)
}

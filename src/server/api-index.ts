import { briefMeans } from './brief-means.ts'
import type { AppContext } from './context.ts'
import { mountAccountDataWing } from './features/account-data/routes.ts'
import { mountAccountsWing } from './features/accounts/routes.ts'
import { getBooking } from './features/booking/bookings/get-booking.ts'
import { getBookingRow } from './features/booking/bookings/lock-booking.ts'
import { contractKind } from './features/booking/contracts/contract-kind.ts'
import { mountBookingWing } from './features/booking/routes.ts'
import { mountContentWing } from './features/content/routes.ts'
import { mountDiscoveryWing } from './features/discovery/routes.ts'
import { mountEdgeWing } from './features/edge/routes.ts'
import { mountGroundWing } from './features/ground/routes.ts'
import { mountListingsWing } from './features/listings/routes.ts'
import { mountMessagingWing } from './features/messaging/routes.ts'
import { mountOperationsWing } from './features/operations/routes.ts'
import { mountPlanningWing } from './features/planning/routes.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import { planMeans } from './plan-means.ts'
import type { App } from './platform/http/env.ts'
import type { SolvePlan } from './platform/planner/solve-plan.ts'

/** Mounts every feature of the API, in route precedence. */
export function mountApiIndex(app: App, context: AppContext, solvePlan: SolvePlan): void {
  mountAccountsWing(app, context)
  mountAccountDataWing(app, context, PERSONAL_DATA)
  mountDiscoveryWing(app, context, {
    solve: solvePlan,
    bookings: {
      read: (id, actor) => getBooking(context, id, actor),
      findSpace: async (id, actor) => (await getBookingRow(context.db, id, actor)).booking.listing_id,
    },
  })
  mountPlanningWing(app, context, { ...planMeans(context), briefs: briefMeans(context) })
  mountListingsWing(app, context, { contracts: contractKind })
  mountBookingWing(app, context)
  mountMessagingWing(app, context)
  mountContentWing(app, context)
  mountOperationsWing(app, context)
  mountGroundWing(app, context)
  mountEdgeWing(app, context)
}

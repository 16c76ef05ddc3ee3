import { planVersionRoutes } from '#contract/planning/plan-shares-versions.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { onceUncounted } from '../../../platform/http/idempotent.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import type { PlanBooking, PlanCopier } from '../plans/plan-booking.ts'
import { readPlan } from '../plans/read-plan.ts'
import { keepOwnVersion, readCopySource } from './own-versions.ts'
import { getVersion, listVersions } from './read-versions.ts'

export function mountPlanVersions(
  app: App,
  context: AppContext,
  { booking, copyPlan, listWithout }: { booking: PlanBooking } & PlanCopier,
): void {
  const { db } = context
  mount(app, planVersionRoutes, {
    listPlanVersions: ({ params, c }) =>
      listVersions(db, { ...params, ownerId: requireActor(c).organizationId }),

    async keepPlanVersion({ params, c }) {
      const owned = { ...params, ownerId: requireActor(c).organizationId }
      return { version: await keepOwnVersion(context, booking, owned) }
    },

    getPlanVersion: ({ params, c }) => getVersion(db, { ...params, ownerId: requireActor(c).organizationId }),

    async copyPlanVersion({ params, key, c }) {
      const { organizationId: ownerId } = requireActor(c)
      const owned = { ...params, ownerId }
      const id = await onceUncounted(db, key, (record) =>
        copyPlan(context, booking, { ownerId, read: () => readCopySource(db, owned) }, record),
      )
      const plan = await readPlan(context, booking, { id, ownerId })
      return { plan, left: listWithout((await getVersion(db, owned)).lines, plan) }
    },
  })
}

import { IdParams } from '#contract/common.ts'
import { planVersionRoutes } from '#contract/planning/plan-shares-versions.ts'
import type { Out } from '#contract/route.ts'
import { planVersionsPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { toRequestKey } from '../../../platform/http/idempotent.ts'
import { mount } from '../../../platform/http/mount.ts'
import { mountForm } from '../../../platform/http/mount-form.ts'
import { parseInput } from '../../../platform/http/parse-input.ts'
import { parseForm } from '../../../platform/http/read-body.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import type { PlanBooking, PlanCopier } from '../plans/plan-booking.ts'
import { keepOwnVersion, startFromVersion } from './own-versions.ts'
import { getVersion, listVersions } from './read-versions.ts'

export function mountPlanVersions(
  app: App,
  context: AppContext,
  means: { booking: PlanBooking } & PlanCopier,
): void {
  const { db } = context
  const { booking } = means
  mountVersionForms(app, context, means)
  mount(app, planVersionRoutes, {
    listPlanVersions: ({ params, c }) =>
      listVersions(db, { ...params, ownerId: requireActor(c).organizationId }),

    async keepPlanVersion({ params, c }) {
      const owned = { ...params, ownerId: requireActor(c).organizationId }
      return { version: await keepOwnVersion(context, booking, owned) }
    },

    getPlanVersion: ({ params, c }) => getVersion(db, { ...params, ownerId: requireActor(c).organizationId }),

    copyPlanVersion: ({ params, key, c }) =>
      startFromVersion(context, means, { ...params, key, ownerId: requireActor(c).organizationId }),
  })
}

/** The same in browsers without scripts. */
function mountVersionForms(
  app: App,
  context: AppContext,
  { answerCopied, ...means }: { booking: PlanBooking } & PlanCopier,
): void {
  const { copyPlanVersion } = planVersionRoutes
  mountForm(app, {
    path: '/api/plans/:id/versions/form',
    needs: 'plan',
    refused: 'No version was kept',
    async act({ c, actor: { organizationId: ownerId } }) {
      const { id } = parseInput(IdParams, c.req.param()) as { id: number }
      await keepOwnVersion(context, means.booking, { id, ownerId })
      return c.redirect(planVersionsPath(id), 303)
    },
  })
  mountForm(app, {
    path: '/api/plans/:id/versions/:version/copies/form',
    needs: 'plan',
    refused: 'No plan was made',
    async act({ c, actor: { personId: userId, organizationId: ownerId }, text }) {
      const { params: shape } = copyPlanVersion
      const params = parseInput(shape, c.req.param()) as Out<typeof shape>
      const key = toRequestKey(copyPlanVersion, { userId, key: parseForm(text).key ?? '', input: { params } })
      return answerCopied(c, await startFromVersion(context, means, { ...params, ownerId, key }))
    },
  })
}

import { planShareRoutes } from '#contract/planning/plan-shares.ts'
import { sharedPlanPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { answerFile } from '../../../platform/http/file-answer.ts'
import { isForm, mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import type { PlanMeans } from '../plans/plan-booking.ts'
import { answerComments, commentByLink, hideComment } from './comment-plan.ts'
import { decideByLink } from './decide-plan.ts'
import { readSharedPlan } from './read-shared-plan.ts'
import { readSharing } from './read-sharing.ts'
import { revokeShare, sharePlan } from './share-plan.ts'

export function mountPlanShares(app: App, context: AppContext, means: PlanMeans): void {
  const { booking, notify } = means
  const { commentOnSharedPlan, decideOnSharedPlan } = planShareRoutes
  mount(app, planShareRoutes, {
    listPlanShares: ({ params, c }) =>
      readSharing(context, booking, { ...params, ownerId: requireActor(c).organizationId }),

    sharePlan: ({ params, body, c }) =>
      sharePlan(context, booking, { ...params, ...body, ownerId: requireActor(c).organizationId }),

    async revokePlanShare({ params, c }) {
      await revokeShare(context, { ...params, ownerId: requireActor(c).organizationId })
      return { success: true }
    },

    addPlanComment({ params, body, c }) {
      const { organizationId: ownerId, personId } = requireActor(c)
      return answerComments(context, { ...params, ...body, ownerId, personId })
    },

    hidePlanComment: ({ params, c }) =>
      hideComment(context, { ...params, ownerId: requireActor(c).organizationId }),

    getSharedPlan: ({ params }) => readSharedPlan(context, booking, params.token),

    async getSharedPlanPdf({ params, c }) {
      const shared = await readSharedPlan(context, booking, params.token)
      // the PDF library is loaded on first use
      const [{ renderPlan }, { toSharedDocument }] = await Promise.all([
        import('../plans/render-plan.ts'),
        import('./to-shared-document.ts'),
      ])
      const bytes = await renderPlan(toSharedDocument(shared, context.now()))
      return answerFile(c, bytes, { type: 'application/pdf', name: 'plan.pdf' })
    },

    async commentOnSharedPlan({ params: { token }, body, c }) {
      await commentByLink(context, notify, { token, ...body })
      if (isForm(c, commentOnSharedPlan)) return c.redirect(`${sharedPlanPath(token)}#comments`, 303)
      return readSharedPlan(context, booking, token)
    },

    async decideOnSharedPlan({ params: { token }, body, c }) {
      await decideByLink(context, means, { token, ...body })
      if (isForm(c, decideOnSharedPlan)) return c.redirect(`${sharedPlanPath(token)}#decision`, 303)
      return readSharedPlan(context, booking, token)
    },
  })
}

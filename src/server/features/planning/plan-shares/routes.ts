import { hash } from 'node:crypto'
import { planShareRoutes } from '#contract/planning/plan-shares.ts'
import { planPath, sharedPlanPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { answerFile } from '../../../platform/http/file-answer.ts'
import { isForm, mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import type { PlanCopier, PlanMeans } from '../plans/plan-booking.ts'
import { writePlanPdf } from '../plans/plan-pdf.ts'
import { answerComments, commentByLink, hideComment } from './comment-plan.ts'
import { decideByLink } from './decide-plan.ts'
import { mountShareForms } from './form-posts.ts'
import { readSharedPlan } from './read-shared-plan.ts'
import { readSharing } from './read-sharing.ts'
import { revokeShare, sharePlan } from './share-plan.ts'
import { toSharedDocument } from './to-shared-document.ts'
import { mountPlanVersions } from './version-routes.ts'

export function mountPlanShares(
  app: App,
  context: AppContext,
  { copier, ...means }: PlanMeans & { copier: PlanCopier },
): void {
  const { booking, notify } = means
  const { addPlanComment, commentOnSharedPlan, decideOnSharedPlan } = planShareRoutes
  mountShareForms(app, context, booking)
  mountPlanVersions(app, context, { booking, ...copier })
  mount(app, planShareRoutes, {
    listPlanShares: ({ params, c }) =>
      readSharing(context, booking, { ...params, ownerId: requireActor(c).organizationId }),

    sharePlan: ({ params, body, c }) =>
      sharePlan(context, booking, { ...params, ...body, ownerId: requireActor(c).organizationId }),

    async revokePlanShare({ params, c }) {
      await revokeShare(context, { ...params, ownerId: requireActor(c).organizationId })
      return { success: true }
    },

    async addPlanComment({ params, body, c }) {
      const { organizationId: ownerId, personId } = requireActor(c)
      const said = await answerComments(context, { ...params, ...body, ownerId, personId })
      return isForm(c, addPlanComment) ? c.redirect(`${planPath(params.id)}#shared`, 303) : said
    },

    hidePlanComment: ({ params, c }) =>
      hideComment(context, { ...params, ownerId: requireActor(c).organizationId }),

    getSharedPlan: ({ params }) => readSharedPlan(context, booking, params.token),

    async getSharedPlanPdf({ params, query, c }) {
      const shared = await readSharedPlan(context, booking, params.token)
      const bytes = await writePlanPdf(
        context,
        toSharedDocument(shared, { now: context.now(), addsKinds: query.kinds !== undefined }),
        `shared ${hash('sha256', params.token)}`,
      )
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

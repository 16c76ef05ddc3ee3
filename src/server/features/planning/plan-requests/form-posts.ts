import { IdParams } from '#contract/common.ts'
import { PlanRequestInput, planRequestRoutes } from '#contract/planning/plan-requests.ts'
import type { Out } from '#contract/route.ts'
import { planPath, planRequestPath } from '#domain/paths.ts'
import { readRequestForm } from '#domain/planning/request-forms.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App } from '../../../platform/http/env.ts'
import { toRequestKey } from '../../../platform/http/idempotent.ts'
import { mountForm } from '../../../platform/http/mount-form.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { parseInput } from '../../../platform/http/parse-input.ts'
import type { PlanBooking } from '../plans/plan-booking.ts'
import { askAbove } from './ask-above.ts'
import { pressPlan } from './press-plan.ts'

const UNREAD = 'Please read and accept the terms first'

/**
 * The press in a browser without scripts. What was chosen otherwise than the page had shown is shown first, with its terms and sums;
 * only what was read is sent. The plan then says what has become of each line.
 */
export function mountRequestForms(app: App, context: AppContext, booking: PlanBooking): void {
  mountForm(app, {
    path: '/api/plans/:id/requests/form',
    needs: 'buy',
    refused: 'Nothing was sent',
    async act({ c, actor, text }) {
      const { id } = parseInput(IdParams, c.req.param()) as { id: number }
      const given = new URLSearchParams(text)
      const { key: pageKey, isRead, isAsShown, search, ...asked } = readRequestForm(given)
      if (!isAsShown) return c.redirect(`${planRequestPath(id)}?${search}`, 303)
      const body = parseInput(PlanRequestInput, asked) as Out<typeof PlanRequestInput>
      if (!isRead) throw new AppError('invalid-input', { message: UNREAD, fields: { isRead: UNREAD } })
      const { organizationId: ownerId, personId } = actor
      const input = { params: { id }, body }
      const key = toRequestKey(planRequestRoutes.sendPlanRequest, { userId: personId, key: pageKey, input })
      await pressPlan(context, { id, ...body, ownerId, personId, origin: originOf(c) }, key)
      return c.redirect(`${planPath(id)}#sent`, 303)
    },
  })
  mountForm(app, {
    path: '/api/plans/:id/requests/approvals/form',
    needs: 'buy',
    refused: 'Nobody was asked',
    async act({ c, actor, text }) {
      const { id } = parseInput(IdParams, c.req.param()) as { id: number }
      const asked = { message: new URLSearchParams(text).get('message') ?? '' }
      const { message } = parseInput(planRequestRoutes.askForPlan.body, asked) as Out<
        typeof planRequestRoutes.askForPlan.body
      >
      await askAbove(context, booking, { id, actor, message })
      return c.redirect(`${planPath(id)}#sent`, 303)
    },
  })
}

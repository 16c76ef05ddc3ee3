import { IdParams } from '#contract/common.ts'
import { PlanRequestInput, planRequestRoutes } from '#contract/planning/plan-requests.ts'
import type { Out } from '#contract/route.ts'
import { LIMITS } from '#domain/limits.ts'
import { planPath, planRequestPath } from '#domain/paths.ts'
import { readRequestForm } from '#domain/planning/request-forms.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App } from '../../../platform/http/env.ts'
import { toRequestKey } from '../../../platform/http/idempotent.ts'
import { answerNotSent } from '../../../platform/http/not-sent-page.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { parseInput } from '../../../platform/http/parse-input.ts'
import { readText } from '../../../platform/http/read-body.ts'
import { requireActor, requireCapability } from '../../../platform/http/require-actor.ts'
import { pressPlan } from './press-plan.ts'

const UNREAD = 'Please read and accept the terms first'

/**
 * The press in a browser without scripts. What was chosen otherwise than the page had shown is shown first, with its terms and sums;
 * only what was read is sent. The plan then says what has become of each line.
 */
export function mountRequestForms(app: App, context: AppContext): void {
  app.post('/api/plans/:id/requests/form', async (c) => {
    const given = new URLSearchParams(await readText(c.req.raw, LIMITS.jsonBodyBytes))
    try {
      const actor = requireActor(c)
      requireCapability(actor, 'buy')
      const { id } = parseInput(IdParams, { id: c.req.param('id') }) as { id: number }
      const { key: pageKey, isRead, isAsShown, search, ...asked } = readRequestForm(given)
      if (!isAsShown) return c.redirect(`${planRequestPath(id)}?${search}`, 303)
      const body = parseInput(PlanRequestInput, asked) as Out<typeof PlanRequestInput>
      if (!isRead) throw new AppError('invalid-input', { message: UNREAD, fields: { isRead: UNREAD } })
      const { organizationId: ownerId, personId } = actor
      const input = { params: { id }, body }
      const key = toRequestKey(planRequestRoutes.sendPlanRequest, { userId: personId, key: pageKey, input })
      await pressPlan(context, { id, ...body, ownerId, personId, origin: originOf(c) }, key)
      return c.redirect(`${planPath(id)}#sent`, 303)
    } catch (error) {
      // the browser has left its page: it gets one with the reason and a way back
      if (error instanceof AppError) return answerNotSent(c, error, 'Nothing was sent')
      throw error
    }
  })
}

import { savedPlanRoutes } from '#contract/planning/plans-saved.ts'
import type { Out } from '#contract/route.ts'
import { LIMITS } from '#domain/limits.ts'
import { planPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App } from '../../../platform/http/env.ts'
import { toRequestKey } from '../../../platform/http/idempotent.ts'
import { answerNotSent } from '../../../platform/http/not-sent-page.ts'
import { parseInput } from '../../../platform/http/parse-input.ts'
import { parseForm, parseJson, readText } from '../../../platform/http/read-body.ts'
import { requireActor, requireCapability } from '../../../platform/http/require-actor.ts'
import { keepPlan } from './keep-plan.ts'
import type { PlanBooking } from './plan-booking.ts'

/** Saves a plan that was solved, in a browser without scripts: what it was solved for comes back as the page had it. */
export function mountPlanForms(app: App, context: AppContext, booking: PlanBooking): void {
  app.post('/api/plans/form', async (c) => {
    const given = parseForm(await readText(c.req.raw, LIMITS.jsonBodyBytes))
    try {
      const actor = requireActor(c)
      requireCapability(actor, 'plan')
      const { createPlan } = savedPlanRoutes
      const asked = { inputs: parseJson(given.inputs ?? '') }
      const body = parseInput(createPlan.body, asked) as Out<typeof createPlan.body>
      const key = toRequestKey(createPlan, { userId: actor.personId, key: given.key ?? '', input: { body } })
      const id = await keepPlan(context, booking, { actor, body, key, address: c.var.clientAddress })
      return c.redirect(planPath(id), 303)
    } catch (error) {
      // the browser has left its page: it gets one with the reason and a way back
      if (error instanceof AppError) return answerNotSent(c, error, 'The plan was not saved')
      throw error
    }
  })
}

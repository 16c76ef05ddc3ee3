import { savedPlanRoutes } from '#contract/planning/plans-saved.ts'
import type { Out } from '#contract/route.ts'
import { planPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App } from '../../../platform/http/env.ts'
import { toRequestKey } from '../../../platform/http/idempotent.ts'
import { mountForm } from '../../../platform/http/mount-form.ts'
import { parseInput } from '../../../platform/http/parse-input.ts'
import { rateLimitKey } from '../../../platform/http/rate-limit-key.ts'
import { parseForm, parseJson } from '../../../platform/http/read-body.ts'
import { changeLine, type LineOf, removeLine } from './change-plan.ts'
import { keepPlan } from './keep-plan.ts'
import { answerCopied, planAgain } from './plan-again.ts'
import type { PlanBooking } from './plan-booking.ts'
import { getPlanRow } from './plan-rows.ts'
import { replaceLine } from './replace-line.ts'
import { PLANS_PER_ASKER } from './solve-plan.ts'

interface LinePost {
  line: LineOf
  given: Record<string, string>
  /** Whose limit it counts in. */
  asker: string
}

/** Forms of plans in browsers without scripts. */
export function mountPlanForms(app: App, context: AppContext, booking: PlanBooking): void {
  mountNewPlan(app, context, booking)
  mountPlanAgain(app, context, booking)
  mountLineForms(app, context, booking)
}

/** Saves a plan that was solved: what it was solved for comes back as the page had it. */
function mountNewPlan(app: App, context: AppContext, booking: PlanBooking): void {
  const { createPlan } = savedPlanRoutes
  mountForm(app, {
    path: '/api/plans/form',
    needs: 'plan',
    refused: 'The plan was not saved',
    async act({ c, actor, text }) {
      const given = parseForm(text)
      const asked = { inputs: parseJson(given.inputs ?? '') }
      const body = parseInput(createPlan.body, asked) as Out<typeof createPlan.body>
      const key = toRequestKey(createPlan, { userId: actor.personId, key: given.key ?? '', input: { body } })
      const id = await keepPlan(context, booking, { actor, body, key, address: c.var.clientAddress })
      return c.redirect(planPath(id), 303)
    },
  })
}

function mountPlanAgain(app: App, context: AppContext, booking: PlanBooking): void {
  const { copyPlan: route } = savedPlanRoutes
  mountForm(app, {
    path: '/api/plans/:id/copies/form',
    needs: 'plan',
    refused: 'No plan was made',
    async act({ c, actor: { personId: userId, organizationId: ownerId }, text }) {
      const params = parseInput(route.params, c.req.param()) as Out<typeof route.params>
      const key = toRequestKey(route, { userId, key: parseForm(text).key ?? '', input: { params } })
      return answerCopied(c, await planAgain(context, booking, { ...params, ownerId, key }))
    },
  })
}

/** What can be done with a line: other days, another space, or none. All lead back to the plan. */
function mountLineForms(app: App, context: AppContext, booking: PlanBooking): void {
  const { changePlanLine } = savedPlanRoutes
  const post = (step: string, act: (post: LinePost) => Promise<void>) =>
    mountForm(app, {
      path: `/api/plans/:id/lines/:lineId/${step}/form`,
      needs: 'plan',
      refused: 'The plan was not changed',
      async act({ c, actor, text }) {
        const params = parseInput(changePlanLine.params, c.req.param()) as Out<typeof changePlanLine.params>
        const line = { ...params, ownerId: actor.organizationId }
        await act({ line, given: parseForm(text), asker: rateLimitKey(actor, c.var.clientAddress) })
        return c.redirect(planPath(params.id), 303)
      },
    })
  post('dates', async ({ line, given: { from, to, quantity } }) => {
    const asked = { from, to, quantity: Number(quantity) }
    const change = parseInput(changePlanLine.body, asked) as Out<typeof changePlanLine.body>
    await changeLine(context, booking, { ...line, change })
  })
  post('removal', ({ line }) => removeLine(context, line))
  post('replacement', async ({ line, asker }) => {
    await context.limiter.take(PLANS_PER_ASKER, asker)
    try {
      await replaceLine(context, line)
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'plan-not-found') throw error
      // pressed twice: the line is gone, and the plan has another in its place
      await getPlanRow(context.db, line)
    }
  })
}

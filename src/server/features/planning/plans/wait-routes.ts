import { planWaitRoutes } from '#contract/planning/plans-waits.ts'
import type { Out } from '#contract/route.ts'
import { planPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { mountForm } from '../../../platform/http/mount-form.ts'
import { parseInput } from '../../../platform/http/parse-input.ts'
import { parseForm } from '../../../platform/http/read-body.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import type { PlanBooking } from './plan-booking.ts'
import { readPlan } from './read-plan.ts'
import { stopWaiting, waitForLine } from './wait-for-line.ts'

/** Waiting for the days of a line, and no longer: with scripts, and by forms that lead back to the plan. */
export function mountPlanWaits(app: App, context: AppContext, booking: PlanBooking): void {
  const { waitForPlanLine: route } = planWaitRoutes
  const read = (id: number, ownerId: number) => readPlan(context, booking, { id, ownerId })
  mount(app, planWaitRoutes, {
    async waitForPlanLine({ params, body, c }) {
      const actor = requireActor(c)
      await waitForLine(context, booking, { ...params, ...body, actor })
      return read(params.id, actor.organizationId)
    },

    async stopWaitingForPlanLine({ params, c }) {
      const actor = requireActor(c)
      await stopWaiting(context.db, booking, { ...params, actor })
      return read(params.id, actor.organizationId)
    },
  })
  mountForm(app, {
    path: '/api/plans/:id/lines/:lineId/wait/form',
    needs: 'buy',
    refused: 'The plan was not changed',
    async act({ c, actor, text }) {
      const line = parseInput(route.params, c.req.param()) as Out<typeof route.params>
      const { act, brand } = parseForm(text)
      const { brand: said } = parseInput(route.body, { brand }) as Out<typeof route.body>
      if (act === 'stop') await stopWaiting(context.db, booking, { ...line, actor })
      else await waitForLine(context, booking, { ...line, actor, brand: said })
      return c.redirect(planPath(line.id), 303)
    },
  })
}

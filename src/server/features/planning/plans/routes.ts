import { planRoutes } from '#contract/planning/plans.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { type Call, mount } from '../../../platform/http/mount.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { rateLimitKey } from '../../../platform/http/rate-limit-key.ts'
import { drawCurve, solvePlan } from './solve-plan.ts'

const PLANS_PER_ASKER: Limit = { name: 'plans:solve', max: 20, perSeconds: 60 }
const CURVES_PER_ASKER: Limit = { name: 'plans:curve', max: 20, perSeconds: 60 }

export function mountPlans(app: App, context: AppContext): void {
  const take = (limit: Limit, { actor, c }: Pick<Call<typeof planRoutes.solvePlan>, 'actor' | 'c'>) =>
    context.limiter.take(limit, rateLimitKey(actor, c.var.clientAddress))
  mount(app, planRoutes, {
    async solvePlan({ body, actor, c }) {
      await take(PLANS_PER_ASKER, { actor, c })
      return solvePlan(context, body, c.req.raw.signal)
    },
    async drawCurve({ body, actor, c }) {
      await take(CURVES_PER_ASKER, { actor, c })
      return drawCurve(context, body, c.req.raw.signal)
    },
  })
}

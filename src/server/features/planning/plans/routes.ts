import { planRoutes } from '#contract/planning/plans.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { rateLimitKey } from '../../../platform/http/rate-limit-key.ts'
import { solvePlan } from './solve-plan.ts'

const PLANS_PER_ASKER: Limit = { name: 'plans:solve', max: 20, perSeconds: 60 }

export function mountPlans(app: App, context: AppContext): void {
  mount(app, planRoutes, {
    async solvePlan({ body, actor, c }) {
      await context.limiter.take(PLANS_PER_ASKER, rateLimitKey(actor, c.var.clientAddress))
      return solvePlan(context, body)
    },
  })
}

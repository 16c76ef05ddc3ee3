import { countRoutes } from '#contract/counts.ts'
import type { AppContext } from '../../context.ts'
import { isCountableVisit } from '../../platform/http/countable.ts'
import type { App } from '../../platform/http/env.ts'
import { mount } from '../../platform/http/mount.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { rateLimitKey } from '../../platform/http/rate-limit-key.ts'
import { VisitBudget } from './visit-budget.ts'

const SEARCHES_PER_HOUR = 200

export function mountCounts(app: App, { spaceCounter, demand, now }: AppContext): void {
  const searches = new VisitBudget(SEARCHES_PER_HOUR)
  mount(app, countRoutes, {
    async count({ body: { appearances = [], contacts = [], search }, actor, c }) {
      const { headers } = c.req.raw
      const visit = { actor, address: c.var.clientAddress, headers }
      if (appearances.length > 0) await spaceCounter.appear(appearances, visit)
      if (contacts.length > 0) await spaceCounter.mark('contact', contacts, visit)
      if (search && isCountableVisit(visit)) {
        const network = networkOf(c.var.clientAddress)
        if (searches.take(network, 1, now().getTime()) === 0) return null
        const { lat, lng, adTypes, found } = search
        const asker = rateLimitKey(actor, network)
        demand.record({ asker, at: { lat, lng }, adTypes: [...new Set(adTypes)], found })
      }
      return null
    },
  })
}

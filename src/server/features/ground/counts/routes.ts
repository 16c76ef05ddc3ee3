import { countRoutes } from '#contract/ground/counts.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { isCountableVisit } from '../../../platform/http/countable.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import { rateLimitKey } from '../../../platform/http/rate-limit-key.ts'
import { createTokenBuckets } from '../../../platform/http/token-buckets.ts'
import { VisitBudget } from '../../../platform/http/visit-budget.ts'

const SEARCHES_PER_HOUR = 200
/** Of a network: a page sends one every few seconds while somebody scrolls, and an office has many pages. */
const BEACONS = { burst: 300, perSecond: 2 }

export function mountCounts(app: App, { spaceCounter, demand, now, config }: AppContext): void {
  const scale = config.RATE_LIMIT_SCALE
  const beacons = createTokenBuckets({
    burst: Math.max(1, BEACONS.burst * scale),
    perSecond: BEACONS.perSecond * scale,
  })
  const searches = new VisitBudget(SEARCHES_PER_HOUR)
  mount(app, countRoutes, {
    async count({ body: { appearances = [], contacts = [], search }, actor, c }) {
      const network = networkOf(c.var.clientAddress)
      const waitS = beacons.take(network)
      if (waitS > 0) throw new AppError('rate-limited', { headers: { 'retry-after': String(waitS) } })
      const { headers } = c.req.raw
      const visit = { actor, address: c.var.clientAddress, headers }
      if (appearances.length > 0) await spaceCounter.appear(appearances, visit)
      if (contacts.length > 0) await spaceCounter.mark('contact', contacts, visit)
      if (search && isCountableVisit(visit)) {
        if (searches.take(network, 1, now().getTime()) === 0) return null
        const { lat, lng, adTypes, found } = search
        const asker = rateLimitKey(actor, network)
        demand.record({ asker, at: { lat, lng }, adTypes: [...new Set(adTypes)], found })
      }
      return null
    },
  })
}

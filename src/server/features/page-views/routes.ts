import { pageViewRoutes } from '#contract/page-views.ts'
import { DAY_MS } from '#domain/dates.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { AppContext } from '../../context.ts'
import type { App } from '../../platform/http/env.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Limit } from '../../platform/http/rate-limit.ts'
import { countViews } from './queries.ts'

const VIEWS_PER_ADDRESS: Limit = { name: 'page-view:address', max: 600, perSeconds: 3600 }
const DEFAULT_DAYS = 30

export function mountPageViews(app: App, { db, limiter, now, pageCounter }: AppContext): void {
  mount(app, pageViewRoutes, {
    async countPageView({ body, c }) {
      await limiter.take(VIEWS_PER_ADDRESS, c.var.clientAddress)
      pageCounter.count(body.path, c.req.raw.headers)
      return null
    },

    async getPageViews({ query }) {
      await pageCounter.flush()
      const days = listDays(now(), query.days ?? DEFAULT_DAYS)
      const counted = await countViews(db, days[0]!)
      return { days: days.map((day) => ({ day, views: counted.days.get(day) ?? 0 })), pages: counted.pages }
    },
  })
}

/** The last `count` days in the market's time zone, today last. */
function listDays(now: Date, count: number): string[] {
  const today = Date.parse(`${toMarketDate(now)}T12:00:00Z`)
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  )
}

import { pageViewRoutes } from '#contract/content/page-views.ts'
import { DAY_MS } from '#domain/dates.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import { VisitBudget } from '../../../platform/http/visit-budget.ts'
import { countViews } from './queries.ts'

const VIEWS_PER_HOUR = 600
const DEFAULT_DAYS = 30

export function mountPageViews(app: App, { db, now, pageCounter }: AppContext): void {
  // kept in memory: what is counted leaves no address behind
  const budget = new VisitBudget(VIEWS_PER_HOUR)
  mount(app, pageViewRoutes, {
    countPageView({ body, c }) {
      const isWithin = budget.take(networkOf(c.var.clientAddress), 1, now().getTime()) > 0
      if (isWithin) pageCounter.count(body.path, c.req.raw.headers)
      return null
    },

    async getPageViews({ query }) {
      await pageCounter.flush()
      const days = listDays(now(), query.days ?? DEFAULT_DAYS)
      const counted = await countViews(db, required(days[0]))
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

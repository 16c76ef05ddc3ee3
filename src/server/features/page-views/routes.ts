import { sql } from 'kysely'
import { pageViewRoutes } from '#contract/page-views.ts'
import type { AppContext } from '../../context.ts'
import type { App } from '../../platform/http/env.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Limit } from '../../platform/http/rate-limit.ts'
import { toPacificDay } from './page-counter.ts'

const VIEWS_PER_ADDRESS: Limit = { name: 'page-view:address', max: 600, perSeconds: 3600 }
const DAY_MS = 86_400_000
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
      const since = days[0]!
      const sum = sql<number>`sum(views)::int`.as('views')
      const from = db.selectFrom('page_views').where('day', '>=', since)
      const byDay = await from.select(['day', sum]).groupBy('day').execute()
      const pages = await from
        .select(['path', sum])
        .groupBy('path')
        .orderBy('views', 'desc')
        .orderBy('path')
        .limit(200)
        .execute()
      const counted = new Map(byDay.map((row) => [row.day, row.views]))
      return { days: days.map((day) => ({ day, views: counted.get(day) ?? 0 })), pages }
    },
  })
}

/** The last `count` days in the market's time, today last. */
function listDays(now: Date, count: number): string[] {
  const today = Date.parse(`${toPacificDay(now)}T12:00:00Z`)
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  )
}

import { salesRoutes } from '#contract/booking/sales.ts'
import { salesCalendarRoutes } from '#contract/booking/sales-calendar.ts'
import { commissionRoutes } from '#contract/booking/sales-commission.ts'
import { toSalesRows } from '#domain/booking/sales-words.ts'
import type { AppContext } from '../../../context.ts'
import { answerCsv } from '../../../platform/http/csv-answer.ts'
import { toCsvFile } from '../../../platform/http/csv-cell.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { readSalesCalendar } from './read-calendar.ts'
import { readCommission } from './read-commission.ts'
import { readAllSales, readSales } from './read-sales.ts'
import { removeRate, setRate } from './write-rate.ts'

export function mountSales(app: App, context: AppContext): void {
  mount(app, salesRoutes, {
    getSales: ({ query, c }) => readSales(context, requireActor(c), query),

    async getSalesCsv({ query, c }) {
      const { by, rows, all, from, to } = await readAllSales(context, requireActor(c), query)
      return answerCsv(c, toCsvFile(toSalesRows(by, rows, all)), `sales-${from}-to-${to}-by-${by}.csv`)
    },
  })
  mount(app, commissionRoutes, {
    getCommission: ({ query, c }) => readCommission(context, requireActor(c), query),
    setCommissionRate: ({ body, c }) =>
      setRate(context, { actor: requireActor(c), origin: originOf(c), input: body }),
    removeCommissionRate: ({ params, c }) =>
      removeRate(context, { actor: requireActor(c), origin: originOf(c), id: params.id }),
  })
  mount(app, salesCalendarRoutes, {
    getSalesCalendar: ({ query, c }) => readSalesCalendar(context, requireActor(c), query),
  })
}

import { salesRoutes } from '#contract/booking/sales.ts'
import { toSalesRows } from '#domain/booking/sales-words.ts'
import type { AppContext } from '../../../context.ts'
import { answerCsv } from '../../../platform/http/csv-answer.ts'
import { toCsvFile } from '../../../platform/http/csv-cell.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { readAllSales, readSales } from './read-sales.ts'

export function mountSales(app: App, context: AppContext): void {
  mount(app, salesRoutes, {
    getSales: ({ query, c }) => readSales(context, requireActor(c), query),

    async getSalesCsv({ query, c }) {
      const { by, rows, all, from, to } = await readAllSales(context, requireActor(c), query)
      return answerCsv(c, toCsvFile(toSalesRows(by, rows, all)), `sales-${from}-to-${to}-by-${by}.csv`)
    },
  })
}

import { numberRoutes } from '#contract/listings/numbers.ts'
import type { AppContext } from '../../../context.ts'
import { answerCsv } from '../../../platform/http/csv-answer.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { daysToCsv, spacesToCsv } from './numbers-csv.ts'
import { getMyNumbers, listIncome, listNumbers, spanOf } from './read-numbers.ts'
import { getOwn, getSpaceNumbers, listDays } from './space-numbers.ts'

export function mountNumbers(app: App, context: AppContext): void {
  const { db, now, spaceCounter } = context
  mount(app, numberRoutes, {
    getMyNumbers: ({ query, c }) =>
      getMyNumbers(context, { ...query, sellerId: requireActor(c).organizationId }),

    async exportMyNumbers({ query, c }) {
      await spaceCounter.flush()
      const asked = { ...spanOf(now(), query.days), sellerId: requireActor(c).organizationId }
      const spaces = await listNumbers(db, { ...asked, sort: 'title', dir: 'asc' })
      const income = await listIncome(db, asked)
      return answerCsv(c, spacesToCsv(spaces, income), `placard-numbers-${query.days}-days.csv`)
    },

    getSpaceNumbers: ({ params, query, c }) =>
      getSpaceNumbers(context, { ...params, ...query, sellerId: requireActor(c).organizationId }),

    async exportSpaceNumbers({ params: { id }, query, c }) {
      await getOwn(db, id, requireActor(c).organizationId)
      await spaceCounter.flush()
      const days = await listDays(db, id, spanOf(now(), query.days))
      return answerCsv(c, daysToCsv(days), `placard-space-${id}-${query.days}-days.csv`)
    },
  })
}

import { demandRoutes } from '#contract/discovery/demand.ts'
import { AD_TYPE_LABELS } from '#domain/vocabulary.ts'
import type { AppContext } from '../../../context.ts'
import { answerCsv } from '../../../platform/http/csv-answer.ts'
import { toCsv } from '../../../platform/http/csv-cell.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { spanOf } from '../../listings/numbers/read-numbers.ts'
import { getMarketNumbers, listCells } from './read-market-numbers.ts'

const COLUMNS = ['Place', 'South', 'West', 'Medium', 'Searches', 'Found fewer than three']

export function mountDemand(app: App, context: AppContext): void {
  mount(app, demandRoutes, {
    getMarketNumbers: ({ query }) => getMarketNumbers(context, query.days),

    async exportDemand({ query, c }) {
      const cells = await listCells(context, spanOf(context.now(), query.days))
      const rows = cells.map(({ place, lat, lng, adType, searches, unmet }) => [
        place,
        lat,
        lng,
        adType ? AD_TYPE_LABELS[adType] : 'Any',
        searches,
        unmet ?? 'fewer than 5',
      ])
      return answerCsv(c, toCsv([COLUMNS, ...rows]), `placard-demand-${query.days}-days.csv`)
    },
  })
}

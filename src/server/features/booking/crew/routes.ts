import { crewRoutes } from '#contract/booking/crew.ts'
import { toCrewRows } from '#domain/booking/crew-words.ts'
import type { AppContext } from '../../../context.ts'
import { answerCsv } from '../../../platform/http/csv-answer.ts'
import { toCsvFile } from '../../../platform/http/csv-cell.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { readCrewList } from './read-crew.ts'
import { writeCrewPdf } from './write-crew-pdf.ts'

export function mountCrew(app: App, context: AppContext): void {
  mount(app, crewRoutes, {
    getCrewList: ({ query, c }) => readCrewList(context, requireActor(c), query),

    async getCrewCsv({ query, c }) {
      const { week, jobs } = await readCrewList(context, requireActor(c), query)
      return answerCsv(c, toCsvFile(toCrewRows(jobs)), `crew-${week.first}.csv`)
    },

    async getCrewPdf({ query, c }) {
      const actor = requireActor(c)
      const list = await readCrewList(context, actor, query)
      const bytes = await writeCrewPdf(context, { personId: actor.personId, list })
      return c.body(new Uint8Array(bytes), 200, {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="crew-${list.week.first}.pdf"`,
        'cache-control': 'private, no-store',
      })
    },
  })
}

import { structureRoutes } from '#contract/listings/listings-structures.ts'
import type { AppContext } from '../../../context.ts'
import { answerCsv } from '../../../platform/http/csv-answer.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { readStandsWith } from './stands-with.ts'
import { getLease, setLease, setPermit } from './structure-papers.ts'
import { getStructure, listStructures } from './structures.ts'
import { writeStructuresCsv } from './structures-csv.ts'

export function mountStructures(app: App, context: AppContext): void {
  const { db } = context
  mount(app, structureRoutes, {
    listStructures: ({ query, c }) => listStructures(db, requireActor(c).organizationId, query.page),
    getStructuresCsv: async ({ c }) =>
      answerCsv(c, await writeStructuresCsv(db, requireActor(c).organizationId), 'structures.csv'),
    getStructure: ({ params, c }) =>
      getStructure(db, { id: params.id, organizationId: requireActor(c).organizationId }),
    setPermit: ({ params, body, c }) =>
      setPermit(context, { id: params.id, actor: requireActor(c), origin: originOf(c), input: body }),
    getLease: ({ params, c }) => getLease(db, { id: params.id, actor: requireActor(c) }),
    setLease: ({ params, body, c }) =>
      setLease(context, { id: params.id, actor: requireActor(c), origin: originOf(c), input: body }),
    getStandsWith: ({ params }) => readStandsWith(db, params.id),
  })
}

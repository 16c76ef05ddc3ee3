import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { importRoutes } from '#contract/listings/imports.ts'
import { listImportSteps } from '#domain/listings/import/states.ts'
import type { AppContext } from '../../../context.ts'
import { toWebStream } from '../../../platform/files/to-web-stream.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App, RequestEnv } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { applyImportStep } from './apply-import-step.ts'
import { uploadImport } from './create-import.ts'
import { exportLeftOut } from './export-left-out.ts'
import { type ImportKinds, kindOf } from './import-kind.ts'
import { ROW_EDITS_PER_USER } from './limits.ts'
import { listChanges } from './list-changes.ts'
import { listImports, listRows } from './list-imports.ts'
import { listProblems } from './list-problems.ts'
import { countPictures, listFailed, retryPictures } from './picture-rows.ts'
import { planImport } from './plan-import.ts'
import { presentImport, presentPicture, presentRow } from './present.ts'
import { countRows, getImport, lockImport } from './queries.ts'
import { refusePrices } from './refuse-prices.ts'
import { planOf } from './row-outcomes.ts'
import { updateRow } from './update-row.ts'

/** Enough to see what is wrong with their addresses. */
const MAX_FAILED = 100

export function mountImports(app: App, context: AppContext, kinds: ImportKinds): void {
  const { db, limiter } = context
  const present = async (c: Context<RequestEnv>, id: number) => {
    const record = await getImport(db, requireActor(c).organizationId, id)
    const rows = (await countRows(db, [id])).get(id)
    const pictures = (await countPictures(db, [id])).get(id)
    return presentImport(record, { rows, pictures, changes: await listChanges(db, record) })
  }
  mount(app, importRoutes, {
    async createImport({ query, c }) {
      return presentImport(
        await uploadImport(context, c, { name: query.name, kind: query.kind ?? 'inventory' }),
      )
    },

    listImports: ({ c }) => listImports(db, requireActor(c)),

    getImport: ({ params, c }) => present(c, params.id),

    async planImport({ params, body, c }) {
      await planImport(context, requireActor(c), { id: params.id, plan: body })
      return present(c, params.id)
    },

    async listImportRows({ params, query, c }) {
      const record = await getImport(db, requireActor(c).organizationId, params.id)
      const rows = await listRows(db, c, { record, ...query })
      const shown = { plan: planOf(record), kind: kindOf(record, kinds) }
      return rows.map((row) => presentRow(row, shown))
    },

    async listImportProblems({ params, c }) {
      return listProblems(db, await getImport(db, requireActor(c).organizationId, params.id))
    },

    async listFailedPictures({ params, c }) {
      const { id } = await getImport(db, requireActor(c).organizationId, params.id)
      return (await listFailed(db, id, MAX_FAILED)).map(presentPicture)
    },

    async retryPictures({ params, c }) {
      const actor = requireActor(c)
      await limiter.take(ROW_EDITS_PER_USER, String(actor.personId))
      await db.transaction().execute(async (trx) => {
        const { id, state } = await lockImport(trx, actor.organizationId, params.id)
        if (state !== 'done') throw new AppError('conflict', { message: 'The import is not done.' })
        await retryPictures(trx, id)
      })
      return present(c, params.id)
    },

    async exportLeftOutRows({ params, c }) {
      const record = await getImport(db, requireActor(c).organizationId, params.id)
      return c.body(toWebStream(Readable.from(exportLeftOut(db, record), { objectMode: false })), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="left-out-rows-${record.id}.csv"`,
        'cache-control': 'no-store',
      })
    },

    async updateImportRow({ params, body, c }) {
      const actor = requireActor(c)
      await limiter.take(ROW_EDITS_PER_USER, String(actor.personId))
      const edit = { actor, ...params, cells: body.cells, isSkipped: body.isSkipped }
      const { record, row } = await updateRow(context, kinds, edit)
      return presentRow(row, { plan: planOf(record), kind: kindOf(record, kinds) })
    },

    async moveImport({ params, body, c }) {
      const actor = requireActor(c)
      await db.transaction().execute(async (trx) => {
        const record = await lockImport(trx, actor.organizationId, params.id)
        if (!listImportSteps(record.state, record.row_count).includes(body.step))
          throw new AppError('conflict', { message: `An import that is ${record.state} cannot do that.` })
        await refusePrices(trx, { id: record.id, step: body.step, may: actor.may })
        await applyImportStep(trx, record, { step: body.step, actor: 'seller', now: context.now() })
      })
      return present(c, params.id)
    },
  })
}

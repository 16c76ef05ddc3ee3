import type { Context } from 'hono'
import { availsRoutes } from '#contract/booking/avails.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { AppContext } from '../../../context.ts'
import type { App, RequestEnv } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { blockCells, previewBlocks } from './block-cells.ts'
import { mountAvailsForms } from './form-posts.ts'
import { holdCells } from './hold-cells.ts'
import { readAvails } from './read-avails.ts'
import { readAvailsReps } from './read-reps.ts'
import { releaseCells } from './release-cells.ts'
import { SHEET_FORMATS, type SheetFormat } from './sheet/sheet-input.ts'
import { type SheetQuery, writeSheet } from './sheet/write-sheet.ts'
import { undoBlocks } from './undo-blocks.ts'

export function mountAvails(app: App, context: AppContext): void {
  const answerSheet = async (c: Context<RequestEnv>, format: SheetFormat, query: SheetQuery) => {
    const bytes = await writeSheet(context, requireActor(c), { format, query })
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': SHEET_FORMATS[format],
      'content-disposition': `attachment; filename="avails-${toMarketDate(context.now())}.${format}"`,
      'cache-control': 'private, no-store',
    })
  }
  mountAvailsForms(app, context)
  mount(app, availsRoutes, {
    getAvails: ({ query, c }) => readAvails(context, requireActor(c), query),
    getAvailsReps: async ({ query, c }) => ({ reps: await readAvailsReps(context, requireActor(c), query) }),
    getAvailsCsv: ({ query, c }) => answerSheet(c, 'csv', query),
    getAvailsWorkbook: ({ query, c }) => answerSheet(c, 'xlsx', query),
    getAvailsPdf: ({ query, c }) => answerSheet(c, 'pdf', query),
    blockCells: ({ body, c }) => {
      const asked = { actor: requireActor(c), input: body }
      return body.isPreview ? previewBlocks(context, asked) : blockCells(context, asked)
    },
    holdCells: ({ body, c }) =>
      holdCells(context, { actor: requireActor(c), input: body, origin: originOf(c) }),
    releaseCells: ({ body, c }) => releaseCells(context, { actor: requireActor(c), cells: body.cells }),
    undoBlocks: ({ body, c }) => undoBlocks(context, requireActor(c), body.claims),
  })
}

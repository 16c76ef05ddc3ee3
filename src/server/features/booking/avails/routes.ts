import { availsRoutes } from '#contract/booking/avails.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { blockCells, previewBlocks } from './block-cells.ts'
import { mountAvailsForms } from './form-posts.ts'
import { readAvails } from './read-avails.ts'
import { undoBlocks } from './undo-blocks.ts'

export function mountAvails(app: App, context: AppContext): void {
  mountAvailsForms(app, context)
  mount(app, availsRoutes, {
    getAvails: ({ query, c }) => readAvails(context, requireActor(c), query),
    blockCells: ({ body, c }) => {
      const asked = { actor: requireActor(c), input: body }
      return body.isPreview ? previewBlocks(context, asked) : blockCells(context, asked)
    },
    undoBlocks: ({ body, c }) => undoBlocks(context, requireActor(c), body.claims),
  })
}

import { contractRoutes } from '#contract/booking/contracts.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { readIdCursor, setPageHeaders } from '../../../platform/http/id-cursor.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { bookLines } from './book-lines.ts'
import { listContractLines, readContractChoices } from './list-contracts.ts'
import { mayReadAmounts } from './policy.ts'
import { previewBookings } from './preview-bookings.ts'
import { undoBookings } from './undo-bookings.ts'

export function mountContracts(app: App, context: AppContext): void {
  const { db, now } = context
  mount(app, contractRoutes, {
    async listContracts({ query, c }) {
      const actor = requireActor(c)
      const { cursor, ...filter } = query
      const page = await listContractLines(db, {
        organizationId: actor.organizationId,
        after: readIdCursor(cursor || undefined),
        today: toMarketDate(now()),
        filter,
      })
      setPageHeaders(c, page)
      return mayReadAmounts(actor) ? page.lines : page.lines.map((line) => ({ ...line, amountCents: null }))
    },
    getContractChoices: ({ c }) => readContractChoices(db, requireActor(c).organizationId),
    previewContractBookings: async ({ body, c }) => ({
      lines: await previewBookings(context, { actor: requireActor(c), input: body }),
    }),
    bookContractLines: async ({ body, c }) => ({
      lines: await bookLines(context, { actor: requireActor(c), origin: originOf(c), input: body }),
    }),
    undoContractBookings: async ({ body, c }) => ({
      lines: await undoBookings(context, { actor: requireActor(c), lineIds: body.lineIds }),
    }),
  })
}

import { paymentRoutes } from '#contract/booking/payments.ts'
import { reconciliationRoutes } from '#contract/ground/ledger.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { readIdCursor } from '../../../platform/http/id-cursor.ts'
import { once } from '../../../platform/http/idempotent.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireActor, requireAdmin } from '../../../platform/http/require-actor.ts'
import { closeDifference } from './close-difference.ts'
import { countDifferences } from './count-on-metrics.ts'
import { countOpenDifferences, findLastRun, listDifferences } from './differences.ts'
import { countStatement, importStatement } from './import-statement.ts'
import { changeInstructions, findOwnInstructions } from './instructions.ts'
import { listOwnPayments } from './list-own-payments.ts'
import { readPayments } from './read-payments.ts'
import { confirmPayment, createPayment } from './record-payment.ts'
import { retractPayment } from './retract-payment.ts'
import { getStatementLine, listStatementLines, settleLine } from './statement-lines.ts'

export function mountPayments(app: App, context: AppContext): void {
  const { db } = context
  countDifferences(context)

  mount(app, paymentRoutes, {
    getBookingPayments({ params, c }) {
      return readPayments(context, params.id, requireActor(c))
    },

    async createPayment({ params: { id }, body: input, key, c }) {
      const actor = requireActor(c)
      await once(db, key, (keep) => createPayment(context, { id, actor, input, pressed: key }, keep))
      return readPayments(context, id, actor)
    },

    async confirmPayment({ params, body: input, key, c }) {
      const actor = requireActor(c)
      const asked = { ...params, actor, input, pressed: key }
      await once(db, key, (keep) => confirmPayment(context, asked, keep))
      return readPayments(context, params.id, actor)
    },

    async retractPayment({ params, body, key, c }) {
      const actor = requireActor(c)
      const asked = { ...params, actor, ...body, pressed: key }
      await once(db, key, (keep) => retractPayment(context, asked, keep))
      return readPayments(context, params.id, actor)
    },

    async getPaymentInstructions({ c }) {
      const own = await findOwnInstructions(context, requireActor(c).organizationId)
      return own ?? { instructions: null, updatedAt: null }
    },

    putPaymentInstructions({ body, c }) {
      return changeInstructions(context, { ...requireActor(c), origin: originOf(c) }, body)
    },

    listOwnPayments({ query: { side, cursor }, c }) {
      const { organizationId: userId } = requireActor(c)
      return listOwnPayments(context, { userId, side, after: readIdCursor(cursor) })
    },

    async importStatement({ body, key, c }) {
      const given = { ...body, sellerId: requireActor(c).organizationId }
      return countStatement(db, await once(db, key, (keep) => importStatement(context, given, keep)))
    },

    listStatementLines({ query: { cursor, limit }, c }) {
      const { organizationId: sellerId } = requireActor(c)
      return listStatementLines(db, { sellerId, limit, after: readIdCursor(cursor) })
    },

    async settleStatementLine({ params: { id }, body: as, key, c }) {
      const { organizationId: sellerId } = requireActor(c)
      await once(db, key, (keep) => settleLine(context, { id, sellerId, as }, keep))
      return getStatementLine(db, { id, sellerId })
    },
  })

  mount(app, reconciliationRoutes, {
    async listDifferences({ query: { cursor, limit } }) {
      const page = await listDifferences(db, { limit, after: readIdCursor(cursor) })
      return {
        items: page.rows.map((row) => ({
          id: row.id,
          kind: row.kind,
          bookingId: row.booking_id,
          detail: row.detail,
          cents: row.cents,
          createdAt: row.created_at.toISOString(),
          closedAt: row.closed_at?.toISOString() ?? null,
          reason: row.reason,
        })),
        open: await countOpenDifferences(db),
        checkedAt: (await findLastRun(db))?.toISOString() ?? null,
        nextCursor: page.nextCursor,
      }
    },

    async closeDifference({ params: { id }, body: { reason }, c }) {
      await closeDifference(context, { id, reason, actor: requireAdmin(c), origin: originOf(c) })
      return { success: true as const }
    },
  })
}

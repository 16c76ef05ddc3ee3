import { ledgerRoutes } from '#contract/ground/ledger.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { readIdCursor } from '../../../platform/http/id-cursor.ts'
import { mount } from '../../../platform/http/mount.ts'
import { listBalances, listEntryRows } from './list-ledger.ts'

export function mountLedger(app: App, { db }: AppContext): void {
  mount(app, ledgerRoutes, {
    async listLedger({ query: { booking, limit, cursor } }) {
      const page = await listEntryRows(db, { booking, limit, after: readIdCursor(cursor) })
      return {
        entries: page.rows.map((row) => ({
          id: row.id,
          at: row.posted_at.toISOString(),
          purpose: row.purpose,
          bookingId: row.booking_id,
          debit: row.debit_account,
          credit: row.credit_account,
          cents: row.cents,
        })),
        balances: await listBalances(db, booking),
        nextCursor: page.nextCursor,
      }
    },
  })
}

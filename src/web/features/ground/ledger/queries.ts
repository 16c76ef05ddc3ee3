import { api } from '#web/platform/api.ts'
import { listItemPages } from '#web/platform/list-pages.ts'
import type { LedgerFilter } from './ledger-filter.ts'

/** Key of everything about the ledger. */
export const LEDGER = ['ledger'] as const

/** Entries, newest first, with the balances of all accounts beside each page. */
export const ledgerQuery = ({ booking }: LedgerFilter) =>
  listItemPages([...LEDGER, 'entries', booking ?? ''] as const, async (cursor, signal) => {
    const query = { ...(booking && { booking }), ...(cursor && { cursor }) }
    const { entries, ...rest } = await api('GET /api/admin/ledger', { query, signal })
    return { ...rest, items: entries }
  })

/** Where bookings, payments and ledger do not agree; open ones first. */
export const differencesQuery = listItemPages([...LEDGER, 'differences'] as const, (cursor, signal) =>
  api('GET /api/admin/reconciliation', { query: cursor ? { cursor } : {}, signal }),
)

import { z } from 'zod'
import { LIMITS, MAX_ID } from '#domain/limits.ts'
import { bookingText } from '../booking/bookings-fields.ts'
import { IdParams, queryInteger } from '../common.ts'
import { defineRoutes } from '../route.ts'

const cents = z.number().int()
const words = bookingText(LIMITS.reason.max).min(1, 'Please say why')
const cursor = z.string().max(60).optional()
const limit = queryInteger(1, 100).optional()

export const ledgerRoutes = defineRoutes({
  listLedger: {
    method: 'GET',
    path: '/api/admin/ledger',
    summary: 'Entries of the ledger, newest first, with the balance of every kind of account',
    needsAdmin: true,
    query: z.object({ booking: queryInteger(1, MAX_ID).optional(), cursor, limit }),
    output: z.object({
      entries: z.array(
        z.object({
          id: z.number().int(),
          at: z.string(),
          purpose: z.string(),
          bookingId: z.number().int().nullable(),
          debit: z.string(),
          credit: z.string(),
          cents,
        }),
      ),
      /** By kind of account; debits above zero. They add up to 0. */
      balances: z.array(z.object({ account: z.string(), cents })),
      nextCursor: z.string().nullable(),
    }),
  },
})

/** Where books, facts and bookings do not agree. */
export const reconciliationRoutes = defineRoutes({
  listDifferences: {
    method: 'GET',
    path: '/api/admin/reconciliation',
    summary: 'Where bookings, payments and ledger do not agree; open ones first',
    needsAdmin: true,
    query: z.object({ cursor, limit }),
    output: z.object({
      items: z.array(
        z.object({
          id: z.number().int(),
          kind: z.string(),
          bookingId: z.number().int().nullable(),
          detail: z.string(),
          cents,
          createdAt: z.string(),
          closedAt: z.string().nullable(),
          reason: z.string().nullable(),
        }),
      ),
      open: z.number().int(),
      /** When it was last looked at; null: never. */
      checkedAt: z.string().nullable(),
      nextCursor: z.string().nullable(),
    }),
  },
  closeDifference: {
    method: 'PATCH',
    path: '/api/admin/reconciliation/:id',
    summary: 'Close a difference with a reason',
    needsAdmin: true,
    params: IdParams,
    body: z.object({ reason: words }),
    output: z.object({ success: z.literal(true) }),
    refusals: ['not-found', 'conflict'],
  },
})

import { issueDocument } from '#server/features/booking/documents/issue.ts'
import type { Db } from '#server/platform/db/database.ts'
import { buildAgreed } from './build-agreed.ts'

/** Issues the invoice of a new booking between two users. @returns its address */
export async function buildInvoice(db: Db, sides: { buyerId: number; sellerId: number }): Promise<string> {
  const { id: bookingId } = await buildAgreed(db, sides)
  const order = { bookingId, paper: { kind: 'invoice' }, source: 'booked', now: new Date() } as const
  const { id } = await db.transaction().execute((trx) => issueDocument(trx, order))
  return `/api/bookings/${bookingId}/documents/${id}`
}

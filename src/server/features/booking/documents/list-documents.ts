import { sql } from 'kysely'
import type { Booking } from '#contract/booking/bookings.ts'
import { toDocumentNumber } from '#domain/booking/document-number.ts'
import type { Db } from '../../../platform/db/database.ts'

/** Papers of a booking, oldest first. */
export async function listDocuments(db: Db, bookingId: number): Promise<Booking['documents']> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'kind', 'seller_id', 'year', 'number', 'total_cents', 'created_at'])
    .select(sql<string>`body::jsonb ->> 'title'`.as('title'))
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: row.title,
    number: toDocumentNumber({ ...row, sellerId: row.seller_id }),
    totalCents: row.total_cents,
    createdAt: row.created_at.toISOString(),
    url: `/api/bookings/${bookingId}/documents/${row.id}`,
  }))
}

import type { DocumentBody } from '#domain/booking/document-body.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { canReadDocument } from './policy.ts'

export interface StoredDocument {
  id: number
  body: DocumentBody
  /** Of the body, in hexadecimal. */
  sha256: string
  createdAt: Date
}

/** @throws AppError `booking-not-found`, also where it is another's */
export async function getDocument(
  db: Db,
  { bookingId, documentId, actor }: { bookingId: number; documentId: number; actor: Actor },
): Promise<StoredDocument> {
  const row = await db
    .selectFrom('documents')
    .innerJoin('bookings', 'bookings.id', 'documents.booking_id')
    .select(['documents.id', 'documents.body', 'documents.sha256', 'documents.created_at'])
    .select(['bookings.buyer_id', 'bookings.seller_id'])
    .where('documents.id', '=', documentId)
    .where('bookings.id', '=', bookingId)
    .executeTakeFirst()
  if (!row || !canReadDocument(row, actor)) throw new AppError('booking-not-found')
  return {
    id: row.id,
    body: JSON.parse(row.body) as DocumentBody,
    sha256: row.sha256.toString('hex'),
    createdAt: row.created_at,
  }
}

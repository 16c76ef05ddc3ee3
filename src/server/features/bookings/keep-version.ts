import { sql } from 'kysely'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import type { Side } from '#domain/conversation.ts'
import type { Origin } from '../../platform/db/audit.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { hashTerms } from './hash-terms.ts'
import type { BookingRow } from './lock-booking.ts'

/** Stores proposed terms as the next version, and what of the space they mean. @returns its number */
export async function keepVersion(
  trx: Tx,
  { id, version: last }: BookingRow,
  { terms, side, now }: { terms: AgreedTerms; side: Side; now: Date },
): Promise<number> {
  const version = last + 1
  const { text, sha256 } = hashTerms(terms)
  await trx
    .insertInto('booking_versions')
    .values({ booking_id: id, version, terms: text, sha256, proposed_by: side, created_at: now })
    .execute()
  await replaceItems(trx, id, terms.units)
  return version
}

type Item = Pick<AgreedTerms['units'][number], 'unitId' | 'first' | 'last' | 'quantity'>

export async function replaceItems(trx: Tx, bookingId: number, items: readonly Item[]): Promise<void> {
  await trx.deleteFrom('booking_items').where('booking_id', '=', bookingId).execute()
  await trx
    .insertInto('booking_items')
    .values(
      items.map(({ unitId, first, last, quantity }, position) => ({
        booking_id: bookingId,
        position,
        unit_id: unitId,
        days: sql<string>`daterange(${first}::date, ${last}::date, '[]')`,
        quantity,
      })),
    )
    .execute()
}

export interface Acceptance {
  side: Side
  /** Null: by the terms that the seller has published. */
  userId: number | null
  origin: Pick<Origin, 'address' | 'userAgent'> | null
}

/** Once for a side and version; of the version's own hash. */
export async function keepAcceptance(
  trx: Tx,
  { id, version }: { id: number; version: number },
  { side, userId, origin, now }: Acceptance & { now: Date },
): Promise<void> {
  await trx
    .insertInto('booking_acceptances')
    .columns(['booking_id', 'version', 'side', 'sha256', 'user_id', 'address', 'user_agent', 'accepted_at'])
    .expression((eb) =>
      eb
        .selectFrom('booking_versions as version')
        .select([
          'booking_id',
          'version.version',
          eb.val(side).as('side'),
          'sha256',
          sql<number>`${userId}::int`.as('user_id'),
          sql<string>`${origin?.address ?? null}::text`.as('address'),
          sql<string>`${origin?.userAgent ?? null}::text`.as('user_agent'),
          sql<Date>`${now}::timestamptz`.as('accepted_at'),
        ])
        .where('booking_id', '=', id)
        .where('version.version', '=', version),
    )
    .onConflict((conflict) => conflict.constraint('booking_acceptances_pkey').doNothing())
    .execute()
}

/** Sides that have accepted a version. */
export async function listAccepted(
  db: Db,
  { id, version }: { id: number; version: number },
): Promise<Side[]> {
  const rows = await db
    .selectFrom('booking_acceptances')
    .select('side')
    .where('booking_id', '=', id)
    .where('version', '=', version)
    .execute()
  return rows.map(({ side }) => side)
}

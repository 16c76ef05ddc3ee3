import { type Selectable, sql } from 'kysely'
import { ARTWORK_LIMITS } from '#domain/booking/creative/limits.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { CreativesTable } from '../../../platform/db/tables.gen.ts'

export type CreativeRow = Selectable<CreativesTable>

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Of one booking, the latest first. */
export function listCreatives(db: Db, bookingId: number): Promise<CreativeRow[]> {
  return db
    .selectFrom('creatives')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('item')
    .orderBy('version', 'desc')
    .execute()
}

export async function findCreative(
  db: Db,
  { bookingId, id }: { bookingId: number; id: string },
): Promise<CreativeRow | undefined> {
  if (!UUID.test(id)) return undefined
  const row = db.selectFrom('creatives').selectAll().where('id', '=', id)
  return row.where('booking_id', '=', bookingId).executeTakeFirst()
}

/** Of whichever booking its sender has sent it for. */
export async function findOwnCreative(
  db: Db,
  { ownerId, id }: { ownerId: number; id: string },
): Promise<CreativeRow | undefined> {
  if (!UUID.test(id)) return undefined
  const row = db.selectFrom('creatives').selectAll().where('id', '=', id)
  return row.where('owner_id', '=', ownerId).executeTakeFirst()
}

/** What a buyer may send again for a booking: approved for others of theirs of the same space, each file once, the latest first. */
export async function listEarlier(
  db: Db,
  booking: { id: number; buyer_id: number; listing_id: number },
): Promise<CreativeRow[]> {
  const { rows } = await sql<CreativeRow>`
    select * from (
      select distinct on (creatives.sha256) creatives.*
      from creatives join bookings on bookings.id = creatives.booking_id
      where bookings.listing_id = ${booking.listing_id} and bookings.buyer_id = ${booking.buyer_id}
        and bookings.id <> ${booking.id} and creatives.owner_id = ${booking.buyer_id}
        and creatives.sha256 not in (
          select sha256 from creatives where booking_id = ${booking.id} and status in ('uploaded', 'approved'))
        and creatives.status = 'approved' and (creatives.path is not null or creatives.script is not null)
      order by creatives.sha256, creatives.created_at desc
    ) as approved
    order by created_at desc, id limit ${ARTWORK_LIMITS.earlier}`.execute(db)
  return rows
}

/** Bytes of files that somebody has sent, for themselves or in a client's place, and that are kept. */
export async function countStored(db: Db, ownerId: number): Promise<number> {
  const { used } = await db
    .selectFrom('creatives')
    .select(sql<string>`coalesce(sum(size_bytes::bigint), 0)`.as('used'))
    .where((eb) =>
      eb.or([
        eb('sender_id', '=', ownerId),
        eb.and([eb('owner_id', '=', ownerId), eb('sender_id', 'is', null)]),
      ]),
    )
    .where('path', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(used)
}

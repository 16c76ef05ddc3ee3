import { type RawBuilder, sql } from 'kysely'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import type { Origin } from '../../../platform/db/audit.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Spender } from './enforce-spending.ts'
import { hashTerms } from './hash-terms.ts'
import type { BookingRow } from './lock-booking.ts'

/** Stores proposed terms as the next version, and what of the space they mean, in one statement. @returns its number */
export async function insertVersion(
  trx: Tx,
  { id, version: last }: BookingRow,
  { terms, side, now }: { terms: AgreedTerms; side: Side; now: Date },
): Promise<number> {
  const version = last + 1
  const { text, sha256 } = hashTerms(terms)
  await sql`
    with kept as (
      insert into booking_versions (booking_id, version, terms, sha256, proposed_by, created_at)
      values (${id}, ${version}, ${text}, ${sha256}, ${side}, ${now})),
    ${replacingItems(id, terms.units)}`.execute(trx)
  return version
}

type Item = Pick<AgreedTerms['units'][number], 'unitId' | 'first' | 'last' | 'quantity'>

export async function replaceItems(trx: Tx, bookingId: number, items: readonly Item[]): Promise<void> {
  await sql`with ${replacingItems(bookingId, items)}`.execute(trx)
}

/** For a statement that begins with `with`. Those that stay as they are, as those of a draft that is sent, are left alone. */
function replacingItems(bookingId: number, items: readonly Item[]): RawBuilder<unknown> {
  const rows = items.map((item, position) => ({ ...item, position }))
  return sql`
    gone as (delete from booking_items where booking_id = ${bookingId} and position >= ${rows.length})
    insert into booking_items as item (booking_id, position, unit_id, days, quantity)
    select ${bookingId}::int, position, "unitId", daterange(first, last, '[]'), quantity
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (position smallint, "unitId" int, first date, last date, quantity smallint)
    on conflict on constraint booking_items_pkey do update
      set unit_id = excluded.unit_id, days = excluded.days, quantity = excluded.quantity
      where (item.unit_id, item.days, item.quantity) is distinct from (excluded.unit_id, excluded.days, excluded.quantity)`
}

export interface Acceptance {
  side: Side
  /** Null: by the terms that the seller has published. */
  userId: number | null
  origin: Pick<Origin, 'address' | 'userAgent'> | null
}

/**
 * Each once for a side and version; of the version's own hash.
 * @returns who of them accepts for a buyer that lets them spend so much a month, read with it: a person alone has no such limit
 */
export async function recordAcceptances(
  trx: Tx,
  { id, version }: { id: number; version: number },
  { acceptances, now }: { acceptances: readonly Acceptance[]; now: Date },
): Promise<Spender | undefined> {
  if (acceptances.length === 0) return undefined
  const given = acceptances.map(({ side, userId, origin }) => ({ side, userId, ...origin }))
  const { rows } = await sql<Spender>`
    with kept as (
      insert into booking_acceptances (booking_id, version, side, sha256, user_id, address, user_agent, accepted_at)
      select booking_id, version, side, sha256, "userId", address, "userAgent", ${now}
      from booking_versions, jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as given (side text, "userId" int, address text, "userAgent" text)
      where booking_id = ${id} and version = ${version}
      on conflict on constraint booking_acceptances_pkey do nothing
      returning side, user_id)
    select member.user_id as "personId", member.organization_id as "organizationId"
    from kept
    join bookings on bookings.id = ${id}
    join organization_members as member
      on member.organization_id = bookings.buyer_id and member.user_id = kept.user_id
    where kept.side = 'buyer' and member.spends_cents is not null`.execute(trx)
  return rows[0]
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

import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import { notifyOrganizations } from '../../ground/notices/audience.ts'
import type { Clash } from './apply-busy-days.ts'

interface Of {
  id: number
  listing_id: number
}

/** Keeps what is sold here and taken there, and notifies the seller of what is new, once. */
export async function recordClashes(
  trx: Tx,
  { id, listing_id }: Of,
  { clashes, now }: { clashes: readonly Clash[]; now: Date },
): Promise<void> {
  const rows = JSON.stringify(clashes.map(({ unitId, ...days }) => ({ unit_id: unitId, ...days })))
  const found = sql`(select unit_id, daterange(first, last, '[]') as days
    from jsonb_to_recordset(${rows}::jsonb) as r (unit_id int, first date, last date)) as found`
  await sql`delete from calendar_clashes as clash where calendar_id = ${id} and not exists (
    select from ${found} where found.unit_id = clash.unit_id and found.days = clash.days)`.execute(trx)
  const { rows: added } = await sql`insert into calendar_clashes (calendar_id, unit_id, days)
    select ${id}::int, unit_id, days from ${found} on conflict do nothing returning id`.execute(trx)
  if (added.length > 0) await notifySeller(trx, listing_id, now)
}

async function notifySeller(trx: Tx, listingId: number, now: Date): Promise<void> {
  const { seller_id, title } = await trx
    .selectFrom('listings')
    .select(['seller_id', 'title'])
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow()
  await notifyOrganizations(trx, [
    {
      organizationId: seller_id,
      kind: 'calendar-clash',
      subject: { type: 'listing', id: listingId },
      actorId: null,
      data: { title },
      key: `calendar-clash:${listingId}`,
      now,
    },
  ])
}

import { sql } from 'kysely'
import { basisCents } from '#domain/listings/price-basis.ts'
import type { Tx } from '#server/platform/db/database.ts'

/** The watches know the demo market as it is: its own spaces are news to nobody. */
export async function insertSnapshots(trx: Tx): Promise<void> {
  const spaces = await trx
    .selectFrom('listings')
    .select(['id', 'price', 'frequency', 'listing_type'])
    .where('status', '=', 'active')
    .execute()
  const rows = spaces.map(({ id, price, frequency, listing_type: listingType }) => ({
    listing_id: id,
    cents: basisCents({ price, priceInterval: frequency, listingType }, 'month'),
  }))
  await trx.insertInto('market_snapshots').values(rows).execute()
  await sql`delete from match_queue`.execute(trx)
}

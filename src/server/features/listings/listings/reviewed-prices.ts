import { sql } from 'kysely'
import type { Price } from '#domain/listings/price-change.ts'
import type { Interval } from '#domain/vocabulary.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { ListingRow } from './present.ts'

type Priced = Pick<ListingRow, 'id' | 'price' | 'frequency'>

/** The prices that somebody last looked at, by listing: the stored ones where they have not changed since. */
export async function recordReviewedPrices(trx: Tx, rows: readonly Priced[]): Promise<Map<number, Price>> {
  const given = rows.map(({ id, price, frequency }) => ({ id, price, frequency }))
  // an update that changes nothing: without one, the row that is there is not returned
  const { rows: kept } = await sql<Priced>`
    insert into reviewed_prices (listing_id, price, frequency)
    select id, price, frequency from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as g (id int, price int, frequency text) order by id
    on conflict (listing_id) do update set price = reviewed_prices.price
    returning listing_id as id, price, frequency`.execute(trx)
  return new Map(kept.map(({ id, price, frequency }) => [id, { price, interval: frequency as Interval }]))
}

/** Somebody looks at the prices these listings have now; from the next change on they are the ones compared with. */
export async function deleteReviewedPrices(trx: Tx, listingIds: readonly number[]): Promise<void> {
  const isOfThese = sql<boolean>`listing_id = any(${listingIds}::int[])`
  await trx.deleteFrom('reviewed_prices').where(isOfThese).execute()
  await trx.deleteFrom('unusual_prices').where(isOfThese).where('seen_at', 'is', null).execute()
}

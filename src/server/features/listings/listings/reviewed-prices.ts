import { sql } from 'kysely'
import type { Price } from '#domain/listings/price-change.ts'
import type { Interval } from '#domain/vocabulary.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { ListingRow } from './present.ts'

/** The price somebody last looked at: the stored one where it has not changed since. */
export async function recordReviewedPrice(
  trx: Tx,
  { id, price, frequency }: Pick<ListingRow, 'id' | 'price' | 'frequency'>,
): Promise<Price> {
  const kept = await trx
    .insertInto('reviewed_prices')
    .values({ listing_id: id, price, frequency })
    // an update that changes nothing: without one, the row that is there is not returned
    .onConflict((conflict) =>
      conflict.column('listing_id').doUpdateSet((eb) => ({ price: eb.ref('reviewed_prices.price') })),
    )
    .returning(['price', 'frequency'])
    .executeTakeFirstOrThrow()
  return { price: kept.price, interval: kept.frequency as Interval }
}

/** Somebody looks at the prices these listings have now; from the next change on they are the ones compared with. */
export async function deleteReviewedPrices(trx: Tx, listingIds: readonly number[]): Promise<void> {
  const isOfThese = sql<boolean>`listing_id = any(${listingIds}::int[])`
  await trx.deleteFrom('reviewed_prices').where(isOfThese).execute()
  await trx.deleteFrom('unusual_prices').where(isOfThese).where('seen_at', 'is', null).execute()
}

import type { Actor } from '#domain/listing.ts'
import type { AppContext } from '../../context.ts'
import { lockOwnListing } from './own-listings.ts'

/** A draft with everything an own listing says. @returns its id; @throws AppError `listing-not-found` */
export async function duplicateListing({ db }: AppContext, actor: Actor, id: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const row = await lockOwnListing(trx, actor, id)
    const created = await trx
      .insertInto('listings')
      .values({
        seller_id: actor.id,
        title: `Copy of ${row.title}`.slice(0, 120),
        description: row.description,
        ad_type: row.ad_type,
        venue: row.venue,
        listing_type: row.listing_type,
        price: row.price,
        frequency: row.frequency,
        location_text: row.location_text,
        address: row.address,
        location_details: row.location_details,
        lat: row.lat,
        lng: row.lng,
        images: JSON.stringify(row.images),
        specifications: JSON.stringify(row.specifications),
        features: row.features,
        target_market: row.target_market,
        audience: JSON.stringify(row.audience),
        min_contract: row.min_contract,
        setup_fee: row.setup_fee,
        payment_terms: row.payment_terms,
        status: 'draft',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('listing_events')
      .values({ listing_id: created.id, actor_id: actor.id, from_status: null, to_status: 'draft' })
      .execute()
    return created.id
  })
}

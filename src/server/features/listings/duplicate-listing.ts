import type { Actor } from '#domain/listing.ts'
import type { AppContext } from '../../context.ts'
import { rowToValues } from './listing-values.ts'
import { lockOwnListing } from './own-listings.ts'

/** A draft with everything an own listing says. @returns its id; @throws AppError `listing-not-found` */
export async function duplicateListing({ db }: AppContext, actor: Actor, id: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const row = await lockOwnListing(trx, actor, id)
    const created = await trx
      .insertInto('listings')
      .values({
        seller_id: actor.id,
        ...rowToValues(row),
        title: `Copy of ${row.title}`.slice(0, 120),
        availability_start: null,
        availability_end: null,
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

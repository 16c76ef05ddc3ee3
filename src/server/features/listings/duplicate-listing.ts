import { LIMITS } from '#domain/limits.ts'
import type { Actor } from '#domain/listing.ts'
import type { AppContext } from '../../context.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { insertListing } from './apply-transition.ts'
import { enforceListingLimit } from './limits.ts'
import { rowToValues } from './listing-values.ts'
import { lockOwnListing } from './own-listings.ts'

/** A draft with everything an own listing says. @returns its id; @throws AppError `listing-not-found`, `rate-limited` */
export async function duplicateListing(context: AppContext, actor: Actor, id: number): Promise<number> {
  await enforceListingLimit(context, actor)
  return context.db.transaction().execute(async (trx) => {
    const row = await lockOwnListing(trx, actor, id)
    const values = {
      ...rowToValues(row),
      seller_id: actor.id,
      title: `Copy of ${row.title}`.slice(0, LIMITS.title.max),
      availability_start: null,
      availability_end: null,
    }
    const created = await insertListing(trx, values, { step: 'duplicate', as: 'seller', actorId: actor.id })
    if (created === undefined) throw new AppError('conflict')
    return created
  })
}

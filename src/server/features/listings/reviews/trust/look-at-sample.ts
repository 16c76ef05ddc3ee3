import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../../context.ts'
import { type Origin, recordAudit } from '../../../../platform/db/audit.ts'
import { AppError } from '../../../../platform/http/app-error.ts'

/** Somebody looked at a space that went live without a person, and leaves it. @throws AppError `not-found` */
export async function lookAtSample(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  listingId: number,
  { actor, origin }: { actor: Actor; origin: Origin },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const looked = await trx
      .updateTable('trust_decisions')
      .set({ looked_at: now(), looked_by: actor.personId })
      .where('listing_id', '=', listingId)
      .where('is_sampled', '=', true)
      .where('looked_at', 'is', null)
      .returning('listing_id')
      .execute()
    if (looked.length === 0)
      throw new AppError('not-found', { message: 'Somebody has already looked at it.' })
    await recordAudit(trx, {
      actorId: actor.personId,
      action: 'listing.looked-at',
      subject: { type: 'listing', id: listingId },
      origin,
    })
  })
}

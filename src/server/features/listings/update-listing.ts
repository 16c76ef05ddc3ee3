import type { ListingInput } from '#contract/listing-form.ts'
import { type Actor, isPublic } from '#domain/listing.ts'
import type { AppContext } from '../../context.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { toListingValues } from './listing-values.ts'
import { lockOwnListing } from './own-listings.ts'
import { resolvePictures } from './pictures.ts'
import { canEditListing } from './policy.ts'
import type { ListingRow } from './present.ts'
import { saveRevision, splitChange } from './revisions.ts'

interface Edit {
  actor: Actor
  id: number
  body: ListingInput
  /** Instant of the version that was edited. */
  updatedAt: string
}

/**
 * Changes an own listing. A rejected one goes back to review; of a public or paused one, what buyers decide by waits
 * while the approved version stays. @returns the newer version when somebody else was first
 * @throws AppError `listing-not-found`, `conflict` for archived ones, `invalid-input`
 */
export async function updateListing(
  { db, now }: AppContext,
  { actor, id, body, updatedAt }: Edit,
): Promise<{ newer?: ListingRow }> {
  return db.transaction().execute(async (trx) => {
    const row = await lockOwnListing(trx, actor, id)
    if (!canEditListing(actor, row))
      throw new AppError('conflict', {
        message: 'An archived listing cannot be changed. Duplicate it instead.',
      })
    if (row.updated_at.getTime() !== Date.parse(updatedAt)) return { newer: row }
    const isReviewed = isPublic(row.status) || row.status === 'paused'
    const images = await resolvePictures(trx, actor.id, body.images)
    const change = splitChange(row, toListingValues(body, images), isReviewed)
    const resubmits = row.status === 'rejected'
    await trx
      .updateTable('listings')
      .set({
        ...change.direct,
        ...(resubmits ? { status: 'pending' as const, rejection_reason: null } : {}),
        updated_at: now(),
      })
      .where('id', '=', id)
      .execute()
    if (isReviewed) await saveRevision(trx, id, change)
    if (resubmits)
      await trx
        .insertInto('listing_events')
        .values({ listing_id: id, actor_id: actor.id, from_status: 'rejected', to_status: 'pending' })
        .execute()
    return {}
  })
}

import type { ListingInput } from '#contract/listings-form.ts'
import { type Actor, isPublic } from '#domain/listing.ts'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { applyTransition } from './apply-transition.ts'
import type { ListingValues } from './columns.ts'
import { toListingValues } from './listing-values.ts'
import { isVersion } from './listing-version.ts'
import { lockOwnListing } from './own-listings.ts'
import { resolvePictures } from './pictures.ts'
import { canEditListing } from './policy.ts'
import { type ListingRow, presentListing } from './present.ts'
import { saveRevision, splitChange } from './revisions.ts'

export const EDIT_CONFLICT = 'This listing was changed meanwhile. Compare both versions and save again.'

interface Edit {
  actor: Actor
  id: number
  body: ListingInput
  /** Instant of the version that was edited. */
  updatedAt: string
}

/**
 * Changes an own listing. A rejected one goes back to review; of a public or paused one, what buyers decide by waits
 * while the approved version stays.
 * @throws AppError `listing-not-found`, `invalid-input`, `conflict` for archived ones and, with the `current` version, when
 * somebody else was first
 */
export async function updateListing(
  { db, config, now }: AppContext,
  { actor, id, body, updatedAt }: Edit,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockOwnListing(trx, actor, id)
    checkEditable(actor, row)
    if (!isVersion(row, updatedAt)) {
      const more = { current: presentListing(row, config), yours: body }
      throw new AppError('conflict', { message: EDIT_CONFLICT, body: more })
    }
    const images = await resolvePictures(trx, actor.id, body.images)
    await writeEdit(trx, row, { values: toListingValues(body, images), actorId: actor.id, now: now() })
  })
}

interface Written {
  values: ListingValues
  actorId: number
  now: Date
}

/** Writes an edit of a locked own listing by the rules above. @returns whether it went back to review */
export async function writeEdit(
  trx: Tx,
  row: ListingRow,
  { values, actorId, now }: Written,
): Promise<boolean> {
  const isReviewed = isPublic(row.status) || row.status === 'paused'
  const change = splitChange(row, values, isReviewed)
  if (row.status === 'rejected') {
    const set = { ...change.direct, rejection_reason: null }
    await applyTransition(trx, [row], { step: 'resubmit', as: 'seller', actorId, now, set })
    return true
  }
  await trx
    .updateTable('listings')
    .set({ ...change.direct, updated_at: now })
    .where('id', '=', row.id)
    .execute()
  if (isReviewed) await saveRevision(trx, row.id, { change, now })
  return false
}

/** @throws AppError `conflict` for what is put away */
export function checkEditable(actor: Actor, row: ListingRow): void {
  if (canEditListing(actor, row)) return
  throw new AppError('conflict', {
    message: 'An archived listing cannot be changed. Duplicate it instead.',
  })
}

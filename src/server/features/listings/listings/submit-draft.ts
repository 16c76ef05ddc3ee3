import type { ListingInput } from '#contract/listings/listings-form.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { isVersion } from '../../../platform/db/is-version.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { applyTransition } from './apply-transition.ts'
import { DRAFT_CONFLICT, DRAFT_SUBMITTED } from './drafts.ts'
import { toListingValues } from './listing-values.ts'
import { resolvePictures } from './pictures.ts'
import { toStatedTerms } from './present-terms.ts'
import { listingsWithSeller } from './queries.ts'
import { setSites } from './sites.ts'

interface Submitted {
  actor: Actor
  draft: { id: number; updatedAt: string }
  body: ListingInput
  now: Date
}

/**
 * An own draft becomes the listing that was submitted from it, and as new as its submission.
 * @returns its id; undefined when it was deleted
 * @throws AppError `conflict` when it was changed in another window since, or submitted from there
 */
export async function submitDraft(trx: Tx, given: Submitted): Promise<number | undefined> {
  const { actor, draft, body, now } = given
  const row = await listingsWithSeller(trx)
    .where('listings.id', '=', draft.id)
    .where('listings.seller_id', '=', actor.organizationId)
    .forUpdate('listings')
    .executeTakeFirst()
  if (!row) return undefined
  if (row.status !== 'draft') throw new AppError('conflict', { message: DRAFT_SUBMITTED })
  if (!isVersion(row, draft.updatedAt)) throw new AppError('conflict', { message: DRAFT_CONFLICT })
  const images = await resolvePictures(trx, {
    sellerId: actor.organizationId,
    given: body.images,
    known: row.images,
  })
  if (body.crosspost) await setSites(trx, { listingId: row.id, siteIds: body.crosspost, now })
  const set = {
    ...toListingValues(body, images),
    ...toStatedTerms(body, row),
    unfinished: null,
    rejection_reason: null,
    created_at: now,
  }
  await applyTransition(trx, [row], { step: 'submit', as: 'seller', actorId: actor.personId, now, set })
  return row.id
}

import type { ListingInput } from '#contract/listings-form.ts'
import type { Actor } from '#domain/listing.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { applyTransition } from './apply-transition.ts'
import { DRAFT_CONFLICT } from './drafts.ts'
import { toListingValues } from './listing-values.ts'
import { isVersion } from './listing-version.ts'
import { resolvePictures } from './pictures.ts'
import { listingsWithSeller } from './queries.ts'
import { setSites } from './sites.ts'

interface Submitted {
  actor: Actor
  draft: { id: number; updatedAt: string }
  body: ListingInput
  submissionKey: string | null
  now: Date
}

/**
 * An own draft becomes the listing that was submitted from it, and as new as its submission.
 * @returns its id; undefined when it is no draft any more
 * @throws AppError `conflict` when it was changed in another window since
 */
export async function submitDraft(trx: Tx, given: Submitted): Promise<number | undefined> {
  const { actor, draft, body, submissionKey, now } = given
  const row = await listingsWithSeller(trx)
    .where('listings.id', '=', draft.id)
    .where('listings.seller_id', '=', actor.id)
    .where('listings.status', '=', 'draft')
    .forUpdate('listings')
    .executeTakeFirst()
  if (!row) return undefined
  if (!isVersion(row, draft.updatedAt)) throw new AppError('conflict', { message: DRAFT_CONFLICT })
  const images = await resolvePictures(trx, actor.id, body.images)
  if (body.crosspost) await setSites(trx, { listingId: row.id, siteIds: body.crosspost, now })
  const set = {
    ...toListingValues(body, images),
    unfinished: null,
    submission_key: submissionKey,
    rejection_reason: null,
    created_at: now,
  }
  await applyTransition(trx, [row], { step: 'submit', as: 'seller', actorId: actor.id, now, set })
  return row.id
}

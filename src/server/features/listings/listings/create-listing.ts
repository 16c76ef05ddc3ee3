import type { ListingInput } from '#contract/listings/listings-form.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { onceUncounted, type RequestKey } from '../../../platform/http/idempotent.ts'
import { insertListing } from './apply-transition.ts'
import { enforceListingLimit } from './limits.ts'
import { toListingValues } from './listing-values.ts'
import { resolvePictures } from './pictures.ts'
import type { ListingRow } from './present.ts'
import { findListing } from './queries.ts'
import { setSites } from './sites.ts'
import { submitDraft } from './submit-draft.ts'

interface Submission {
  actor: Actor
  body: ListingInput
  /** The own draft it is submitted from. */
  draft?: { id: number; updatedAt: string } | undefined
}

/** A space, submitted for review. @throws AppError `invalid-input`, `rate-limited` */
export async function createListing(
  context: AppContext,
  given: Submission,
  key: RequestKey | undefined,
): Promise<ListingRow> {
  const { db } = context
  const id = await onceUncounted(db, key, async (keep) => {
    // a draft was counted when it was made
    if (!(await isOwnDraft(db, given))) await enforceListingLimit(context, given.actor)
    return db.transaction().execute(async (trx) => {
      const made = await submit(trx, { ...given, now: context.now() })
      await keep(trx, made)
      return made
    })
  })
  const row = await findListing(db, id)
  if (!row) throw new AppError('conflict')
  return row
}

async function submit(trx: Tx, { now, ...given }: Submission & { now: Date }): Promise<number> {
  const { draft, actor, body } = given
  const submitted = draft && (await submitDraft(trx, { ...given, draft, now }))
  if (submitted !== undefined) return submitted
  const images = await resolvePictures(trx, { sellerId: actor.organizationId, given: body.images })
  const values = { ...toListingValues(body, images), seller_id: actor.organizationId }
  const created = await insertListing(trx, values, { step: 'create', as: 'seller', actorId: actor.personId })
  await setSites(trx, { listingId: created, siteIds: body.crosspost ?? [], now })
  return created
}

async function isOwnDraft(db: Db, { actor, draft }: Submission): Promise<boolean> {
  if (!draft) return false
  const found = await db
    .selectFrom('listings')
    .select('id')
    .where('id', '=', draft.id)
    .where('seller_id', '=', actor.organizationId)
    .where('status', '=', 'draft')
    .executeTakeFirst()
  return found !== undefined
}

import type { ListingInput } from '#contract/listings/listings-form.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
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
  /** The same key again answers the listing that was made the first time. */
  submissionKey: string | null
  /** The own draft it is submitted from. */
  draft?: { id: number; updatedAt: string } | undefined
}

/** A space, submitted for review. @throws AppError `invalid-input`, `rate-limited` */
export async function createListing(context: AppContext, given: Submission): Promise<ListingRow> {
  const { db } = context
  const before = await findSubmission(db, given)
  if (before) return before
  // a draft was counted when it was made
  if (!(await isOwnDraft(db, given))) await enforceListingLimit(context, given.actor)
  const id = await db.transaction().execute(async (trx) => {
    const { draft } = given
    const submitted = draft && (await submitDraft(trx, { ...given, draft, now: context.now() }))
    if (submitted !== undefined) return submitted
    const images = await resolvePictures(trx, { sellerId: given.actor.id, given: given.body.images })
    const values = {
      ...toListingValues(given.body, images),
      seller_id: given.actor.id,
      submission_key: given.submissionKey,
    }
    const created = await insertListing(trx, values, {
      step: 'create',
      as: 'seller',
      actorId: given.actor.id,
    })
    if (created !== undefined)
      await setSites(trx, { listingId: created, siteIds: given.body.crosspost ?? [], now: context.now() })
    return created
  })
  // two equal submissions at once: the other one made it
  const row = id === undefined ? await findSubmission(db, given) : await findListing(db, id)
  if (!row) throw new AppError('conflict')
  return row
}

async function findSubmission(db: Db, given: Submission): Promise<ListingRow | undefined> {
  if (!given.submissionKey) return undefined
  const found = await db
    .selectFrom('listings')
    .select('id')
    .where('seller_id', '=', given.actor.id)
    .where('submission_key', '=', given.submissionKey)
    .executeTakeFirst()
  return found && findListing(db, found.id)
}

async function isOwnDraft(db: Db, { actor, draft }: Submission): Promise<boolean> {
  if (!draft) return false
  const found = await db
    .selectFrom('listings')
    .select('id')
    .where('id', '=', draft.id)
    .where('seller_id', '=', actor.id)
    .where('status', '=', 'draft')
    .executeTakeFirst()
  return found !== undefined
}

const MAX_KEY = 200

/** @throws AppError `invalid-input` for keys nobody can store */
export function readSubmissionKey(header: string | undefined): string | null {
  if (!header) return null
  if (header.length <= MAX_KEY && /^[\x20-\x7e]+$/.test(header)) return header
  throw new AppError('invalid-input', {
    message: `Idempotency-Key must be at most ${MAX_KEY} plain characters`,
  })
}

import type { ListingInput } from '#contract/listings/listings-form.ts'
import { type Actor, isPublic } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { isVersion } from '../../../platform/db/is-version.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { applyTransition } from './apply-transition.ts'
import type { ListingValues } from './columns.ts'
import { toListingValues } from './listing-values.ts'
import { checkEditable, lockOwnListing } from './own-listings.ts'
import { resolvePictures } from './pictures.ts'
import { listPriced, PRICE_ROLE } from './policy.ts'
import { type ListingRow, presentListing } from './present.ts'
import { toStatedTerms } from './present-terms.ts'
import { listLatestRevisions, saveRevision, splitChange, withRevision } from './revisions.ts'
import { setSites } from './sites.ts'
import { noteUnusualPrices } from './unusual-prices.ts'

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
      // what its seller saved last, even where that waits for review: not what buyers still see
      const revision = (await listLatestRevisions(trx, [id])).get(id)
      const more = { current: presentListing(withRevision(row, revision), config), yours: body }
      throw new AppError('conflict', { message: EDIT_CONFLICT, body: more })
    }
    const images = await resolvePictures(trx, {
      sellerId: actor.organizationId,
      given: body.images,
      known: row.images,
    })
    if (body.crosspost) await setSites(trx, { listingId: id, siteIds: body.crosspost, now: now() })
    const values = { ...toListingValues(body, images), ...toStatedTerms(body, row) }
    await writeEdit(trx, row, { values, unfinished: null, actor, now: now() })
  })
}

interface Written {
  values: ListingValues
  /** What a draft lacks from now on; absent: as before. */
  unfinished?: Record<string, unknown> | null
  actor: Pick<Actor, 'personId' | 'may'>
  now: Date
}

/**
 * Writes an edit of a locked own listing by the rules above. @returns whether it went back to review
 * @throws AppError `role-missing` for a price on the market that the actor's role does not include
 */
export async function writeEdit(
  trx: Tx,
  row: ListingRow,
  { values, unfinished, actor, now }: Written,
): Promise<boolean> {
  const isReviewed = isPublic(row.status) || row.status === 'paused'
  if (isReviewed && !actor.may.has('prices')) await checkPrices(trx, row, values)
  const change = splitChange(row, values, isReviewed)
  const waits = 'price' in change.reviewed || 'frequency' in change.reviewed
  if (isReviewed && !waits)
    await noteUnusualPrices(trx, [{ before: row, price: values.price, frequency: values.frequency }], now)
  if (row.status === 'rejected') {
    const set = { ...change.direct, rejection_reason: null }
    await applyTransition(trx, [row], { step: 'resubmit', as: 'seller', actorId: actor.personId, now, set })
    return true
  }
  await trx
    .updateTable('listings')
    .set({
      ...change.direct,
      ...(unfinished !== undefined && { unfinished: toUnfinished(unfinished) }),
      updated_at: now,
    })
    .where('id', '=', row.id)
    .execute()
  if (isReviewed) await saveRevision(trx, row.id, { change, now })
  return false
}

const PRICE_FIELDS = {
  price: 'price',
  frequency: 'interval',
  setup_fee: 'setupFee',
  payment_terms: 'paymentTerms',
} as const

/** Beside what its seller saved last: what is sent back as it was read is no change. */
async function checkPrices(trx: Tx, row: ListingRow, values: ListingValues): Promise<void> {
  const latest = withRevision(row, (await listLatestRevisions(trx, [row.id])).get(row.id))
  const [first] = listPriced(latest, values)
  if (!first) return
  throw new AppError('role-missing', { message: PRICE_ROLE, fields: { [PRICE_FIELDS[first]]: PRICE_ROLE } })
}

/** As it is written; nothing missing is null. */
export function toUnfinished(fields: Record<string, unknown> | null): string | null {
  return fields && Object.keys(fields).length > 0 ? JSON.stringify(fields) : null
}

import type { z } from 'zod'
import { DRAFT_FIELDS, type ListingInput } from '#contract/listings/listings-form.ts'
import { LIMITS } from '#domain/limits.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { isVersion } from '../../../platform/db/is-version.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { insertListing } from './apply-transition.ts'
import type { ListingValues } from './columns.ts'
import { enforceListingLimit } from './limits.ts'
import { toListingValues } from './listing-values.ts'
import { getOwnListing, lockOwnListing } from './own-listings.ts'
import { resolvePictures } from './pictures.ts'
import { toStatedTerms } from './present-terms.ts'
import { setSites } from './sites.ts'
import { toUnfinished } from './update-listing.ts'

export const DRAFT_CONFLICT = 'This draft was changed in another window.'
export const DRAFT_SUBMITTED = 'This draft was submitted meanwhile.'

type Form = Record<string, unknown>

/** A listing that is not finished yet. @returns its id; @throws AppError `rate-limited`, `invalid-input` for sites and pictures */
export async function createDraft(context: AppContext, actor: Actor, form: Form): Promise<number> {
  await enforceListingLimit(context, actor)
  return context.db.transaction().execute(async (trx) => {
    const { values, unfinished, siteIds } = await toDraft(trx, actor, form)
    const row = { ...values, unfinished: toUnfinished(unfinished), seller_id: actor.organizationId }
    const id = await insertListing(trx, row, { step: 'draft', as: 'seller', actorId: actor.personId })
    if (id === undefined) throw new AppError('conflict')
    await setSites(trx, { listingId: id, siteIds, now: context.now() })
    return id
  })
}

/** Saves a draft over the version somebody typed on. @throws AppError `listing-not-found`, `conflict` with the `current` draft */
export async function updateDraft(
  context: AppContext,
  actor: Actor,
  { id, form, updatedAt }: { id: number; form: Form; updatedAt: string },
): Promise<void> {
  const isSaved = await context.db.transaction().execute(async (trx) => {
    const row = await lockOwnListing(trx, actor, id)
    if (row.status !== 'draft' || !isVersion(row, updatedAt)) return false
    const { input, values, unfinished, siteIds } = await toDraft(trx, actor, form)
    await setSites(trx, { listingId: id, siteIds, now: context.now() })
    await trx
      .updateTable('listings')
      .set({
        ...values,
        ...toStatedTerms(input, row),
        unfinished: toUnfinished(unfinished),
        updated_at: context.now(),
      })
      .where('id', '=', id)
      .execute()
    return true
  })
  if (isSaved) return
  const current = await getOwnListing(context, actor, id)
  const message = current.listing.status === 'draft' ? DRAFT_CONFLICT : DRAFT_SUBMITTED
  throw new AppError('conflict', { message, body: { current } })
}

/**
 * What was typed, as far as it is a listing already: fields that follow their rule go to their columns, the others are kept as they were
 * typed, and their columns hold what comes closest.
 */
async function toDraft(trx: Tx, actor: Actor, form: Form) {
  const { input, unfinished } = readDraft(form)
  const images = await resolvePictures(trx, { sellerId: actor.organizationId, given: input.images })
  const values: ListingValues = toListingValues(input, images)
  return { input, values, unfinished, siteIds: input.crosspost ?? [] }
}

export function readDraft(form: Form): { input: ListingInput; unfinished: Form } {
  const unfinished: Form = {}
  const good: Record<string, unknown> = {}
  for (const [name, rule] of Object.entries(DRAFT_FIELDS) as [string, z.ZodType][]) {
    const parsed = rule.safeParse(form[name])
    if (parsed.success) good[name] = parsed.data
    else unfinished[name] = form[name] ?? null
  }
  const { availableFrom, availableTo } = good as {
    availableFrom?: string | null
    availableTo?: string | null
  }
  if (availableFrom && availableTo && availableTo < availableFrom) {
    good.availableTo = null
    unfinished.availableTo = availableTo
  }
  return { input: { ...closest(form), ...good } as unknown as ListingInput, unfinished }
}

/** What the columns of missing fields hold: they may not be empty, and nobody but the seller sees them. */
function closest(form: Form) {
  const text = (name: string, max: number) =>
    (typeof form[name] === 'string' ? form[name].toWellFormed().replaceAll('\u0000', '') : '')
      .trim()
      .slice(0, max)
  return {
    title: text('title', LIMITS.title.max),
    type: 'billboard',
    price: 0,
    description: text('description', LIMITS.description.max),
    location: text('location', LIMITS.locationText.max),
    address: text('address', LIMITS.address.max) || null,
    coordinates: null,
    interval: 'month',
    listingType: 'rent',
    locationDetails: null,
    venue: null,
    specifications: [],
    features: [],
    targetMarket: [],
    audience: null,
    availableFrom: null,
    availableTo: null,
    images: [],
    crosspost: [],
  }
}

import type { DuplicatedPart } from '#contract/listings/listings-own.ts'
import { LIMITS } from '#domain/limits.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { insertListing } from './apply-transition.ts'
import { enforceListingLimit } from './limits.ts'
import { rowToValues } from './listing-values.ts'
import { lockOwnListing } from './own-listings.ts'
import type { ListingRow } from './present.ts'
import { listOpenSitesOf, setSites } from './sites.ts'
import { createStructure } from './structures.ts'

interface DuplicateListingInput {
  id: number
  /** What comes along besides the words. */
  keep: readonly (DuplicatedPart | 'none')[]
  /** Another face of the same structure: both are held together from now on. */
  isFace: boolean
}

/** A draft with what an own listing says. @returns its id; @throws AppError `listing-not-found`, `rate-limited` */
export async function duplicateListing(
  context: AppContext,
  actor: Actor,
  input: DuplicateListingInput,
): Promise<number> {
  await enforceListingLimit(context, actor)
  return context.db.transaction().execute(async (trx) => {
    const row = await lockOwnListing(trx, actor, input.id)
    const values = {
      ...rowToValues(row),
      seller_id: actor.organizationId,
      takes_requests: row.takes_requests,
      title: toTitle(row.title, input.isFace),
      structure_id: input.isFace ? await holdTogether(trx, row) : null,
      unfinished: row.unfinished && JSON.stringify(row.unfinished),
      ...(input.keep.includes('photos') ? {} : { images: '[]' }),
      ...(input.keep.includes('dates') ? {} : { availability_start: null, availability_end: null }),
    }
    const created = await insertListing(trx, values, {
      step: 'duplicate',
      as: 'seller',
      actorId: actor.personId,
    })
    if (input.keep.includes('sites')) {
      const siteIds = await listOpenSitesOf(trx, row.id)
      await setSites(trx, { listingId: created, siteIds, now: context.now() })
    }
    return created
  })
}

const FACE = ', other face'

function toTitle(title: string, isFace: boolean): string {
  if (!isFace) return `Copy of ${title}`.slice(0, LIMITS.title.max)
  return `${title.slice(0, LIMITS.title.max - FACE.length)}${FACE}`
}

/** @returns the structure of a listing, made with its second face where it has none */
async function holdTogether(trx: Tx, row: ListingRow): Promise<number> {
  if (row.structure_id !== null) return row.structure_id
  const structureId = await createStructure(trx, row, null)
  await trx.updateTable('listings').set({ structure_id: structureId }).where('id', '=', row.id).execute()
  return structureId
}

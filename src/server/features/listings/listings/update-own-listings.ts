import { BULK_FIELDS } from '#contract/listings/listings-form.ts'
import type { BulkChange, BulkResult } from '#contract/listings/listings-own.ts'
import type { Schema } from '#contract/route.ts'
import type { Actor, OfferedListingStep } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { isVersion } from '../../../platform/db/is-version.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { BULK_COLUMNS, type ListingValues } from './columns.ts'
import { rowToValues } from './listing-values.ts'
import { moveListing } from './move-listing.ts'
import { checkEditable, findOwnListing, lockOwnListing } from './own-listings.ts'
import { listLatestRevisions, withRevision } from './revisions.ts'
import { setSites } from './sites.ts'
import { EDIT_CONFLICT, writeEdit } from './update-listing.ts'

/** Changes many own listings, each in a transaction of its own: one that is refused keeps no other from being saved. */
export async function updateOwnListings(
  context: AppContext,
  actor: Actor,
  changes: BulkChange[],
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (const change of changes) results.push(await updateOne(context, actor, change))
  return results
}

async function updateOne(context: AppContext, actor: Actor, change: BulkChange): Promise<BulkResult> {
  const id = Number(change.id)
  const outcome = await saveChange(context, actor, { ...change, id }).catch((error: unknown) => {
    // refusals belong to their listing; what is our own fault ends the whole request
    if (error instanceof AppError && error.status < 500)
      return {
        outcome: 'refused' as const,
        message: error.message,
        ...(error.refusal.fields && { fields: error.refusal.fields }),
      }
    throw error
  })
  return { id, ...outcome, space: await findOwnListing(context, actor, id) }
}

async function saveChange(
  { db, now }: AppContext,
  actor: Actor,
  { id, updatedAt, set = {}, sites, step }: BulkChange & { id: number },
): Promise<Pick<BulkResult, 'outcome' | 'message'>> {
  const columns = readColumns(set)
  return db.transaction().execute(async (trx) => {
    const row = await lockOwnListing(trx, actor, id)
    if (!isVersion(row, updatedAt)) return { outcome: 'conflict', message: EDIT_CONFLICT }
    let wasResubmitted = false
    if (Object.keys(columns).length > 0 || sites) {
      checkEditable(actor, row)
      if (sites) await setSites(trx, { listingId: id, siteIds: sites, now: now() })
      const revision = (await listLatestRevisions(trx, [id])).get(id)
      const values = { ...rowToValues(withRevision(row, revision)), ...columns }
      checkDates(values)
      const unfinished = row.unfinished && omit(row.unfinished, Object.keys(set))
      wasResubmitted = await writeEdit(trx, row, { values, unfinished, actorId: actor.id, now: now() })
    }
    if (step && !(wasResubmitted && step === 'submit'))
      await moveListing(trx, { id, step: step as OfferedListingStep, actor, as: 'seller', now: now() })
    return { outcome: 'saved', message: '' }
  })
}

/** What is named, read by the rules of the form. @throws AppError `invalid-input` */
function readColumns(set: NonNullable<BulkChange['set']>): Partial<ListingValues> {
  const given = Object.entries(set).filter(([, value]) => value !== undefined)
  const columns = given.flatMap(([field, value]): [string, unknown][] => {
    const key = field as keyof typeof BULK_FIELDS
    const parsed = (BULK_FIELDS[key] as Schema).safeParse(value)
    if (!parsed.success)
      throw new AppError('invalid-input', {
        message: required(parsed.error.issues[0]).message,
        fields: { [field]: required(parsed.error.issues[0]).message },
      })
    const data = parsed.data ?? null
    if (key !== 'coordinates') return [[BULK_COLUMNS[key], data]]
    const point = data as { lat: number; lng: number } | null
    return [
      ['lat', point?.lat ?? null],
      ['lng', point?.lng ?? null],
    ]
  })
  return Object.fromEntries(columns) as Partial<ListingValues>
}

/** Fields that are given are missing no more. */
export function omit(fields: Record<string, unknown>, given: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !given.includes(name)))
}

export function checkDates({ availability_start: start, availability_end: end }: ListingValues): void {
  if (!start || !end || end >= start) return
  throw new AppError('invalid-input', { message: 'The last day must not be before the first' })
}

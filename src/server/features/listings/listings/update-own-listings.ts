import { randomUUID } from 'node:crypto'
import { BULK_FIELDS } from '#contract/listings/listings-changes.ts'
import type { ListingInput } from '#contract/listings/listings-form.ts'
import type { BulkChange, BulkResult } from '#contract/listings/listings-own.ts'
import type { Schema } from '#contract/route.ts'
import type { Actor, OfferedListingStep } from '#domain/listings/listing.ts'
import { applyKind, SOLD_ONCE } from '#domain/listings/listing-kind.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { isVersion } from '../../../platform/db/is-version.ts'
import { nameAct } from '../../../platform/db/name-act.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { FIELD_COLUMNS, type ListingValues } from './columns.ts'
import { rowToValues, toListingValues } from './listing-values.ts'
import { moveListing } from './move-listing.ts'
import { checkEditable, findOwnListing, lockOwnListing } from './own-listings.ts'
import { resolvePictures } from './pictures.ts'
import type { ListingRow } from './present.ts'
import { listLatestRevisions, withRevision } from './revisions.ts'
import { setSites } from './sites.ts'
import { EDIT_CONFLICT, writeEdit } from './update-listing.ts'

/**
 * Changes many own listings, each in a transaction of its own: one that is refused keeps no other from being saved. Whoever is told of
 * them is told once.
 */
export async function updateOwnListings(
  context: AppContext,
  actor: Actor,
  changes: BulkChange[],
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  const act = randomUUID()
  for (const change of changes) results.push(await updateOne(context, actor, { ...change, act }))
  return results
}

type Change = BulkChange & { act: string }

async function updateOne(context: AppContext, actor: Actor, change: Change): Promise<BulkResult> {
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
  { id, updatedAt, set = {}, sites, step, act }: Change & { id: number },
): Promise<Pick<BulkResult, 'outcome' | 'message'>> {
  const fields = readFields(set)
  return db.transaction().execute(async (trx) => {
    await nameAct(trx, act)
    const row = await lockOwnListing(trx, actor, id)
    if (!isVersion(row, updatedAt)) return { outcome: 'conflict', message: EDIT_CONFLICT }
    let wasResubmitted = false
    if (Object.keys(fields).length > 0 || sites) {
      checkEditable(actor, row)
      if (sites) await setSites(trx, { listingId: id, siteIds: sites, now: now() })
      const revision = (await listLatestRevisions(trx, [id])).get(id)
      const latest = withRevision(row, revision)
      const values = applyKind({ ...rowToValues(latest), ...(await toColumns(trx, fields, latest)) })
      checkDates(values)
      checkPeriod(fields, values)
      const unfinished = row.unfinished && omit(row.unfinished, Object.keys(set))
      wasResubmitted = await writeEdit(trx, row, { values, unfinished, actor, now: now() })
    }
    if (step && !(wasResubmitted && step === 'submit'))
      await moveListing(trx, { id, step: step as OfferedListingStep, actor, as: 'seller', now: now() })
    return { outcome: 'saved', message: '' }
  })
}

/** What is named, read by the rules of the form. @throws AppError `invalid-input` */
function readFields(set: NonNullable<BulkChange['set']>): Partial<ListingInput> {
  const given = Object.entries(set).filter(([, value]) => value !== undefined)
  const fields = given.map(([field, value]): [string, unknown] => {
    const parsed = (BULK_FIELDS[field as keyof typeof BULK_FIELDS] as Schema).safeParse(value)
    if (parsed.success) return [field, parsed.data ?? null]
    const { message } = required(parsed.error.issues[0])
    throw new AppError('invalid-input', { message, fields: { [field]: message } })
  })
  return Object.fromEntries(fields)
}

/** The columns of what is named, and no others. */
async function toColumns(
  trx: Tx,
  fields: Partial<ListingInput>,
  { seller_id: sellerId, images: known }: ListingRow,
): Promise<Partial<ListingValues>> {
  const pictures = await resolvePictures(trx, { sellerId, given: fields.images ?? [], known })
  const values = toListingValues(fields as ListingInput, pictures)
  const named = (Object.keys(fields) as (keyof typeof BULK_FIELDS)[]).flatMap((field) => FIELD_COLUMNS[field])
  return Object.fromEntries(named.map((column) => [column, values[column]]))
}

/** Fields that are given are missing no more. */
export function omit(fields: Record<string, unknown>, given: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !given.includes(name)))
}

/** A period that is named for a space for sale is refused, not replaced without a word. */
function checkPeriod({ interval }: Partial<ListingInput>, { frequency }: ListingValues): void {
  if (interval === undefined || interval === frequency) return
  throw new AppError('invalid-input', { message: SOLD_ONCE, fields: { interval: SOLD_ONCE } })
}

export function checkDates({ availability_start: start, availability_end: end }: ListingValues): void {
  if (!start || !end || end >= start) return
  throw new AppError('invalid-input', { message: 'The last day must not be before the first' })
}

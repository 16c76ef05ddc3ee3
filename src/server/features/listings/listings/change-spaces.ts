import { BULK_FIELDS } from '#contract/listings/listings-changes.ts'
import type { SpaceChange, SpaceChangeResult } from '#contract/listings/listings-spaces.ts'
import type { Schema } from '#contract/route.ts'
import type { Actor, OfferedListingStep } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import { toAudienceTag } from '#domain/vocabulary.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RequestKey } from '../../../platform/http/idempotent.ts'
import { onceEach } from '../../../platform/http/once-each.ts'
import type { ListingValues } from './columns.ts'
import { rowToValues } from './listing-values.ts'
import { moveListing } from './move-listing.ts'
import { checkEditable, lockOwnListing } from './own-listings.ts'
import type { ListingRow } from './present.ts'
import { nameOwnSpaces } from './queries.ts'
import { listLatestRevisions, withRevision } from './revisions.ts'
import { listSitesOf, setSites } from './sites.ts'
import { writeEdit } from './update-listing.ts'
import { checkDates, omit } from './update-own-listings.ts'

interface ChangeSpacesInput {
  actor: Actor
  change: SpaceChange
  /** Of the request: ten percent more under the same key are not taken twice from any of them. */
  key: RequestKey
}

/**
 * One change to many own listings, made to what is stored then: ten percent of the price it has, not of the one somebody looked at.
 */
export async function changeSpaces(
  { db, now }: AppContext,
  ids: readonly number[],
  { key, ...asked }: ChangeSpacesInput,
): Promise<SpaceChangeResult[]> {
  const { actor } = asked
  const each = await nameOwnSpaces(db, { sellerId: actor.organizationId, ids })
  const inTransaction = (run: (trx: Tx) => Promise<number>) => db.transaction().execute(run)
  return onceEach({ db, actorId: actor.personId, key, each, inTransaction }, async (trx, id) =>
    applyChange(trx, await lockOwnListing(trx, actor, id), { ...asked, now: now() }),
  )
}

async function applyChange(
  trx: Tx,
  row: ListingRow,
  { actor, change, now }: Omit<ChangeSpacesInput, 'key'> & { now: Date },
): Promise<boolean> {
  if (change.kind === 'step') {
    const step = change.step as OfferedListingStep
    await moveListing(trx, { id: row.id, step, actor, as: 'seller', now })
    return true
  }
  checkEditable(actor, row)
  const revision = (await listLatestRevisions(trx, [row.id])).get(row.id)
  const latest = withRevision(row, revision)
  const set = toColumns(change, latest)
  const sites = await toSites(trx, change, row.id)
  if (sites) await setSites(trx, { listingId: row.id, siteIds: sites, now })
  else if (isSame(set, latest)) return false
  const values = { ...rowToValues(latest), ...set }
  checkDates(values)
  const unfinished = row.unfinished && omit(row.unfinished, GIVEN[change.kind] ?? [])
  await writeEdit(trx, row, { values, unfinished, actorId: actor.personId, now })
  return true
}

/** Fields of an unfinished draft that a change fills in. */
const GIVEN: Partial<Record<SpaceChange['kind'], string[]>> = {
  price: ['price'],
  'add-tag': ['targetMarket'],
  from: ['availableFrom'],
  until: ['availableTo'],
}

/** What a change means for one listing, by the rules of the form. @throws AppError `invalid-input` */
function toColumns(change: SpaceChange, row: ListingRow): Partial<ListingValues> {
  switch (change.kind) {
    case 'price':
      return { price: parse(BULK_FIELDS.price, change.dollars) }
    case 'percent':
      return { price: parse(BULK_FIELDS.price, Math.round(row.price * (1 + change.percent / 100))) }
    case 'from':
      return { availability_start: parse<string | null>(BULK_FIELDS.availableFrom, change.day) ?? null }
    case 'until':
      return { availability_end: parse<string | null>(BULK_FIELDS.availableTo, change.day) ?? null }
    case 'add-tag':
      return { target_market: parse(BULK_FIELDS.targetMarket, [...row.target_market, change.tag]) }
    case 'remove-tag': {
      const gone = toAudienceTag(change.tag)
      return {
        target_market: parse(
          BULK_FIELDS.targetMarket,
          row.target_market.filter((tag) => tag !== gone),
        ),
      }
    }
    default:
      return {}
  }
}

function parse<T>(schema: Schema, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data as T
  throw new AppError('invalid-input', { message: required(parsed.error.issues[0]).message })
}

function isSame(set: Partial<ListingValues>, row: ListingRow): boolean {
  return Object.entries(set).every(
    ([name, value]) => String(row[name as keyof ListingRow] ?? '') === String(value ?? ''),
  )
}

/** The sites it has after the change; null when the change is of something else or there is nothing to do. */
async function toSites(trx: Tx, change: SpaceChange, listingId: number): Promise<string[] | null> {
  if (change.kind !== 'add-site' && change.kind !== 'remove-site') return null
  const now = await listSitesOf(trx, listingId)
  if (now.includes(change.site) === (change.kind === 'add-site')) return null
  return change.kind === 'add-site' ? [...now, change.site] : now.filter((site) => site !== change.site)
}

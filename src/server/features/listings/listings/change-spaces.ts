import type { SpaceChange, SpaceChangeResult } from '#contract/listings/listings-spaces.ts'
import type { Actor, OfferedListingStep } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { RequestKey } from '../../../platform/http/idempotent.ts'
import { onceEach } from '../../../platform/http/once-each.ts'
import { rowToValues } from './listing-values.ts'
import { moveListing } from './move-listing.ts'
import { checkEditable, lockOwnListing } from './own-listings.ts'
import type { ListingRow } from './present.ts'
import { nameOwnSpaces } from './queries.ts'
import { listLatestRevisions, withRevision } from './revisions.ts'
import { listSitesOf, setSites } from './sites.ts'
import { listGiven, saysSo, toColumns } from './space-change.ts'
import { keepChange, readState, undoChange } from './space-undo.ts'
import { numberOf, putOnStructure } from './structures.ts'
import { writeEdit } from './update-listing.ts'
import { checkDates, omit } from './update-own-listings.ts'

interface ChangeSpacesInput {
  actor: Actor
  change: SpaceChange
  /** Under which what is changed is kept, to be taken back; null: it is not. */
  act: string | null
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
    applyUndoable(trx, await lockOwnListing(trx, actor, id), { ...asked, now: now() }),
  )
}

type Change = Omit<ChangeSpacesInput, 'key'> & { now: Date }

async function applyUndoable(trx: Tx, row: ListingRow, asked: Change): Promise<boolean> {
  const { act, actor, change, now } = asked
  if (change.kind === 'undo') return undoChange(trx, row, { actor, act: change.act, now })
  if (act === null) return applyChange(trx, row, asked)
  const before = await readState(trx, row.id)
  const isChanged = await applyChange(trx, row, asked)
  if (isChanged) await keepChange(trx, { id: row.id, act, before, now })
  return isChanged
}

async function applyChange(trx: Tx, row: ListingRow, { actor, change, now }: Change): Promise<boolean> {
  if (change.kind === 'step') {
    const step = change.step as OfferedListingStep
    await moveListing(trx, { id: row.id, step, actor, as: 'seller', now })
    return true
  }
  checkEditable(actor, row)
  const revision = (await listLatestRevisions(trx, [row.id])).get(row.id)
  const latest = withRevision(row, revision)
  if (change.kind === 'structure') return putOnStructure(trx, row, change.number)
  if (change.kind === 'structure-by-fact') {
    const number = numberOf(latest)
    return number !== null && putOnStructure(trx, row, number)
  }
  const set = toColumns(change, latest)
  const sites = await toSites(trx, change, row.id)
  if (sites) await setSites(trx, { listingId: row.id, siteIds: sites, now })
  else if (saysSo(set, latest)) return false
  const values = rowToValues({ ...latest, ...set })
  checkDates(values)
  const unfinished = row.unfinished && omit(row.unfinished, listGiven(change))
  await writeEdit(trx, row, { values, unfinished, actor, now })
  return true
}

/** The sites it has after the change; null when the change is of something else or there is nothing to do. */
async function toSites(trx: Tx, change: SpaceChange, listingId: number): Promise<string[] | null> {
  if (change.kind !== 'add-site' && change.kind !== 'remove-site') return null
  const now = await listSitesOf(trx, listingId)
  if (now.includes(change.site) === (change.kind === 'add-site')) return null
  return change.kind === 'add-site' ? [...now, change.site] : now.filter((site) => site !== change.site)
}

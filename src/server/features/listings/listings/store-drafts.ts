import { sql } from 'kysely'
import type { DraftRules, ImportedDraft } from '#domain/listings/import/draft.ts'
import type { ListingStatus } from '#domain/listings/listing.ts'
import { applyKind } from '#domain/listings/listing-kind.ts'
import { required } from '#domain/required.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { type ListingMove, upsertUnits } from './apply-transition.ts'
import { IMPORTED_COLUMNS, toWritten } from './columns.ts'
import {
  type ImportRow,
  importer,
  listChanged,
  type PlannedDraft,
  planDrafts,
  type StoredListing,
  type StoredUnits,
} from './plan-drafts.ts'
import { listBooked } from './queries.ts'
import { listLatestRevisions, saveRevisions } from './revisions.ts'
import { noteUnusualPrices } from './unusual-prices.ts'

/** First key of the advisory lock that keeps two imports of one seller apart. */
const IMPORT_LOCK = 715_232

export interface StoredDraft {
  draft: ImportedDraft
  listingId: number | null
  effect: PlannedDraft['effect']
  isDraft: boolean
  /** Columns that change at once, and that wait for review. */
  changed: string[]
  waiting: string[]
  /** What takes it back; null when nothing was done. */
  undo: UndoStep | null
}

/** What storing these drafts would do. */
export async function previewDrafts(
  db: Db,
  drafts: ImportedDraft[],
  rules: DraftRules,
): Promise<StoredDraft[]> {
  const listings = await selectUnits(db, drafts, rules).execute()
  const planned = planDrafts(drafts, await withRevisions(db, listings, rules), rules)
  return planned.map((one) => toStored(one, one.before?.id ?? null))
}

/** Stores drafts in the caller's transaction. A unit the seller already has is updated, unless nothing about it changed. */
export async function storeDrafts(
  trx: Tx,
  drafts: ImportedDraft[],
  rules: DraftRules,
): Promise<StoredDraft[]> {
  if (drafts.length === 0) return []
  await sql`select pg_advisory_xact_lock(${IMPORT_LOCK}, ${rules.sellerId})`.execute(trx)
  const listings = await selectUnits(trx, drafts, rules).forUpdate().execute()
  const planned = planDrafts(drafts, await withRevisions(trx, listings, rules), rules)
  const changed = planned.filter(({ effect }) => effect !== 'unchanged')
  const ids = await upsertUnits(
    trx,
    changed.map((one) => ({ before: one.before, values: one.row, move: toMove(one, rules) })),
  )
  if (rules.isReviewed)
    await noteUnusualPrices(
      trx,
      changed.flatMap(({ before, row: { price, frequency } }) =>
        before?.status === 'active' || before?.status === 'paused' ? [{ before, price, frequency }] : [],
      ),
      rules.now,
    )
  const revisionIds = await saveRevisions(
    trx,
    changed.flatMap(({ before, waiting }) =>
      before && waiting ? [{ listingId: before.id, reviewed: waiting.changes, before: waiting.before }] : [],
    ),
    rules.now,
  )
  return planned.map((one) => {
    const id = one.before?.id ?? ids.get(one.draft.sellerUnitId) ?? null
    const revisionId = id === null ? undefined : revisionIds.get(id)
    return { ...toStored(one, id), undo: toUndo(one, revisionId) }
  })
}

function toStored(planned: PlannedDraft, listingId: number | null): StoredDraft {
  const { draft, effect, status, waiting } = planned
  return {
    draft,
    listingId,
    effect,
    isDraft: status === 'draft',
    changed: listChanged(planned),
    waiting: Object.keys(waiting?.changes ?? {}),
    undo: null,
  }
}

function toMove({ step, reason }: PlannedDraft, rules: DraftRules): ListingMove | null {
  return step && { step, reason, as: importer(rules), actorId: rules.actorId }
}

function selectUnits(db: Db, drafts: ImportedDraft[], { sellerId }: DraftRules) {
  const ids = drafts.map((draft) => draft.sellerUnitId)
  const numbers = drafts.flatMap(({ listingNumber }) => (listingNumber === null ? [] : [listingNumber]))
  return db
    .selectFrom('listings')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where(sql<boolean>`(seller_unit_id = any(${ids}::text[]) or id = any(${numbers}::int[]))`)
    .orderBy('id')
}

async function withRevisions(
  db: Db,
  listings: StoredListing[],
  { isReviewed }: DraftRules,
): Promise<StoredUnits> {
  const ids = isReviewed ? listings.map(({ id }) => id) : []
  const revisions = await listLatestRevisions(db, ids)
  const booked = await listBooked(
    db,
    listings.map(({ id }) => id),
  )
  const named = listings.filter((row) => row.seller_unit_id !== null)
  return {
    listings: new Map(named.map((row) => [required(row.seller_unit_id), row])),
    numbered: new Map(listings.map((row) => [row.id, row])),
    revisions,
    booked,
  }
}

/** What takes one stored row of an import back, as it is kept beside the row. */
export type UndoStep =
  | { kind: 'created'; updatedAt: string }
  | { kind: 'updated'; updatedAt: string; columns: Record<string, unknown>; revisionId: number | null }

export type UndoResult = 'removed' | 'restored' | 'kept'

const RESTORED = [
  ...IMPORTED_COLUMNS,
  'images',
  'seller_unit_id',
  'status',
  'rejection_reason',
  'approved_at',
  'listed_at',
] as const

export function toUndo(planned: PlannedDraft, revisionId: number | undefined): UndoStep | null {
  const { before, row, effect } = planned
  if (effect === 'unchanged') return null
  const updatedAt = (row.updated_at as Date).toISOString()
  if (!before) return { kind: 'created', updatedAt }
  const columns = Object.fromEntries(RESTORED.map((column) => [column, before[column]]))
  return { kind: 'updated', updatedAt, columns, revisionId: revisionId ?? null }
}

interface StoredRow {
  listingId: number
  undo: UndoStep
}

interface UndoDraftsInput {
  actorId: number | null
  now: Date
}

/**
 * Takes stored rows back, all of a batch at once. What was changed since, decided on or asked about stays as it is: an
 * import is no reason to lose the work of others. @returns what came of each listing, by its id
 */
export async function undoDrafts(
  trx: Tx,
  rows: StoredRow[],
  undoing: UndoDraftsInput,
): Promise<Map<number, UndoResult>> {
  const untouched = await lockUntouched(trx, rows)
  const created = untouched.filter(({ undo }) => undo.kind === 'created').map(({ before }) => before.id)
  const removed = new Set(await removeUnseen(trx, created))
  const updated = untouched.flatMap(({ before, undo }) => (undo.kind === 'updated' ? [{ before, undo }] : []))
  await restore(trx, updated, undoing)
  const restored = new Set(updated.map(({ before }) => before.id))
  return new Map(
    rows.map(({ listingId: id }) => [
      id,
      removed.has(id) ? 'removed' : restored.has(id) ? 'restored' : 'kept',
    ]),
  )
}

type Updated = { before: StoredListing; undo: Extract<UndoStep, { kind: 'updated' }> }

/** Listings that are as the import left them. */
async function lockUntouched(
  trx: Tx,
  rows: StoredRow[],
): Promise<{ before: StoredListing; undo: UndoStep }[]> {
  if (rows.length === 0) return []
  const steps = new Map(rows.map(({ listingId, undo }) => [listingId, undo]))
  const listings = await trx
    .selectFrom('listings')
    .selectAll()
    .where('id', 'in', [...steps.keys()])
    .orderBy('id')
    .forUpdate()
    .execute()
  return listings
    .map((before) => ({ before, undo: required(steps.get(before.id)) }))
    .filter(({ before, undo }) => before.updated_at.toISOString() === undo.updatedAt)
}

/** Only what never was public, nobody wrote about, and nobody booked. */
async function removeUnseen(trx: Tx, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    delete from listings where id = any(${ids}::int[]) and status in ('draft', 'pending') and approved_at is null
      and not exists (select from conversations where listing_id = listings.id)
      and not exists (select from bookings where listing_id = listings.id)
    returning id`.execute(trx)
  return rows.map(({ id }) => id)
}

async function restore(trx: Tx, updated: Updated[], { actorId, now }: UndoDraftsInput): Promise<void> {
  if (updated.length === 0) return
  const toMove = ({ before, undo }: Updated): ListingMove | null => {
    const to = undo.columns.status as ListingStatus
    if (to === before.status) return null
    return { step: 'undo-import', as: 'seller', actorId, to, reason: 'Import undone' }
  }
  const taken = await listTaken(trx, updated)
  await upsertUnits(
    trx,
    updated.map((one) => ({
      before: one.before,
      values: toRestored(one, { now, taken }),
      move: toMove(one),
    })),
  )
  await withdraw(
    trx,
    updated.flatMap(({ undo }) => (undo.revisionId === null ? [] : [undo.revisionId])),
    now,
  )
}

/** Unit ids, given back by this, that another space has meanwhile: that one keeps them. */
async function listTaken(trx: Tx, updated: Updated[]): Promise<ReadonlySet<unknown>> {
  const wanted = updated.flatMap(({ before, undo }) => {
    const unitId = undo.columns.seller_unit_id as string | null | undefined
    return unitId && unitId !== before.seller_unit_id ? [unitId] : []
  })
  if (wanted.length === 0) return new Set()
  const rows = await trx
    .selectFrom('listings')
    .select('seller_unit_id')
    .where('seller_id', '=', required(updated[0]).before.seller_id)
    .where('seller_unit_id', '=', sql<string>`any(${wanted}::text[])`)
    .execute()
  return new Set(rows.map((row) => row.seller_unit_id))
}

interface RestoreInput {
  now: Date
  taken: ReadonlySet<unknown>
}

function toRestored({ before, undo }: Updated, { now, taken }: RestoreInput): ImportRow {
  // a note from before a column existed leaves that column as it is
  const restored = RESTORED.filter((column) => column !== 'status')
  const columns = restored.map((column) => [
    column,
    toWritten(column, (column in undo.columns ? undo.columns : before)[column]),
  ])
  const row = applyKind({ seller_id: before.seller_id, ...Object.fromEntries(columns), updated_at: now })
  return taken.has(row.seller_unit_id) ? { ...row, seller_unit_id: before.seller_unit_id } : row
}

async function withdraw(trx: Tx, revisionIds: number[], now: Date): Promise<void> {
  if (revisionIds.length === 0) return
  await trx
    .updateTable('listing_revisions')
    .set({ status: 'withdrawn', updated_at: now })
    .where('id', 'in', revisionIds)
    .where('status', '=', 'pending')
    .execute()
}

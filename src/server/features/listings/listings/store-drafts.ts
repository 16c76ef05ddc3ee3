import { sql } from 'kysely'
import type { DraftRules, ImportedDraft } from '#domain/listings/import/draft.ts'
import { required } from '#domain/required.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { type ListingMove, upsertUnits } from './apply-transition.ts'
import {
  importer,
  type PlannedDraft,
  planDrafts,
  type StoredListing,
  type StoredUnits,
} from './plan-drafts.ts'
import { listLatestRevisions, saveRevisions } from './revisions.ts'
import { toUndo, type UndoStep } from './undo-drafts.ts'
import { noteUnusualPrice } from './unusual-prices.ts'

/** First key of the advisory lock that keeps two imports of one seller apart. */
const IMPORT_LOCK = 715_232

export interface StoredDraft {
  draft: ImportedDraft
  listingId: number | null
  effect: PlannedDraft['effect']
  isDraft: boolean
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
  for (const { before, row } of changed) {
    const isPublic = before?.status === 'active' || before?.status === 'paused'
    if (rules.isReviewed && isPublic) await noteUnusualPrice(trx, before, { ...row, now: rules.now })
  }
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

function toStored({ draft, effect, status }: PlannedDraft, listingId: number | null): StoredDraft {
  return { draft, listingId, effect, isDraft: status === 'draft', undo: null }
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
  const named = listings.filter((row) => row.seller_unit_id !== null)
  return {
    listings: new Map(named.map((row) => [required(row.seller_unit_id), row])),
    numbered: new Map(listings.map((row) => [row.id, row])),
    revisions,
  }
}

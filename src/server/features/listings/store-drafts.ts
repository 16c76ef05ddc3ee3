import { sql } from 'kysely'
import type { ImportedDraft } from '#domain/import/draft.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import {
  CONTENT,
  type DraftRules,
  type ImportRow,
  type PlannedDraft,
  planDrafts,
  type StoredListing,
  type StoredUnits,
} from './plan-drafts.ts'
import { listLatestRevisions, saveRevisions } from './revisions.ts'
import { toUndo, type UndoStep } from './undo-drafts.ts'

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
  const planned = planDrafts(drafts, await readUnits(db, drafts, rules), rules)
  return planned.map((one) => toStored(one, one.before?.id ?? null))
}

/** Stores drafts in the caller's transaction. A unit the seller already has is updated, unless nothing about it changed. */
export async function storeDrafts(
  trx: Tx,
  drafts: ImportedDraft[],
  rules: DraftRules & { actorId: number | null },
): Promise<StoredDraft[]> {
  if (drafts.length === 0) return []
  await sql`select pg_advisory_xact_lock(${IMPORT_LOCK}, ${rules.sellerId})`.execute(trx)
  const units = await readUnits(trx, drafts, { ...rules, isLocked: true })
  const planned = planDrafts(drafts, units, rules)
  const changed = planned.filter(({ effect }) => effect !== 'unchanged')
  const ids = await upsert(
    trx,
    changed.map(({ row }) => row),
  )
  await recordEvents(trx, changed, { ids, actorId: rules.actorId })
  const revisionIds = await saveRevisions(
    trx,
    changed.flatMap(({ before, waiting }) =>
      before && waiting ? [{ listingId: before.id, reviewed: waiting.changes, before: waiting.before }] : [],
    ),
  )
  return planned.map((one) => {
    const id = ids.get(one.draft.sellerUnitId) ?? one.before?.id ?? null
    const revisionId = id === null ? undefined : revisionIds.get(id)
    return { ...toStored(one, id), undo: toUndo(one, revisionId) }
  })
}

function toStored({ draft, effect, row }: PlannedDraft, listingId: number | null): StoredDraft {
  return { draft, listingId, effect, isDraft: row.status === 'draft', undo: null }
}

async function readUnits(
  db: Db,
  drafts: ImportedDraft[],
  { sellerId, isReviewed, isLocked = false }: DraftRules & { isLocked?: boolean },
): Promise<StoredUnits> {
  const ids = drafts.map((draft) => draft.sellerUnitId)
  const query = db
    .selectFrom('listings')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('seller_unit_id', 'in', ids)
    .orderBy('id')
  const stored: StoredListing[] =
    ids.length === 0 ? [] : await (isLocked ? query.forUpdate() : query).execute()
  const revisions = isReviewed
    ? await listLatestRevisions(
        db,
        stored.map(({ id }) => id),
      )
    : new Map()
  return { listings: new Map(stored.map((row) => [row.seller_unit_id!, row])), revisions }
}

async function recordEvents(
  trx: Tx,
  changed: PlannedDraft[],
  { ids, actorId }: { ids: Map<string, number>; actorId: number | null },
): Promise<void> {
  const events = changed
    .filter(({ before, row }) => before?.status !== row.status)
    .map(({ before, row, reason }) => ({
      listing_id: ids.get(row.seller_unit_id)!,
      actor_id: actorId,
      from_status: before?.status ?? null,
      to_status: row.status,
      reason,
    }))
  if (events.length > 0) await trx.insertInto('listing_events').values(events).execute()
}

async function upsert(trx: Tx, rows: ImportRow[]): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const columns = [
    ...CONTENT,
    'status',
    'rejection_reason',
    'approved_at',
    'listed_at',
    'updated_at',
  ] as const
  const ids = await trx
    .insertInto('listings')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['seller_id', 'seller_unit_id'])
        .doUpdateSet((eb) =>
          Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)])),
        ),
    )
    .returning(['id', 'seller_unit_id'])
    .execute()
  return new Map(ids.map((row) => [row.seller_unit_id!, row.id]))
}

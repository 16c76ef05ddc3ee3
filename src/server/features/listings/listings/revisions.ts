import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import { FOLLOWS_KIND } from '#domain/listings/listing-kind.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { ListingRevisionsTable } from '../../../platform/db/tables.gen.ts'
import {
  isReviewed,
  LISTING_COLUMNS,
  type ListingColumn,
  type ListingValues,
  toRead,
  toWritten,
} from './columns.ts'
import type { ListingRow } from './present.ts'

export type RevisionRow = Selectable<ListingRevisionsTable>

export interface Change {
  /** Columns to write now. */
  direct: Record<string, unknown>
  /** Columns that wait for review, as they would be and as they are; parsed, not as JSON text. */
  reviewed: Record<string, unknown>
  before: Record<string, unknown>
}

/** What an edit changes about a row; with `isPublic`, part of it waits. */
export function splitChange(row: ListingRow, values: ListingValues, isPublic: boolean): Change {
  const change: Change = { direct: {}, reviewed: {}, before: {} }
  const waits = isPublic ? waitingColumns(row, values) : () => false
  for (const column of LISTING_COLUMNS) {
    const next = toRead(column, values[column])
    if (isDeepStrictEqual(row[column], next)) continue
    if (waits(column)) {
      change.reviewed[column] = next
      change.before[column] = row[column]
    } else change.direct[column] = values[column]
  }
  return change
}

/** Which columns of a change to a public listing wait: a price waits with the kind that gives it its meaning. */
export function waitingColumns(
  before: { listing_type: unknown },
  after: { listing_type: unknown },
): (column: ListingColumn) => boolean {
  const changesKind = after.listing_type !== before.listing_type
  return (column) => isReviewed(column) || (changesKind && FOLLOWS_KIND.includes(column))
}

/** A row as a waiting change would make it. */
export function withRevision(row: ListingRow, revision: RevisionRow | undefined): ListingRow {
  return revision?.status === 'pending' ? { ...row, ...revision.changes } : row
}

/** The columns of a change as they are written. */
export function toColumns(changes: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(changes).map(([column, value]) => [column, toWritten(column, value)]),
  )
}

/** One listing has at most one waiting change: a newer edit replaces it, an edit back to what is public ends it. */
export async function saveRevision(
  trx: Tx,
  listingId: number,
  { change, now }: { change: Change; now: Date },
): Promise<void> {
  const { reviewed, before } = change
  await saveRevisions(trx, [{ listingId, reviewed, before }], now)
}

/** The same for many listings at once. @returns the new change's id by listing */
export async function saveRevisions(
  trx: Tx,
  changes: { listingId: number; reviewed: Record<string, unknown>; before: Record<string, unknown> }[],
  now: Date,
): Promise<Map<number, number>> {
  if (changes.length === 0) return new Map()
  await trx
    .updateTable('listing_revisions')
    .set({ status: 'withdrawn', updated_at: now })
    .where(
      'listing_id',
      'in',
      changes.map(({ listingId }) => listingId),
    )
    .where('status', '=', 'pending')
    .execute()
  const waiting = changes.filter(({ reviewed }) => Object.keys(reviewed).length > 0)
  if (waiting.length === 0) return new Map()
  const saved = await trx
    .insertInto('listing_revisions')
    .values(
      waiting.map(({ listingId, reviewed, before }) => ({
        listing_id: listingId,
        changes: JSON.stringify(reviewed),
        before: JSON.stringify(before),
      })),
    )
    .returning(['id', 'listing_id'])
    .execute()
  return new Map(saved.map(({ id, listing_id }) => [listing_id, id]))
}

/** The latest change of each listing that was decided or waits. */
export async function listLatestRevisions(db: Db, listingIds: number[]): Promise<Map<number, RevisionRow>> {
  if (listingIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('listing_revisions')
    .selectAll()
    .distinctOn('listing_id')
    .where('listing_id', 'in', listingIds)
    .where('status', '!=', 'withdrawn')
    .orderBy('listing_id')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.listing_id, row]))
}

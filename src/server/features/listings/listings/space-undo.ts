import type { Actor, ListingStatus } from '#domain/listings/listing.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { LISTING_COLUMNS, type ListingValues, toRead } from './columns.ts'
import { rowToValues } from './listing-values.ts'
import { moveListing } from './move-listing.ts'
import { checkEditable } from './own-listings.ts'
import type { ListingRow } from './present.ts'
import { listLatestRevisions, withRevision } from './revisions.ts'
import { listSitesOf, setSites } from './sites.ts'
import { writeEdit } from './update-listing.ts'

/** All of a space that a change of many reaches. */
export interface SpaceState {
  columns: Record<string, unknown>
  status: ListingStatus
  structureId: number | null
  sites: string[]
  /** What a draft lacks. */
  unfinished: ListingRow['unfinished']
}

/** Of a locked listing, as its seller saved it last. */
export async function readState(trx: Tx, id: number): Promise<SpaceState> {
  const row = await trx.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const revision = (await listLatestRevisions(trx, [id])).get(id)
  const values = rowToValues(withRevision(row as ListingRow, revision)) as Record<string, unknown>
  const columns = LISTING_COLUMNS.map((name) => [name, toRead(name, values[name])])
  return {
    columns: Object.fromEntries(columns),
    status: row.status,
    structureId: row.structure_id,
    sites: (await listSitesOf(trx, id)).toSorted(),
    unfinished: row.unfinished,
  }
}

type Part = Partial<SpaceState>

interface KeepInput {
  id: number
  act: string
  before: SpaceState
  now: Date
}

/** Keeps what a change changed; only the last of each space. */
export async function keepChange(trx: Tx, { id, act, before, now }: KeepInput): Promise<void> {
  const after = await readState(trx, id)
  const row = {
    act,
    before: JSON.stringify(pickChanged(before, after)),
    after: JSON.stringify(pickChanged(after, before)),
    created_at: now,
  }
  await trx
    .insertInto('space_changes')
    .values({ listing_id: id, ...row })
    .onConflict((conflict) => conflict.column('listing_id').doUpdateSet(row))
    .execute()
}

/** What of one state is another in the other. */
function pickChanged(one: SpaceState, other: SpaceState): Part {
  const columns = Object.entries(one.columns).filter(([name, value]) => !isSame(value, other.columns[name]))
  const { columns: _, ...rest } = one
  const parts = Object.entries(rest).filter(
    ([name, value]) => !isSame(value, other[name as keyof typeof rest]),
  )
  const changed = {
    ...Object.fromEntries(parts),
    ...(columns.length > 0 && { columns: Object.fromEntries(columns) }),
  }
  return changed as Part
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

interface UndoInput {
  actor: Actor
  act: string
  now: Date
}

const CHANGED_SINCE = 'It was changed again since. Nothing was taken back.'

/** @throws AppError `conflict` for what was changed since, and for what no step takes back */
export async function undoChange(trx: Tx, row: ListingRow, { actor, act, now }: UndoInput): Promise<boolean> {
  const kept = await trx
    .selectFrom('space_changes')
    .select(['before', 'after'])
    .where('listing_id', '=', row.id)
    .where('act', '=', act)
    .executeTakeFirst()
  if (!kept) throw new AppError('conflict', { message: CHANGED_SINCE })
  const { before, after } = kept as { before: Part; after: Part }
  const state = await readState(trx, row.id)
  if (!holds(after, state)) throw new AppError('conflict', { message: CHANGED_SINCE })
  if (after.status === undefined) checkEditable(actor, row)
  if (before.sites) await setSites(trx, { listingId: row.id, siteIds: before.sites, now })
  if (before.structureId !== undefined)
    await trx
      .updateTable('listings')
      .set({ structure_id: before.structureId })
      .where('id', '=', row.id)
      .execute()
  if (before.columns || before.sites || before.unfinished !== undefined) {
    const values = { ...state.columns, ...before.columns } as unknown as ListingRow
    const { unfinished } = before
    await writeEdit(trx, row, { values: toValues(values), unfinished, actor, now })
  } else if (before.status && after.status)
    await moveListing(trx, {
      id: row.id,
      step: stepBack(before.status, after.status),
      actor,
      as: 'seller',
      now,
    })
  await trx.deleteFrom('space_changes').where('listing_id', '=', row.id).execute()
  return true
}

function toValues(columns: ListingRow): ListingValues {
  return rowToValues(columns)
}

function holds(after: Part, state: SpaceState): boolean {
  const { columns = {}, status: _, ...rest } = after
  return (
    Object.entries(columns).every(([name, value]) => isSame(value, state.columns[name])) &&
    Object.entries(rest).every(([name, value]) => isSame(value, state[name as keyof typeof rest])) &&
    (after.status === undefined || after.status === state.status)
  )
}

function stepBack(before: ListingStatus, after: ListingStatus): 'pause' | 'resume' {
  if (before === 'active' && after === 'paused') return 'resume'
  if (before === 'paused' && after === 'active') return 'pause'
  throw new AppError('conflict', { message: 'This step cannot be taken back.' })
}

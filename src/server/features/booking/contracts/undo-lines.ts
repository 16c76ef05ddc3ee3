import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { toWallTime } from '#domain/zoned-time.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type Claim, freeClaims, listClaims, lockUnits } from '../availability/claim-units.ts'
import { clipBlocks } from './block-days.ts'
import { planLines } from './plan-lines.ts'
import { storeLines } from './store-lines.ts'
import { listLinesById, type StoredLine, type saidOf } from './stored-lines.ts'

/** What takes back a row of a file. */
export interface ContractUndo {
  lineId: number
  /** That the row has made of it. */
  version: number
  /** What it said before; null where the row has made it. */
  before: ReturnType<typeof saidOf> | null
}

type Undone = 'removed' | 'restored' | 'kept'
type Row = { line: number; undo: ContractUndo }

const EVER = { first: '0001-01-01', last: '9999-12-31' }

/** Takes back lines that nobody has changed since, in the file or on the calendar; the others stay as they are. */
export async function undoLines(
  trx: Tx,
  { sellerId, rows, now }: { sellerId: number; rows: readonly Row[]; now: Date },
): Promise<Map<number, Undone>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ undo }) => undo.lineId)
  const units = (await listLinesById(trx, ids)).flatMap(({ unitId }) => unitId ?? [])
  await lockUnits(trx, units)
  // read again behind the lock: the nightly job moves open ends
  const lines = new Map((await listLinesById(trx, ids)).map((line) => [line.id, line]))
  const claims = Map.groupBy(await listClaims(trx, units, EVER), ({ noteId }) => noteId ?? 0)
  const undone = new Map<number, Undone>()
  const [gone, back]: [StoredLine[], BackLine[]] = [[], []]
  for (const row of rows) {
    const stored = lines.get(row.undo.lineId)
    const isSame = stored && isUnchanged(stored, row.undo, claims.get(stored.noteId ?? -1) ?? [], now)
    undone.set(row.line, !isSame ? 'kept' : row.undo.before === null ? 'removed' : 'restored')
    if (!isSame) continue
    if (row.undo.before === null) gone.push(stored)
    else back.push({ line: row.line, said: row.undo.before, stored })
  }
  await deleteLines(trx, gone, claims)
  await restoreLines(trx, back, { sellerId, now })
  return undone
}

/** By its version, and by the days that it blocks from today on. */
function isUnchanged(
  stored: StoredLine,
  { version }: ContractUndo,
  claims: readonly Claim[],
  now: Date,
): boolean {
  const today = toWallTime(now, 'UTC').date
  return (
    stored.version === version &&
    isDeepStrictEqual(clipBlocks(claims, today), clipBlocks(stored.blocked, today))
  )
}

async function deleteLines(
  trx: Tx,
  lines: readonly StoredLine[],
  claims: ReadonlyMap<number, Claim[]>,
): Promise<void> {
  if (lines.length === 0) return
  await freeClaims(
    trx,
    lines.flatMap(({ noteId }) => (claims.get(noteId ?? -1) ?? []).map(({ id }) => id)),
  )
  const ids = lines.map(({ id }) => id)
  await trx.deleteFrom('contract_lines').where('id', 'in', ids).execute()
  await trx
    .deleteFrom('contracts')
    .where(
      'id',
      'in',
      lines.map(({ contractId }) => contractId),
    )
    .where(sql<boolean>`not exists (select from contract_lines where contract_id = contracts.id)`)
    .execute()
}

interface BackLine {
  line: number
  /** What it is to say again. */
  said: ReturnType<typeof saidOf>
  stored: StoredLine
}

/** Has lines say, and block, what they did before. Their units are locked. */
export async function restoreLines(
  trx: Tx,
  back: readonly BackLine[],
  { sellerId, now }: { sellerId: number; now: Date },
): Promise<void> {
  const wanted = back.map(({ line, said, stored }) => ({
    line,
    listingId: stored.listingId,
    row: said,
    stored,
  }))
  const state = { sellerId, now, firsts: new Set<string>(), taken: new Map<number, number>() }
  const plans = await planLines(trx, wanted, { ...state, foreseen: new Map(), gone: new Set() })
  const planned = plans.filter((plan) => 'effect' in plan)
  await storeLines(trx, planned, { sellerId, importId: null, now })
}

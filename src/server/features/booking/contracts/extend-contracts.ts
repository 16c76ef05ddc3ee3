import { toContractBlocks } from '#domain/booking/contract-blocks.ts'
import { latestDay } from '#domain/booking/sale-window.ts'
import { required } from '#domain/required.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { claimUnits, freeClaims, hasRunOut, listClaims, lockUnits } from '../availability/claim-units.ts'
import type { Unit } from '../availability/space-units.ts'
import { clipBlocks, listImportsUnder, makeRoom } from './block-days.ts'
import { readSpaces } from './read-spaces.ts'
import { listLinesById, type StoredLine } from './stored-lines.ts'

type ExtendContext = Pick<AppContext, 'db' | 'now' | 'metrics'>

const BATCH_LINES = 100
const EVER = '9999-12-31'

/**
 * Contracts whose end is out of sight: what can be booked since yesterday is blocked too, as far as it is free. What their seller
 * has freed in the meantime stays free. Each line once a night, however often it runs. @returns how many
 */
export async function extendContracts({ db, now, metrics }: ExtendContext): Promise<number> {
  // cells of four weeks may lie beyond the day: those lines are looked at again and change nothing
  const before = latestDay(now().toISOString().slice(0, 10))
  let [count, after] = [0, 0]
  for (;;) {
    const due = await db
      .selectFrom('contract_lines')
      .select('id')
      .where('id', '>', after)
      .where('unit_id', 'is not', null)
      .where('blocked_until', '<=', before)
      .orderBy('id')
      .limit(BATCH_LINES)
      .execute()
    if (due.length === 0) return count
    const ids = due.map(({ id }) => id)
    count += await inTransaction({ db, metrics }, (trx) => extendLines(trx, ids, now()))
    after = required(ids.at(-1))
  }
}

async function extendLines(trx: Tx, ids: readonly number[], now: Date): Promise<number> {
  const found = await listLinesById(trx, ids)
  await lockUnits(
    trx,
    found.flatMap(({ unitId }) => unitId ?? []),
  )
  // as they are behind the lock
  const lines = await listLinesById(trx, ids)
  const units = await readUnits(trx, lines, now)
  let count = 0
  for (const line of lines) {
    const place = line.unitId === null ? undefined : units.get(line.unitId)
    if (place && (await extendLine(trx, line, { ...place, now }))) count += 1
  }
  return count
}

async function readUnits(trx: Tx, lines: readonly StoredLine[], now: Date) {
  const ids = lines.map(({ listingId }) => listingId)
  const spaces = await readSpaces(trx, ids, now)
  return new Map(
    [...spaces.values()].flatMap(({ units, today }) =>
      units.map((unit) => [unit.id, { unit, today }] as const),
    ),
  )
}

interface Place {
  unit: Unit
  today: string
  now: Date
}

async function extendLine(trx: Tx, line: StoredLine, { unit, today, now }: Place): Promise<boolean> {
  const { blockedUntil: until, noteId } = line
  if (until === null || until >= latestDay(today) || noteId === null) return false
  const first = addDays(until, 1)
  const begin = [line.first, first].sort().at(-1) ?? first
  const claims = (await listClaims(trx, [unit.id], { first: addDays(begin, -28), last: EVER })).filter(
    (claim) => !hasRunOut(now)(claim),
  )
  const days = { first: begin, last: line.last, quantity: line.slots }
  const others = claims.map((claim) => ({ ...claim, label: null }))
  const { blocks, blockedUntil } = toContractBlocks(unit, days, { others, today })
  const [next, ...more] = blocks
  const last = claims.find(
    (claim) =>
      claim.noteId === noteId &&
      next !== undefined &&
      addDays(claim.last, 1) === next.first &&
      claim.quantity === next.quantity,
  )
  // one block grows instead of a new one every night
  const made = last && next ? [{ ...next, first: last.first }, ...more] : blocks
  const imports = listImportsUnder(claims, made)
  await freeClaims(trx, [...(last ? [last.id] : []), ...imports.map(({ id }) => id)])
  const taken = made.map((block) => ({ ...block, unitId: unit.id, kind: 'block' as const, noteId }))
  await claimUnits(trx, [...taken, ...makeRoom(imports, taken)], now)
  // the days of tonight belong to those of last night: an entry a night would grow for ever
  const blocked = clipBlocks([...line.blocked, ...blocks], '')
  await trx
    .updateTable('contract_lines')
    .set({ blocked: JSON.stringify(blocked), blocked_until: blockedUntil })
    .where('id', '=', line.id)
    .execute()
  return blocks.length > 0
}

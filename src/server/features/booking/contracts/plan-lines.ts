import { isDeepStrictEqual } from 'node:util'
import { cellOf } from '#domain/booking/cells.ts'
import {
  type BlockedDays,
  type ContractBlocks,
  type InTheWay,
  toContractBlocks,
} from '#domain/booking/contract-blocks.ts'
import { describeBooked, describeContract } from '#domain/booking/contract-words.ts'
import type { ContractRow } from '#domain/listings/import/read-contract.ts'
import type { ImportEffect } from '#domain/listings/import/states.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type Claim, type ClaimNote, hasRunOut, listClaims, readNotes } from '../availability/claim-units.ts'
import type { Unit } from '../availability/space-units.ts'
import { clipBlocks, listImportsUnder, withoutDays } from './block-days.ts'
import { readSpaces } from './read-spaces.ts'
import { keyOf, listLinesOn, type StoredLine, saidOf } from './stored-lines.ts'

/** What a line of a contract is to be. */
export interface WantedLine {
  line: number
  listingId: number
  row: Omit<ContractRow, 'listingNumber' | 'unitId'>
  /** The stored line that it becomes; undefined to look for it. */
  stored?: StoredLine | undefined
}

export interface PlannedLine {
  wanted: WantedLine
  unit: Unit
  stored: StoredLine | null
  effect: ImportEffect
  found: ContractBlocks
  says: string
  /** The line's claims that go, and what of them stays: the past. */
  own: Claim[]
  past: BlockedDays[]
  /** Claims of calendars elsewhere that give way. */
  replaced: Claim[]
}

export type LinePlan = PlannedLine | { wanted: WantedLine; units: number }

/** What a batch knows of the file and of the batches before it. */
export interface PlanState {
  sellerId: number
  now: Date
  /** `key|listing|first` of every row of the file: its stored line is no other row's. */
  firsts: ReadonlySet<string>
  /** Stored line → the row that is it: a transaction that is run again finds the same. */
  taken: Map<number, number>
  /** What earlier rows would block, by space, and the notes whose blocks they would free; of a dry run also in earlier batches. */
  foreseen: Map<number, InTheWay[]>
  gone: Set<number>
}

/** The beginning of a cell may lie four weeks back. */
const CELL_BACK = 27
const EVER = '9999-12-31'

/**
 * What rows of a file do to the calendars and contracts that are there, one after another: a later row finds what an earlier one
 * has blocked. Nothing is written; with locked units it stays true until they are free. A space with several units is refused.
 */
export async function planLines(
  db: Db,
  wanted: readonly WantedLine[],
  state: PlanState,
): Promise<LinePlan[]> {
  if (wanted.length === 0) return []
  const ids = [...new Set(wanted.map(({ listingId }) => listingId))]
  const [spaces, lines] = [await readSpaces(db, ids, state.now), await listLinesOn(db, state.sellerId, ids)]
  const unitIds = [...spaces.values()].flatMap(({ units }) => units.flatMap(({ id }) => id ?? []))
  const from = addDays(state.now.toISOString().slice(0, 10), -CELL_BACK - 1)
  const claims = (await listClaims(db, unitIds, { first: from, last: EVER })).filter(
    (claim) => !hasRunOut(state.now)(claim),
  )
  const notes = await readNotes(db, claims)
  const byUnit = Map.groupBy(claims, ({ unitId }) => unitId)
  return wanted.map((one) => {
    const space = spaces.get(one.listingId)
    const unit = space?.units[0]
    if (!space || !unit || space.units.length !== 1) return { wanted: one, units: space?.units.length ?? 0 }
    const stored = one.stored ?? matchLine(one, lines, state)
    if (stored) state.taken.set(stored.id, one.line)
    const onUnit = (unit.id === null ? undefined : byUnit.get(unit.id)) ?? []
    const kept = keepSlots(one, stored)
    const plan = planLine(kept, { unit, stored, onUnit, notes, today: space.today, state })
    if (kept === one) return plan
    return { ...plan, says: `${plan.says} It keeps its ${kept.row.slots} slots: the file names none.` }
  })
}

interface Known {
  unit: Unit
  stored: StoredLine | null
  onUnit: readonly Claim[]
  notes: ReadonlyMap<number, ClaimNote>
  today: string
  state: PlanState
}

function planLine(wanted: WantedLine, { unit, stored, onUnit, notes, today, state }: Known): PlannedLine {
  const { row, listingId } = wanted
  const isOwn = ({ noteId }: Claim) => noteId !== null && noteId === stored?.noteId
  const own = onUnit.filter(isOwn)
  const before = state.foreseen.get(listingId) ?? []
  const others = [
    ...onUnit
      .filter((claim) => !isOwn(claim) && !state.gone.has(claim.noteId ?? 0))
      .map((claim) => toInTheWay(claim, notes)),
    ...before,
  ]
  const days = { first: row.first, last: row.last, quantity: row.slots }
  const found = toContractBlocks(unit, days, { others, today })
  if (stored?.noteId) state.gone.add(stored.noteId)
  const label = labelOf(row)
  state.foreseen.set(listingId, [
    ...before,
    ...found.blocks.map((block) => ({ ...block, kind: 'block' as const, bookingId: null, label })),
  ])
  // the days before it stay, but no cell that is still to come: a contract that begins later now leaves its first ones
  const from = cellOf(unit, today)?.first ?? today
  const past = withoutDays(own, { first: from, last: EVER })
  const isSame =
    stored !== null &&
    isDeepStrictEqual(saidOf(stored), row) &&
    stored.label === label &&
    isDeepStrictEqual(clipBlocks(own, from), clipBlocks(found.blocks, from))
  return {
    wanted,
    unit,
    stored,
    effect: stored === null ? 'created' : isSame || stored.bookingId ? 'unchanged' : 'updated',
    found,
    says: stored?.bookingId
      ? describeBooked(stored.bookingId)
      : describeContract({ days, client: row.client, cell: unit.cell, found, today }),
    own,
    past,
    replaced: listImportsUnder(onUnit, found.blocks),
  }
}

/** A cell of slots that is blank says nothing: a stored line keeps the slots it has, and never becomes the whole unit by it. */
function keepSlots(wanted: WantedLine, stored: StoredLine | null): WantedLine {
  // what an undo puts back is said in full
  if (wanted.stored || wanted.row.slots !== null || !stored?.slots) return wanted
  return { ...wanted, row: { ...wanted.row, slots: stored.slots } }
}

/** What the seller's calendar says of its blocks. */
export function labelOf({ client, brand }: Pick<ContractRow, 'client' | 'brand'>): string {
  const text = brand === null ? client : `${client} · ${brand}`
  // by characters, as the database counts them: half of one cannot be stored
  return [...text].slice(0, 120).join('')
}

function toInTheWay(claim: Claim, notes: ReadonlyMap<number, ClaimNote>): InTheWay {
  const { first, last, quantity, kind, bookingId, noteId } = claim
  return {
    first,
    last,
    quantity,
    kind,
    bookingId,
    label: noteId === null ? null : (notes.get(noteId)?.label ?? null),
  }
}

/** The stored line that a row is: of the same contract and space, from the same day, else one whose days it touches. */
function matchLine(
  { line: ownLine, listingId, row }: WantedLine,
  lines: readonly StoredLine[],
  { firsts, taken }: PlanState,
): StoredLine | null {
  const key = keyOf(row)
  const same = lines.filter(
    (line) => line.key === key && line.listingId === listingId && (taken.get(line.id) ?? ownLine) === ownLine,
  )
  const touches = (line: StoredLine) =>
    line.first <= (row.last ?? EVER) &&
    row.first <= (line.last ?? EVER) &&
    !firsts.has(`${key}|${listingId}|${line.first}`)
  return same.find(({ first }) => first === row.first) ?? same.find(touches) ?? null
}

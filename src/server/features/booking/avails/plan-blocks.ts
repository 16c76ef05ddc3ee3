import type { BlockCellsInput, BlockedCells } from '#contract/booking/avails.ts'
import { coverCells, type Days, listCells } from '#domain/booking/cells.ts'
import { latestDay } from '#domain/booking/sale-window.ts'
import { toSpans } from '#domain/booking/spans.ts'
import { toTakenBy } from '#domain/booking/taken.ts'
import type { TakenBy } from '#domain/booking/term-rules.ts'
import type { SpaceUnit } from '#domain/booking/units.ts'
import { required } from '#domain/required.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type Claim, hasRunOut, listClaims } from '../availability/claim-units.ts'
import { pickUnit, type SpaceOfMany } from '../availability/space-units.ts'

type Cell = BlockCellsInput['cells'][number]
export type PlannedBlock = Omit<BlockedCells['made'][number], 'claimId'>
type Refused = BlockedCells['refused'][number]

interface Plan {
  blocks: PlannedBlock[]
  refused: Refused[]
}

/** Chosen days of one unit that touch. */
export interface Wanted extends Days {
  listingId: number
  unit: SpaceUnit
  today: string
}

/** What of chosen cells is free and so can be blocked, and why the rest cannot. @throws AppError `invalid-input` */
export async function planBlocks(
  db: Db,
  cells: readonly Cell[],
  { spaces, now }: { spaces: ReadonlyMap<number, SpaceOfMany>; now: Date },
): Promise<Plan> {
  const wanted = joinCells(cells, spaces)
  const unitIds = [...new Set(wanted.flatMap(({ unit }) => unit.id ?? []))]
  const days = wanted.flatMap(({ first, last }) => [first, last]).sort()
  // a cell may begin four weeks before the chosen day, and end as long after it
  const range = { first: addDays(required(days[0]), -28), last: addDays(required(days.at(-1)), 28) }
  const claims = (await listClaims(db, unitIds, range)).filter((claim) => !hasRunOut(now)(claim))
  const byUnit = Map.groupBy(claims, ({ unitId }) => unitId)
  const plans = wanted.map((one) => planOne(one, (one.unit.id && byUnit.get(one.unit.id)) || []))
  return { blocks: plans.flatMap(({ blocks }) => blocks), refused: plans.flatMap(({ refused }) => refused) }
}

/** Chosen cells as whole cells of their units, those that touch as one. @throws AppError `invalid-input` */
export function joinCells(cells: readonly Cell[], spaces: ReadonlyMap<number, SpaceOfMany>): Wanted[] {
  const joined: Wanted[] = []
  const sorted = cells
    .map(({ id, unitId, from, to }) => {
      const { units, today } = required(spaces.get(id))
      return { listingId: id, unit: pickUnit(units, unitId), today, first: from, last: to }
    })
    .toSorted(
      (a, b) =>
        a.listingId - b.listingId || (a.unit.id ?? 0) - (b.unit.id ?? 0) || (a.first < b.first ? -1 : 1),
    )
  for (const one of sorted) {
    const before = joined.at(-1)
    const touches =
      before?.listingId === one.listingId &&
      before.unit.id === one.unit.id &&
      one.first <= addDays(before.last, 1)
    if (touches) before.last = later(one.last, before.last)
    else joined.push(one)
  }
  return joinCovers(joined)
}

/** As whole cells of the unit: two ranges of days may lie in the same one. */
function joinCovers(wanted: readonly Wanted[]): Wanted[] {
  const joined: Wanted[] = []
  for (const one of wanted) {
    const cover = coverOf(one)
    const before = joined.at(-1)
    const touches =
      before?.listingId === one.listingId && before.unit.id === one.unit.id && cover.first <= before.last
    if (touches) before.last = later(cover.last, before.last)
    else joined.push({ ...one, ...cover })
  }
  return joined
}

const later = (a: string, b: string) => (a > b ? a : b)

/** Days that nobody can book stay as they were chosen, to be named. */
function coverOf({ unit, today, first, last }: Wanted): Days {
  const latest = latestDay(today)
  const range = { first: first < today ? today : first, last: last > latest ? latest : last }
  if (range.last < range.first) return { first, last }
  return coverCells(unit, range.first, range.last) ?? { first, last }
}

function planOne({ listingId: id, unit, today, first, last }: Wanted, claims: readonly Claim[]): Plan {
  const part = { id, unitId: unit.id }
  const refuse = (reason: string): Plan => ({ blocks: [], refused: [{ ...part, first, last, reason }] })
  if (last < today) return refuse('These days are over.')
  if (first > latestDay(today)) return refuse('Nobody can book that far ahead yet.')
  if (listCells(unit, first, last).length === 0) return refuse('No issue or date of it begins in these days.')
  const taken = new Map<string, number>()
  for (const claim of claims)
    for (const cell of listCells(unit, claim.first, claim.last))
      taken.set(cell, (taken.get(cell) ?? 0) + claim.quantity)
  const spans = toSpans(unit, taken, first, last)
  const by = toTakenBy(claims, listCells(unit, first, last))
  return {
    blocks: spans
      .filter(({ free }) => free > 0)
      .map((span) => ({ ...part, first: span.first, last: span.last, quantity: span.free })),
    refused: spans
      .filter(({ free }) => free === 0)
      .flatMap((span) => describeTaken(unit, span, by).map((days) => ({ ...part, ...days }))),
  }
}

const REASONS: Record<TakenBy, string> = {
  booked: 'Sold.',
  held: 'Held.',
  blocked: 'Blocked already.',
}

/** Cells one after another that the same takes. */
function describeTaken(
  unit: SpaceUnit,
  span: Days,
  by: ReadonlyMap<string, TakenBy>,
): (Days & { reason: string })[] {
  const found: (Days & { reason: string })[] = []
  const cells = listCells(unit, span.first, span.last)
  for (const [at, first] of cells.entries()) {
    const reason = REASONS[by.get(first) ?? 'blocked']
    const next = cells[at + 1]
    const last = next === undefined ? span.last : addDays(next, -1)
    const before = found.at(-1)
    if (before?.reason === reason) before.last = last
    else found.push({ first, last, reason })
  }
  return found
}

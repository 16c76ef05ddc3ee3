import { addDays } from '../zoned-time.ts'
import { cellOf, coverCells, type Days, listCells } from './cells.ts'
import { latestDay } from './sale-window.ts'
import { toSpans } from './spans.ts'
import type { SpaceUnit } from './units.ts'

/** What a contract takes of a calendar: whole cells, and how much of each. */
export interface BlockedDays extends Days {
  quantity: number
}

/** What else takes the unit. */
export interface InTheWay extends BlockedDays {
  kind: 'booking' | 'hold' | 'block' | 'import'
  bookingId: number | null
  /** Of a block: what its own calendar says of it. */
  label: string | null
}

/** The days of a contract's line on one unit. */
export interface ContractDays {
  first: string
  /** Null: until further notice. */
  last: string | null
  /** Slots of a loop; null: the whole unit. */
  quantity: number | null
}

export interface ContractBlocks {
  /** Is its last day over? Then nothing is blocked. */
  isOver: boolean
  /** Does it begin and end with cells of the unit? */
  isWhole: boolean
  /** The cells that its days fall into, from today's and as far as anybody can book; null where there are none. */
  cover: Days | null
  blocks: BlockedDays[]
  /** What of the cells stays with others, who were first. */
  inTheWay: InTheWay[]
  /** Its end is out of sight: from the day after this one it is blocked as the days can be booked. Null: all of it is in sight. */
  blockedUntil: string | null
}

/**
 * What a contract blocks of a unit: whatever its cells have free, never what is sold or held. Days of calendars elsewhere give way.
 * @param others what takes the unit besides, without what has run out
 * @param today where the space is
 */
export function toContractBlocks(
  unit: SpaceUnit,
  days: ContractDays,
  { others, today }: { others: readonly InTheWay[]; today: string },
): ContractBlocks {
  const { first, quantity } = days
  const latest = latestDay(today)
  const last = days.last ?? latest
  const isOver = days.last !== null && days.last < today
  const range = { first: later(first, today), last: earlier(last, latest) }
  const cover = isOver || range.last < range.first ? null : coverTouched(unit, range)
  const isBeyond = days.last === null || days.last > latest
  const found = {
    isOver,
    isWhole: isWhole(unit, days),
    cover,
    blockedUntil: isBeyond && !isOver ? (cover?.last ?? addDays(range.first, -1)) : null,
  }
  if (!cover) return { ...found, blocks: [], inTheWay: [] }
  const firm = others.filter(
    (other) => other.kind !== 'import' && other.first <= cover.last && cover.first <= other.last,
  )
  const spans = toSpans(unit, takenBy(unit, firm, cover), cover.first, cover.last)
  const blocks = spans
    .map(({ first: from, last: to, free }) => ({
      first: from,
      last: to,
      quantity: Math.min(free, quantity ?? free),
    }))
    .filter((block) => block.quantity > 0)
  const short = spans.filter(({ free }) => free < (quantity ?? unit.capacity))
  const isShort = (other: InTheWay) =>
    short.some((span) => other.first <= span.last && span.first <= other.last)
  return { ...found, blocks, inTheWay: firm.filter(isShort) }
}

/** Whole cells that hold days of a range; where cells are listed, all that a day falls into. */
function coverTouched(unit: SpaceUnit, { first, last }: Days): Days | null {
  if (unit.cell !== 'listed') return coverCells(unit, first, last)
  const touched = unit.periods.filter((period) => period.first <= last && first <= period.last)
  const [begin, end] = [touched[0], touched.at(-1)]
  return begin && end ? { first: begin.first, last: end.last } : null
}

function isWhole(unit: SpaceUnit, { first, last }: ContractDays): boolean {
  const begins = cellOf(unit, first)?.first === first
  return begins && (last === null || cellOf(unit, last)?.last === last)
}

function takenBy(unit: SpaceUnit, claims: readonly InTheWay[], { first, last }: Days): Map<string, number> {
  const taken = new Map<string, number>()
  for (const claim of claims)
    for (const cell of listCells(unit, later(claim.first, first), earlier(claim.last, last)))
      taken.set(cell, (taken.get(cell) ?? 0) + claim.quantity)
  return taken
}

const later = (a: string, b: string) => (a > b ? a : b)
const earlier = (a: string, b: string) => (a < b ? a : b)

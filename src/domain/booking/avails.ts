import { toDate, toDayNumber } from '../dates.ts'
import { required } from '../required.ts'
import { cellOf, type Days } from './cells.ts'
import { HORIZON_DAYS, POSTING_ANCHOR } from './units.ts'

/** What the columns of the grid of a seller's faces are: posting periods of the trade, weeks from Monday, or days. */
export const AVAILS_BY = ['period', 'week', 'day'] as const
export type AvailsBy = (typeof AVAILS_BY)[number]

/** Of a person's name in a filter: as long as files of contracts name one. */
export const MAX_REP_NAME = 100
/** Changed at once. */
export const MAX_AVAILS_CELLS = 500

const SHAPES = {
  period: { days: 28, columns: 26 },
  week: { days: 7, columns: 52 },
  day: { days: 1, columns: 92 },
} as const satisfies Record<AvailsBy, { days: number; columns: number }>

/**
 * What stands in a cell: `.` free, `s` sold, `h` held, `c` blocked for a contract, `b` blocked, `i` taken in a calendar elsewhere,
 * `-` not sold. A capital letter: part of it is left.
 */
export const AVAILS_STATES = ['free', 'sold', 'held', 'contract', 'blocked', 'calendar', 'closed'] as const
export type AvailsState = (typeof AVAILS_STATES)[number]

/** By letter, the weakest first: where several take a cell the strongest is said. */
export const AVAILS_TAKEN = ['i', 'b', 'c', 'h', 's'] as const
export type AvailsTaken = (typeof AVAILS_TAKEN)[number]

const STATES: Record<string, AvailsState> = {
  '.': 'free',
  '-': 'closed',
  s: 'sold',
  h: 'held',
  c: 'contract',
  b: 'blocked',
  i: 'calendar',
}

export function stateOf(letter: string): { state: AvailsState; isPart: boolean } {
  const small = letter.toLowerCase()
  return { state: STATES[small] ?? 'closed', isPart: small !== letter }
}

/** The columns of a grid, in order: the first is the one that holds `from` (`YYYY-MM-DD`). */
export function listAvailsColumns(by: AvailsBy, from: string): Days[] {
  const { days, columns } = SHAPES[by]
  const cell = ({ period: '4-week', week: 'week', day: 'day' } as const)[by]
  const { first } = required(cellOf({ cell, anchor: POSTING_ANCHOR, periods: [] }, from))
  const start = toDayNumber(first)
  return Array.from({ length: columns }, (_, at) => ({
    first: toDate(start + at * days),
    last: toDate(start + (at + 1) * days - 1),
  }))
}

/** Where columns may begin: from the one of a year ago to the last day that can be booked. */
export function clampAvailsFrom(from: string | undefined, today: string): string {
  const now = toDayNumber(today)
  const day = from === undefined ? now : toDayNumber(from)
  return toDate(Math.min(Math.max(day, now - 366), now + HORIZON_DAYS))
}

/** Days as numbers since 1970, inclusive. */
interface Span {
  first: number
  last: number
}

export interface AvailsClaim extends Span {
  quantity: number
  kind: AvailsTaken
}

export interface AvailsUnit {
  /** The days on which anything of it is sold, from today on. */
  open: Span
  capacity: number
  /** Its issues or dates; null where it is sold by time. */
  periods: readonly (Span & { capacity: number })[] | null
  claims: readonly AvailsClaim[]
}

/** Folds what takes units into one letter a column. The columns are as long as each other and stand together. */
export function createAvailsFold(columns: readonly Days[]): (unit: AvailsUnit) => string {
  const start = toDayNumber(required(columns[0]).first)
  const width = toDayNumber(required(columns[0]).last) - start + 1
  const [open, taken] = [new Float64Array(columns.length), new Float64Array(columns.length)]
  const strongest = new Int8Array(columns.length)
  const add = (to: Float64Array, span: Span, each: number, rank: number) => {
    const from = Math.max(0, Math.floor((span.first - start) / width))
    const until = Math.min(columns.length - 1, Math.floor((span.last - start) / width))
    for (let at = from; at <= until; at++) {
      const first = Math.max(span.first, start + at * width)
      const days = Math.min(span.last, start + (at + 1) * width - 1) - first + 1
      to[at] = (to[at] ?? 0) + days * each
      if (rank > (strongest[at] ?? 0)) strongest[at] = rank
    }
  }
  return ({ open: within, capacity, periods, claims }) => {
    open.fill(0)
    taken.fill(0)
    strongest.fill(0)
    const clipped = (span: Span) => ({
      first: Math.max(span.first, within.first),
      last: Math.min(span.last, within.last),
    })
    for (const one of periods ?? [{ ...within, capacity }]) {
      const span = clipped(one)
      if (span.first <= span.last) add(open, span, one.capacity, 0)
    }
    for (const claim of claims) {
      const span = clipped(claim)
      if (span.first <= span.last) add(taken, span, claim.quantity, AVAILS_TAKEN.indexOf(claim.kind) + 1)
    }
    let cells = ''
    for (let at = 0; at < columns.length; at++)
      cells += letterAt(open[at] ?? 0, taken[at] ?? 0, strongest[at] ?? 0)
    return cells
  }
}

function letterAt(open: number, taken: number, rank: number): string {
  if (open === 0) return '-'
  if (taken === 0) return '.'
  const letter = required(AVAILS_TAKEN[rank - 1])
  return taken >= open ? letter : letter.toUpperCase()
}

import { toDayNumber } from '../dates.ts'
import { toMonthDay, toMonthName, toShortDate } from '../format-dates.ts'
import type { ContractBlocks, ContractDays, InTheWay } from './contract-blocks.ts'
import { toBookingReference } from './reference.ts'
import { joinSpans } from './spans.ts'
import type { Cell } from './units.ts'

interface Said {
  days: ContractDays
  client: string
  cell: Cell
  found: ContractBlocks
  today: string
}

const SOLD_IN: Record<Cell, string> = {
  day: 'days',
  week: 'weeks from Monday',
  '4-week': 'four-week periods',
  listed: 'its own issues or dates',
}
/** So many reasons are named. */
const MOST_REASONS = 4

/** What becomes of a line of a contract, in words for its seller: what is blocked, and what is not. */
export function describeContract(said: Said): string {
  const { days, found, today } = said
  if (found.isOver)
    return `This contract ended on ${toNearDay(days.last ?? '', today)}. It is kept for your numbers; nothing is blocked.`
  if (found.inTheWay.length > 0)
    return `${describePart(said)}${found.isWhole ? '' : ` ${describeCells(said)}`}`
  if (days.last === null)
    return 'Until further notice: blocked as far as anybody can book, and moved on every night.'
  if (found.cover === null) return 'Nobody can book these days yet. They are blocked as soon as somebody can.'
  const range = { first: days.first, last: days.last }
  if (found.isWhole) return `${toFullRange(range)} is blocked for ${said.client}.`
  const { first, last } = found.cover
  const from = first > days.first && days.first < today ? days.first : first
  return `Blocked from ${toNearDay(from, today)} to ${toNearDay(last, today)}: ${describeCells(said, 'this')}`
}

/** A file changes no booking. */
export function describeBooked(bookingId: number): string {
  return `This is a booking by now, ${toBookingReference(bookingId)}. Change it there: the file changes nothing of it.`
}

function describeCells({ cell }: Said, begin = 'This'): string {
  return `${begin} face is sold in ${SOLD_IN[cell]}. The contract keeps its own days.`
}

/** "Blocked but for Jan 25 to Feb 21, sold on Placard (PLA-B00042)." */
function describePart({ found, today }: Said): string {
  const { inTheWay, cover, blocks } = found
  const reasons = [...Map.groupBy(inTheWay, reasonOf)].map(([reason, claims]) => {
    const ranges = joinSpans(claims.toSorted((a, b) => (a.first < b.first ? -1 : 1)))
    const inside = ranges.map(({ first, last }) => ({
      first: cover && first < cover.first ? cover.first : first,
      last: cover && last > cover.last ? cover.last : last,
    }))
    return `${inside.map((range) => toNearRange(range, today)).join(' and ')}, ${reason}`
  })
  const more = reasons.length - MOST_REASONS
  const named = `${reasons.slice(0, MOST_REASONS).join('; ')}${more > 0 ? `; and ${more} more` : ''}.`
  return blocks.length === 0 ? `Nothing is left to block: ${named}` : `Blocked but for ${named}`
}

function reasonOf({ kind, bookingId, label }: InTheWay): string {
  if (kind === 'booking') return `sold on Placard (${toBookingReference(bookingId ?? 0)})`
  if (kind === 'hold') return `held on Placard (${toBookingReference(bookingId ?? 0)})`
  return label === null ? 'blocked already' : `blocked already for ${label}`
}

/** "Lines 12 and 88 both sell A-0114 in January. Keep one." */
export function describeOverlap(lines: readonly [number, number], unitId: string, from: string): string {
  const [month] = toMonthName(from).split(' ')
  return `Lines ${lines[0]} and ${lines[1]} both sell ${unitId} in ${month}. Keep one.`
}

/** "Dec 28, 2026 to Mar 21, 2027", both with their year. */
function toFullRange({ first, last }: { first: string; last: string }): string {
  return `${toShortDate(first)} to ${toShortDate(last)}`
}

/** A year that nobody could mistake is not written. */
const NEAR_DAYS = 300

function toNearDay(day: string, today: string): string {
  return Math.abs(toDayNumber(day) - toDayNumber(today)) <= NEAR_DAYS ? toMonthDay(day) : toShortDate(day)
}

function toNearRange({ first, last }: { first: string; last: string }, today: string): string {
  if (first === last) return toNearDay(first, today)
  return `${toNearDay(first, today)} to ${toNearDay(last, today)}`
}

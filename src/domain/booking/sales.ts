import { toDayNumber } from '../dates.ts'
import { required } from '../required.ts'
import type { AdType } from '../vocabulary.ts'
import { AD_TYPE_LABELS } from '../vocabulary.ts'
import { addDays } from '../zoned-time.ts'
import type { Days } from './cells.ts'
import type { ClientClass } from './clients.ts'
import { mulDiv, sumCents } from './price/cents.ts'
import { countDays } from './price/split-term.ts'
import type { SalesBy } from './sales-by.ts'

/** Months of one report. */
export const MOST_SALES_MONTHS = 24

/** Days of a unit, `YYYY-MM-DD`, inclusive, and how much of it; null: all of it. */
export interface TakenDays extends Days {
  quantity: number | null
}

/** A unit of a space, with the days that its seller keeps from sale. */
export interface SalesFace {
  unitId: number
  /** "A-0114 · North wall" */
  name: string
  market: string
  medium: AdType
  capacity: number
  blocked: TakenDays[]
}

/** What was sold: a booking's unit, or a line of a contract sold elsewhere. */
export interface SoldLine extends TakenDays {
  /** Null: the contract names a space that has no calendar yet. */
  unitId: number | null
  face: string
  market: string
  medium: AdType
  client: string
  /** Empty: nobody is named. */
  rep: string
  /** Of the seller's people; null: a name that a contract's file says. */
  repId: number | null
  /** As the seller's list of clients has it; null: not in the list. */
  clientClass: ClientClass | null
  /** Before tax, for all of its days. */
  cents: number
  /** Of that, what has been paid; null: sold elsewhere, so it is not known here. */
  paidCents: number | null
}

export interface SalesRow {
  label: string
  /** Sold lines with days in the period. */
  lines: number
  cents: number
  /** Of the same days a year before. */
  beforeCents: number
  /** What is paid for selling them; null where the report does not say it. */
  commissionCents: number | null
  /** Days of units, each as often as it has slots; null where a row is no part of the inventory. */
  soldDays: number | null
  sellableDays: number | null
}

interface SalesInput {
  faces: readonly SalesFace[]
  lines: readonly SoldLine[]
  /** First day of a month to the last of one. */
  period: Days
  by: SalesBy
  /** What is paid for selling some days of a line, where the report says it. */
  commissionOf?: ((line: SoldLine, part: Days) => number) | undefined
}

/**
 * What was sold in a period: income by the day (a line's amount is spread over its days), and occupancy, days sold of days that could
 * be sold. Days that the seller blocked without a contract could not.
 * @returns rows, months in their order and others by income, and all of them together
 */
export function reportSales({ faces, lines, period, by, commissionOf }: SalesInput): {
  rows: SalesRow[]
  all: SalesRow
} {
  const sums = new Map<string, SalesRow>()
  const rowOf = (label: string) => {
    const row =
      sums.get(label) ?? emptyRow(label, { hasInventory: hasDays(by), isPaid: commissionOf !== undefined })
    sums.set(label, row)
    return row
  }
  const parts = by === 'month' ? listMonths(period) : [period]
  const before = parts.map(yearBefore)
  const months = parts.map(({ first }) => first.slice(0, 7))
  if (by === 'month') for (const month of months) rowOf(month)
  for (const line of lines) {
    const row = (at: number) => rowOf(by === 'month' ? required(months[at]) : labelOf(by, line))
    for (const at of listPartsOf(line, parts)) {
      const [sum, part] = [row(at), required(parts[at])]
      sum.lines += 1
      sum.cents += centsWithin(line, part)
      if (sum.commissionCents !== null) sum.commissionCents += commissionOf?.(line, part) ?? 0
    }
    for (const at of listPartsOf(line, before)) {
      const beforeCents = centsWithin(line, required(before[at]))
      if (beforeCents > 0) row(at).beforeCents += beforeCents
    }
  }
  const all = emptyRow('All', { hasInventory: true, isPaid: commissionOf !== undefined })
  const soldOf = Map.groupBy(lines, ({ unitId }) => unitId)
  for (const face of faces)
    countFaceDays(face, soldOf.get(face.unitId) ?? [], parts).forEach(({ sold, sellable }, at) => {
      addDaysTo(all, sold, sellable)
      if (hasDays(by))
        addDaysTo(rowOf(by === 'month' ? required(months[at]) : faceLabel(by, face)), sold, sellable)
    })
  const rows = [...sums.values()]
  all.cents = sumCents(rows.map(({ cents }) => cents))
  all.beforeCents = sumCents(rows.map(({ beforeCents }) => beforeCents))
  if (all.commissionCents !== null)
    all.commissionCents = sumCents(rows.map(({ commissionCents }) => commissionCents ?? 0))
  all.lines = lines.filter(({ first, last }) => first <= period.last && last >= period.first).length
  return { rows: by === 'month' ? rows : rows.toSorted(byIncome), all }
}

/** Which of some parts hold a day of a line: parts are one, or months that follow each other. */
function listPartsOf({ first, last }: Days, parts: readonly Days[]): number[] {
  const [begin, end] = [required(parts[0]), required(parts.at(-1))]
  if (last < begin.first || first > end.last) return []
  if (parts.length === 1) return [0]
  const from = Math.max(0, monthsFrom(begin.first, first))
  const to = Math.min(parts.length - 1, monthsFrom(begin.first, last))
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

const monthsFrom = (from: string, to: string) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))

/** Clients and people have no inventory. */
const hasDays = (by: SalesBy) => by !== 'client' && by !== 'rep'

function emptyRow(
  label: string,
  { hasInventory, isPaid }: { hasInventory: boolean; isPaid: boolean },
): SalesRow {
  const days = hasInventory ? 0 : null
  const commissionCents = isPaid ? 0 : null
  return { label, lines: 0, cents: 0, beforeCents: 0, commissionCents, soldDays: days, sellableDays: days }
}

function addDaysTo(row: SalesRow, sold: number, sellable: number): void {
  row.soldDays = (row.soldDays ?? 0) + sold
  row.sellableDays = (row.sellableDays ?? 0) + sellable
}

function labelOf(by: Exclude<SalesBy, 'month'>, line: SoldLine): string {
  return by === 'medium' ? AD_TYPE_LABELS[line.medium] : line[by]
}

function faceLabel(by: SalesBy, { name, market, medium }: SalesFace): string {
  if (by === 'medium') return AD_TYPE_LABELS[medium]
  return by === 'market' ? market : name
}

const byIncome = (a: SalesRow, b: SalesRow) =>
  b.cents - a.cents || b.beforeCents - a.beforeCents || a.label.localeCompare(b.label)

/** The part of a line's amount that falls into some days, so that parts of days that follow each other are together the whole. */
export function centsWithin({ first, last, cents }: Days & { cents: number }, part: Days): number {
  if (last < part.first || first > part.last) return 0
  const isWhole = part.first <= first && last <= part.last
  if (isWhole || cents === 0) return cents
  const start = toDayNumber(first)
  const all = toDayNumber(last) - start + 1
  const upTo = part.last >= last ? all : toDayNumber(part.last) - start + 1
  const before = part.first > first ? toDayNumber(part.first) - start : 0
  return mulDiv(cents, upTo, all) - mulDiv(cents, before, all)
}

interface DayCounts {
  sold: number
  sellable: number
}

/** Days of one unit by parts that follow each other, as often as it has slots: what is sold twice counts once, and what is sold could be. */
function countFaceDays(
  { capacity, blocked }: SalesFace,
  sold: readonly TakenDays[],
  parts: readonly Days[],
): DayCounts[] {
  const period = { first: required(parts[0]).first, last: required(parts.at(-1)).last }
  // most faces are never blocked, and many are not sold
  const soldBy = takenByDay(sold, { period, capacity })
  const blockedBy = takenByDay(blocked, { period, capacity })
  let day = 0
  return parts.map(({ first, last }) => {
    const days = countDays(first, last)
    const from = day
    day += days
    if (!soldBy && !blockedBy) return { sold: 0, sellable: capacity * days }
    const counts = { sold: 0, sellable: 0 }
    for (let at = from; at < day; at += 1) {
      const isSold = soldBy?.[at] ?? 0
      counts.sold += isSold
      counts.sellable += Math.max(isSold, capacity - (blockedBy?.[at] ?? 0))
    }
    return counts
  })
}

/** How much of a unit is taken on each day of a period; null: nothing on any. */
function takenByDay(
  taken: readonly TakenDays[],
  { period, capacity }: { period: Days; capacity: number },
): Uint32Array | null {
  const within = taken.filter(({ first, last }) => first <= period.last && last >= period.first)
  if (within.length === 0) return null
  const start = toDayNumber(period.first)
  const days = countDays(period.first, period.last)
  const byDay = new Uint32Array(days)
  for (const { first, last, quantity } of within) {
    const from = Math.max(0, toDayNumber(first) - start)
    const to = Math.min(days - 1, toDayNumber(last) - start)
    for (let day = from; day <= to; day += 1)
      byDay[day] = Math.min(capacity, required(byDay[day]) + (quantity ?? capacity))
  }
  return byDay
}

/** The months of a period, each from its first day to its last. */
export function listMonths({ first, last }: Days): Days[] {
  const months: Days[] = []
  for (let day = first; day <= last; ) {
    const next = nextMonth(day)
    months.push({ first: day, last: addDays(next, -1) })
    day = next
  }
  return months
}

/** The first day of the month after that of a day. */
function nextMonth(day: string): string {
  return `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`
}

/** The period from one month to another, `YYYY-MM`. */
export function toSalesPeriod(from: string, to: string): Days {
  return { first: `${from}-01`, last: addDays(nextMonth(`${to}-01`), -1) }
}

/** The same months a year before. */
export function yearBefore({ first, last }: Days): Days {
  const back = (day: string) => `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4, 7)}`
  return toSalesPeriod(back(first), back(last))
}

/** "62 %" of what could be sold; null where nothing could. */
export function occupancyOf({
  soldDays,
  sellableDays,
}: Pick<SalesRow, 'soldDays' | 'sellableDays'>): number | null {
  return soldDays === null || !sellableDays ? null : soldDays / sellableDays
}

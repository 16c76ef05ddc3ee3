import { toDayNumber } from '../dates.ts'
import { required } from '../required.ts'
import type { AdType } from '../vocabulary.ts'
import { AD_TYPE_LABELS } from '../vocabulary.ts'
import { addDays } from '../zoned-time.ts'
import type { Days } from './cells.ts'
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
  /** Before tax, for all of its days. */
  cents: number
}

export interface SalesRow {
  label: string
  /** Sold lines with days in the period. */
  lines: number
  cents: number
  /** Of the same days a year before. */
  beforeCents: number
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
}

/**
 * What was sold in a period: income by the day (a line's amount is spread over its days), and occupancy, days sold of days that could
 * be sold. Days that the seller blocked without a contract could not.
 * @returns rows, months in their order and others by income, and all of them together
 */
export function reportSales({ faces, lines, period, by }: SalesInput): { rows: SalesRow[]; all: SalesRow } {
  const sums = new Map<string, SalesRow>()
  const rowOf = (label: string) => {
    const row = sums.get(label) ?? emptyRow(label, hasDays(by))
    sums.set(label, row)
    return row
  }
  const parts = by === 'month' ? listMonths(period) : [period]
  for (const part of parts) {
    const month = part.first.slice(0, 7)
    const before = yearBefore(part)
    if (by === 'month') rowOf(month)
    for (const line of lines) {
      const [cents, beforeCents] = [centsWithin(line, part), centsWithin(line, before)]
      const isIn = line.first <= part.last && line.last >= part.first
      if (!isIn && beforeCents === 0) continue
      const row = rowOf(by === 'month' ? month : labelOf(by, line))
      row.lines += isIn ? 1 : 0
      row.cents += cents
      row.beforeCents += beforeCents
    }
  }
  const all = emptyRow('All', true)
  const soldOf = Map.groupBy(lines, ({ unitId }) => unitId)
  for (const face of faces)
    for (const part of parts) {
      const { sold, sellable } = countFaceDays(face, soldOf.get(face.unitId) ?? [], part)
      addDaysTo(all, sold, sellable)
      if (hasDays(by))
        addDaysTo(rowOf(by === 'month' ? part.first.slice(0, 7) : faceLabel(by, face)), sold, sellable)
    }
  const rows = [...sums.values()]
  all.cents = sumCents(rows.map(({ cents }) => cents))
  all.beforeCents = sumCents(rows.map(({ beforeCents }) => beforeCents))
  all.lines = lines.filter(({ first, last }) => first <= period.last && last >= period.first).length
  return { rows: by === 'month' ? rows : rows.toSorted(byIncome), all }
}

/** Clients and people have no inventory. */
const hasDays = (by: SalesBy) => by !== 'client' && by !== 'rep'

function emptyRow(label: string, hasInventory: boolean): SalesRow {
  const days = hasInventory ? 0 : null
  return { label, lines: 0, cents: 0, beforeCents: 0, soldDays: days, sellableDays: days }
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
  const all = countDays(first, last)
  const upTo = (day: string) => mulDiv(cents, Math.max(0, countDays(first, day < last ? day : last)), all)
  return upTo(part.last) - (part.first > first ? upTo(addDays(part.first, -1)) : 0)
}

/** Days of one unit, as often as it has slots: what is sold twice counts once, and what is sold could be sold. */
function countFaceDays(
  { capacity, blocked }: SalesFace,
  sold: readonly TakenDays[],
  part: Days,
): { sold: number; sellable: number } {
  const days = countDays(part.first, part.last)
  const soldBy = takenByDay(sold, { part, capacity, days })
  const blockedBy = takenByDay(blocked, { part, capacity, days })
  let [all, sellable] = [0, 0]
  for (let day = 0; day < days; day += 1) {
    const isSold = required(soldBy[day])
    all += isSold
    sellable += Math.max(isSold, capacity - required(blockedBy[day]))
  }
  return { sold: all, sellable }
}

interface OfUnit {
  part: Days
  capacity: number
  days: number
}

function takenByDay(taken: readonly TakenDays[], { part, capacity, days }: OfUnit): Uint32Array {
  const start = toDayNumber(part.first)
  const byDay = new Uint32Array(days)
  for (const { first, last, quantity } of taken) {
    if (first > part.last || last < part.first) continue
    const from = Math.max(0, toDayNumber(first) - start)
    const to = last > part.last ? days - 1 : toDayNumber(last) - start
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

import { toDayNumber } from '../dates.ts'
import type { Days } from './cells.ts'
import { listMonths, toSalesPeriod } from './sales.ts'
import type { CalendarBy, CalendarSpan } from './sales-calendar-by.ts'

export const BAR_KINDS = ['booking', 'hold', 'contract', 'proposal'] as const
export type BarKind = (typeof BAR_KINDS)[number]

/** What is sold, held or proposed to one client in some days. */
export interface CalendarBar extends Days {
  kind: BarKind
  /** Of the booking, the contract or the proposal. */
  id: number
  /** A space that it is of. */
  listingId: number
  client: string
  /** Who sold it; empty: nobody is named. */
  rep: string
  market: string
  /** "A-0114, North wall" or "3 spaces" */
  what: string
  /** "Held until Jan 9", "Running" */
  state: string
  /** Until further notice: `last` is as far as was asked. */
  isOpenEnded: boolean
  /** Null: no amount is known, or none is shown. */
  cents: number | null
}

export interface BarGroup<Bar> {
  /** Empty: not named. */
  label: string
  /** Of all pages. */
  total: number
  bars: Bar[]
}

const MONTHS: Record<CalendarSpan, number> = { quarter: 3, year: 12 }

/** The days in sight from a month on, `YYYY-MM`. */
export function toCalendarPeriod(from: string, span: CalendarSpan): Days {
  return toSalesPeriod(from, shiftMonth(from, MONTHS[span] - 1))
}

/** A month so many later, or earlier: `YYYY-MM`. */
export function shiftMonth(month: string, by: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** The month that begins the span before or after. */
export function shiftSpan(from: string, span: CalendarSpan, by: 1 | -1): string {
  return shiftMonth(from, by * MONTHS[span])
}

export interface BarPage<Bar> {
  groups: BarGroup<Bar>[]
  /** Of all pages. */
  total: number
  pages: number
}

interface PageOfBars {
  page: number
  perPage: number
  /** The only group, by its label; empty: those without one. */
  of?: string | undefined
}

/** Of a group among others at least so many bars are shown before the rest of them. */
const LEAST_OF_GROUP = 5

/**
 * One page of bars that stand together by who sold them, their client or their market: by name, those without one last, and by their
 * days within. Of each group the first bars, more of them where there are few groups; one group alone has all of its bars, page by page.
 */
export function pageBars<Bar extends CalendarBar>(
  bars: readonly Bar[],
  by: CalendarBy,
  { page, perPage, of }: PageOfBars,
): BarPage<Bar> {
  const chosen = of === undefined ? bars : bars.filter((bar) => bar[by] === of)
  const ordered = chosen.toSorted((a, b) => byName(a[by], b[by]) || byDays(a, b))
  const groups = [...Map.groupBy(ordered, (bar) => bar[by])]
  const most = Math.max(LEAST_OF_GROUP, Math.floor(perPage / Math.max(1, groups.length)))
  const listed = of === undefined ? groups.flatMap(([, own]) => own.slice(0, most)) : ordered
  const shown = Map.groupBy(listed.slice((page - 1) * perPage, page * perPage), (bar) => bar[by])
  return {
    groups: groups.flatMap(([label, own]) => {
      const here = shown.get(label)
      return here ? [{ label, total: own.length, bars: here }] : []
    }),
    total: chosen.length,
    pages: Math.max(1, Math.ceil(listed.length / perPage)),
  }
}

const collator = new Intl.Collator('en-US')
const byName = (a: string, b: string) =>
  Number(a === '') - Number(b === '') || collator.compare(a, b) || Number(a > b) - Number(a < b)
const byDays = (a: CalendarBar, b: CalendarBar) =>
  Number(a.first > b.first) - Number(a.first < b.first) ||
  Number(a.last > b.last) - Number(a.last < b.last) ||
  BAR_KINDS.indexOf(a.kind) - BAR_KINDS.indexOf(b.kind) ||
  a.id - b.id

/** A bar where it is drawn, in percent of the width. */
export interface PlacedBar<Bar> {
  bar: Bar
  left: number
  width: number
  /** It began before what is in sight, or ends after it. */
  cutsStart: boolean
  cutsEnd: boolean
}

/** A bar is drawn at least this wide, in percent, so that it can be seen and pressed. */
export const LEAST_BAR_WIDTH = 2.5

/**
 * Bars in lanes: none covers another, each in the highest lane that has room, in the order of their first days.
 * Days out of sight are cut off.
 */
export function layoutBars<Bar extends Days>(bars: readonly Bar[], period: Days): PlacedBar<Bar>[][] {
  const [start, end] = [toDayNumber(period.first), toDayNumber(period.last)]
  const percent = 100 / (end - start + 1)
  const lanes: PlacedBar<Bar>[][] = []
  /** Where each lane is free again. */
  const free: number[] = []
  const inSight = bars.filter(({ first, last }) => first <= period.last && last >= period.first)
  for (const bar of inSight.toSorted((a, b) => Number(a.first > b.first) - Number(a.first < b.first))) {
    const first = Math.max(start, toDayNumber(bar.first))
    const last = Math.min(end, toDayNumber(bar.last))
    const width = Math.max(LEAST_BAR_WIDTH, (last - first + 1) * percent)
    const left = Math.min((first - start) * percent, 100 - width)
    const placed = {
      bar,
      left,
      width,
      cutsStart: bar.first < period.first,
      cutsEnd: bar.last > period.last,
    }
    const room = free.findIndex((from) => from <= left + 1e-9)
    const lane = room === -1 ? lanes.length : room
    const row = lanes[lane] ?? []
    row.push(placed)
    lanes[lane] = row
    free[lane] = left + width
  }
  return lanes
}

/** The months in sight, in percent of the width. */
export function listCalendarMonths(period: Days): { month: string; left: number; width: number }[] {
  const [start, end] = [toDayNumber(period.first), toDayNumber(period.last)]
  const percent = 100 / (end - start + 1)
  return listMonths(period).map(({ first, last }) => ({
    month: first.slice(0, 7),
    left: (toDayNumber(first) - start) * percent,
    width: (toDayNumber(last) - toDayNumber(first) + 1) * percent,
  }))
}

/** Where a day is, in percent of the width; null: out of sight. */
export function placeDay(day: string, period: Days): number | null {
  if (day < period.first || day > period.last) return null
  const start = toDayNumber(period.first)
  return ((toDayNumber(day) - start) * 100) / (toDayNumber(period.last) - start + 1)
}

/**
 * Which bar a key leads to: left and right along a lane, up and down to the nearest of the next lane that has bars, Home and End to the
 * ends of the lane.
 * @param at lane, and which of its bars
 * @returns null: the key leads nowhere
 */
export function stepBar<Bar>(
  lanes: readonly (readonly PlacedBar<Bar>[])[],
  [lane, index]: readonly [number, number],
  key: string,
): [number, number] | null {
  const row = lanes[lane]
  const from = row?.[index]
  if (!row || !from) return null
  if (key === 'ArrowRight') return index + 1 < row.length ? [lane, index + 1] : null
  if (key === 'ArrowLeft') return index > 0 ? [lane, index - 1] : null
  if (key === 'Home') return [lane, 0]
  if (key === 'End') return [lane, row.length - 1]
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  const next = lanes[lane + step]
  if (step === 0 || !next) return null
  const middle = (bar: PlacedBar<Bar>) => bar.left + bar.width / 2
  const far = next.map((bar) => Math.abs(middle(bar) - middle(from)))
  return [lane + step, far.indexOf(Math.min(...far))]
}

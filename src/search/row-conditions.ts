import type { Columns } from './columns.ts'
import { NO_ENTRY, type RequestedDays, toRequestedDays } from './free-days.ts'
import type { SearchQuery } from './query.ts'
import { PORTION_ROWS } from './tree.ts'

/** What a row has to meet beside the filters that facets know: looked at row by row, counted in no facet. */
export interface RowConditions {
  /** Days to be free, first through last. */
  readonly first: number
  readonly last: number
  /** By lead days: 1 where the first day can still be booked. */
  readonly inTime: Uint8Array
  readonly asked: RequestedDays
}

/** Days since 1970-01-01, first through last; lead times are counted from `today`, where it is given. */
export interface WantedDays {
  first: number
  last: number
  today?: number | undefined
}

/** Null when a query sets none. */
export function toRowConditions(query: SearchQuery): RowConditions | null {
  const { availableFromDay: from, availableToDay: to, today } = query
  if (from === undefined && to === undefined) return null
  return toDayConditions({ first: (from ?? to) as number, last: (to ?? from) as number, today })
}

export function toDayConditions({ first, last, today }: WantedDays): RowConditions {
  return {
    first,
    last,
    inTime: listInTime(first, today),
    asked: toRequestedDays(first, last, today ?? first),
  }
}

const MAX_LEAD_DAYS = 255

/** A space with a lead of `n` can be booked from the `n`th working day after today on; without a lead whenever it is free. */
function listInTime(first: number, today: number | undefined): Uint8Array {
  const inTime = new Uint8Array(MAX_LEAD_DAYS + 1)
  if (today === undefined) return inTime.fill(1)
  inTime[0] = 1
  for (let day = today + 1, lead = 0; day <= first && lead < MAX_LEAD_DAYS; day++) {
    if (!isWeekend(day)) inTime[++lead] = 1
  }
  return inTime
}

/** The same for one lead time: the first day that can be asked for. Without a lead that is any. */
export function firstInTime(leadDays: number, today: number): number {
  let day = leadDays === 0 ? 0 : today
  for (let left = leadDays; left > 0; ) if (!isWeekend(++day)) left--
  return day
}

/** 1970-01-01 was a Thursday. */
function isWeekend(day: number): boolean {
  const weekday = (day + 4) % 7
  return weekday === 0 || weekday === 6
}

/** 1 for a row that meets them, else 0. */
export function meets(columns: Columns, row: number, conditions: RowConditions): number {
  const entry = columns.busyAt[row]!
  const open = allows(columns, row, conditions)
  return open === 0 || entry === NO_ENTRY ? open : columns.freeDays.isFree(entry, conditions.asked)
}

/** 1 for a row whose own dates and lead time allow the days: a number, so that loops need no jump. */
export function allows(
  { fromDay, toDay, leadDays }: Columns,
  row: number,
  conditions: RowConditions,
): number {
  const { first, last, inTime } = conditions
  return +(fromDay[row]! <= first) & +(toDay[row]! >= last) & inTime[leadDays[row]!]!
}

/** Keeps those of at most `PORTION_ROWS` rows that meet the conditions. @returns how many */
export function keepMeeting(
  columns: Columns,
  rows: Uint32Array,
  count: number,
  conditions: RowConditions,
): number {
  let open = 0
  for (let i = 0; i < count; i++) {
    const row = rows[i]!
    rows[open] = row
    open += allows(columns, row, conditions)
  }
  return keepFree(columns, rows, open, conditions)
}

/** Of one portion: positions of rows with an entry, and which rows are free; all are between two portions. */
const SOLD = new Uint16Array(PORTION_ROWS)
const FREE = new Uint8Array(PORTION_ROWS).fill(1)

/** Rows with an entry are listed first, without a jump; only they are asked. */
function keepFree(columns: Columns, rows: Uint32Array, count: number, { asked }: RowConditions): number {
  const { busyAt, freeDays } = columns
  let sold = 0
  for (let i = 0; i < count; i++) {
    SOLD[sold] = i
    sold += +(busyAt[rows[i]!]! !== NO_ENTRY)
  }
  if (sold === 0) return count
  for (let i = 0; i < sold; i++) FREE[SOLD[i]!] = freeDays.isFree(busyAt[rows[SOLD[i]!]!]!, asked)
  let kept = 0
  for (let i = 0; i < count; i++) {
    rows[kept] = rows[i]!
    kept += FREE[i]!
  }
  for (let i = 0; i < sold; i++) FREE[SOLD[i]!] = 1
  return kept
}

import type { Columns } from './columns.ts'
import type { SearchQuery } from './query.ts'

/** What a row has to meet beside the filters that facets know: looked at row by row, counted in no facet. */
export interface RowConditions {
  /** Days to be free, first through last. */
  first: number
  last: number
}

/** Null when a query sets none. */
export function toRowConditions(query: SearchQuery): RowConditions | null {
  const { availableFromDay: from, availableToDay: to } = query
  if (from === undefined && to === undefined) return null
  return { first: (from ?? to) as number, last: (to ?? from) as number }
}

/** 1 for a row that meets them, else 0: a number, so that loops need no jump. */
export function meets(columns: Columns, row: number, { first, last }: RowConditions): number {
  return +(columns.fromDay[row]! <= first) & +(columns.toDay[row]! >= last)
}

/** Keeps the rows that meet the conditions. @returns how many */
export function keepMeeting(
  columns: Columns,
  rows: Uint32Array,
  count: number,
  conditions: RowConditions,
): number {
  let kept = 0
  for (let i = 0; i < count; i++) {
    const row = rows[i]!
    rows[kept] = row
    kept += meets(columns, row, conditions)
  }
  return kept
}

import { parseLenient, SEARCH_FILTERS } from '#domain/discovery/search/search-filters.ts'
import { MAX_COMPARED, MAX_ID } from '#domain/limits.ts'

/** What is compared, as in the address of its page. */
export interface CompareState {
  /** `3,1,2` */
  ids?: string
  /** `YYYY-MM-DD`, inclusive. */
  from?: string
  to?: string
}

const DAYS = { from: SEARCH_FILTERS.availableFrom, to: SEARCH_FILTERS.availableTo } as const

/** Leniently: what is no id or no day is left out, and so are ids beyond the most that are compared. */
export function parseCompareState(raw: Record<string, unknown>): CompareState {
  const ids = [raw.ids].flat().join().split(',').map(Number).filter(isId)
  const { from, to } = parseLenient(DAYS, raw)
  const known = [...new Set(ids)].slice(0, MAX_COMPARED)
  const isOrdered = !from || !to || from <= to
  return {
    ...(known.length > 0 && { ids: known.join() }),
    ...(from && isOrdered && { from }),
    ...(to && isOrdered && { to }),
  }
}

function isId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= MAX_ID
}

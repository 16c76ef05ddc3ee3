import { CONTRACT_STATES, type ContractState, MAX_CONTRACT_PAGES } from '#domain/booking/contract-states.ts'
import { LIMITS } from '#domain/limits.ts'

/** Which contracts are listed, as the address says it. */
export interface ContractsSearch {
  q?: string
  client?: string
  market?: string
  state?: ContractState
  page?: number
}

/** What cannot be read is left out. */
export function parseContractsSearch(raw: Record<string, unknown>): ContractsSearch {
  const text = (value: unknown) =>
    (typeof value === 'string' ? value : '').trim().slice(0, LIMITS.searchText.max)
  const search: ContractsSearch = {}
  const [q, client] = [text(raw.q), text(raw.client)]
  const market = text(raw.market).slice(0, LIMITS.locationText.max)
  if (q !== '') search.q = q
  if (client !== '') search.client = client
  if (market !== '') search.market = market
  const state = CONTRACT_STATES.find((known) => known === raw.state)
  if (state) search.state = state
  const page = Number(raw.page)
  if (Number.isInteger(page) && page >= 2 && page <= MAX_CONTRACT_PAGES) search.page = page
  return search
}

/** Whether some of them are left out. */
export function isFiltered({ page: _, ...filter }: ContractsSearch): boolean {
  return Object.keys(filter).length > 0
}

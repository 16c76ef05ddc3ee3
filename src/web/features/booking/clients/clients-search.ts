import { LIMITS } from '#domain/limits.ts'

/** What the list of clients shows, as the address says it. */
export interface ClientsSearch {
  q?: string
  archived?: true
  page?: number
}

/** What cannot be read is left out. */
export function parseClientsSearch(raw: Record<string, unknown>): ClientsSearch {
  const search: ClientsSearch = {}
  const q = (typeof raw.q === 'string' || typeof raw.q === 'number' ? String(raw.q) : '')
    .trim()
    .slice(0, LIMITS.searchText.max)
  if (q !== '') search.q = q
  if (raw.archived === true || raw.archived === 'true') search.archived = true
  const page = Number(raw.page)
  if (Number.isInteger(page) && page >= 2 && page <= 100) search.page = page
  return search
}

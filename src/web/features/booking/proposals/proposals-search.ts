import { PROPOSAL_STATUSES, type ProposalStatus } from '#domain/booking/proposal-statuses.ts'
import { LIMITS } from '#domain/limits.ts'

/** What the list of proposals shows, as the address says it. */
export interface ProposalsSearch {
  q?: string
  status?: ProposalStatus
  page?: number
}

/** What cannot be read is left out. */
export function parseProposalsSearch(raw: Record<string, unknown>): ProposalsSearch {
  const search: ProposalsSearch = {}
  const q = (typeof raw.q === 'string' || typeof raw.q === 'number' ? String(raw.q) : '')
    .trim()
    .slice(0, LIMITS.searchText.max)
  if (q !== '') search.q = q
  const status = PROPOSAL_STATUSES.find((known) => known === raw.status)
  if (status) search.status = status
  const page = Number(raw.page)
  if (Number.isInteger(page) && page >= 2 && page <= 100) search.page = page
  return search
}

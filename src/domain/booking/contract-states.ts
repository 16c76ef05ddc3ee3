/** Where a line of a contract stands on a day. Apart from the contracts: addresses are read by it. */
export const CONTRACT_STATES = ['running', 'coming', 'over'] as const
export type ContractState = (typeof CONTRACT_STATES)[number]

export const CONTRACT_STATE_LABELS: Record<ContractState, string> = {
  running: 'Running',
  coming: 'Coming',
  over: 'Over',
}

/** Clients and markets that a list of contracts can be filtered by: those with most lines. */
export const MAX_CONTRACT_CHOICES = 200
export const CONTRACT_LINES_PER_PAGE = 50
export const MAX_CONTRACT_PAGES = 1000

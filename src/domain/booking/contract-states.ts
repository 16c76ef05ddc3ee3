/** Where a line of a contract stands on a day; `booked`: a booking was made of it. Apart from the contracts: addresses are read by it. */
export const CONTRACT_STATES = ['running', 'coming', 'over', 'booked'] as const
export type ContractState = (typeof CONTRACT_STATES)[number]

export const CONTRACT_STATE_LABELS: Record<ContractState, string> = {
  running: 'Running',
  coming: 'Coming',
  over: 'Over',
  booked: 'Made a booking',
}

/** Clients and markets that a list of contracts can be filtered by: those with most lines. */
export const MAX_CONTRACT_CHOICES = 200
export const CONTRACT_LINES_PER_PAGE = 50
export const MAX_CONTRACT_PAGES = 1000
/** Lines in one request that makes bookings of them, each of which is priced; looked at are as many as a page has. */
export const CONTRACT_BOOKINGS = { looked: CONTRACT_LINES_PER_PAGE, booked: 20 } as const

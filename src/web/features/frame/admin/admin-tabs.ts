/** Tabs that say how many things wait below them. */
export type CountedTab = 'listings' | 'reports' | 'reviews' | 'disputes' | 'ledger' | 'support' | 'errors'

export const ADMIN_TABS = [
  { to: '/admin', label: 'Waiting', counted: undefined },
  { to: '/admin/users', label: 'Users', counted: undefined },
  { to: '/admin/companies', label: 'Companies', counted: undefined },
  { to: '/admin/listings', label: 'Listings', counted: 'listings', search: { status: 'pending' } },
  { to: '/admin/reports', label: 'Reports', counted: 'reports' },
  { to: '/admin/reviews', label: 'Reviews', counted: 'reviews' },
  { to: '/admin/disputes', label: 'Disputes', counted: 'disputes' },
  { to: '/admin/codes', label: 'Codes', counted: undefined },
  { to: '/admin/ledger', label: 'Ledger', counted: 'ledger' },
  { to: '/admin/tax-rates', label: 'Tax rates', counted: undefined },
  { to: '/admin/support', label: 'Support', counted: 'support' },
  { to: '/admin/market', label: 'Market', counted: undefined },
  { to: '/admin/visits', label: 'Visits', counted: undefined },
  { to: '/admin/outbox', label: 'Outbox', counted: undefined },
  { to: '/admin/errors', label: 'Errors', counted: 'errors' },
  { to: '/admin/sites', label: 'Sites', counted: undefined },
  { to: '/admin/audit', label: 'Audit', counted: undefined },
] as const satisfies { to: string; label: string; counted: CountedTab | undefined; search?: object }[]

/** More than three digits would not fit. */
export function formatTabCount(count: number): string {
  return count > 999 ? '999+' : String(count)
}

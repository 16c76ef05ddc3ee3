import type { DeskQueue, WaitingKind } from '#contract/operations/desk.ts'

const TABS = {
  listings: ['listings', 'edits', 'prices'],
  reports: ['reports'],
  reviews: ['reviews'],
  disputes: ['disputes'],
  ledger: ['differences'],
  support: ['tickets'],
  errors: ['failed-jobs', 'errors'],
} as const satisfies Record<string, readonly WaitingKind[]>

/** How many things wait below each tab of the desk. */
export function countsOfTabs(waiting: readonly DeskQueue[]): Record<keyof typeof TABS, number> {
  const count = (kinds: readonly WaitingKind[]) =>
    waiting.filter(({ kind }) => kinds.includes(kind)).reduce((sum, one) => sum + one.count, 0)
  const counted = Object.entries(TABS).map(([tab, kinds]) => [tab, count(kinds)])
  return Object.fromEntries(counted) as Record<keyof typeof TABS, number>
}

import {
  SUPPORT_CATEGORIES,
  SUPPORT_STATUSES,
  type SupportCategory,
  type SupportStatus,
} from '#domain/content/support.ts'

export interface InboxFilter {
  /** Defaults to open. */
  status?: SupportStatus | 'all' | undefined
  category?: SupportCategory | undefined
  /** `me`, `none` or an admin's id. */
  assignee?: string | undefined
  q?: string | undefined
  page?: number | undefined
  ticket?: number | undefined
}

const STATUSES = [...SUPPORT_STATUSES, 'all'] as const

export function parseInboxFilter(search: Record<string, unknown>): InboxFilter {
  const status = STATUSES.find((one) => one === search.status && one !== 'open')
  const category = Object.keys(SUPPORT_CATEGORIES).find((one) => one === search.category)
  const text = (value: unknown) => (typeof value === 'string' && value ? value.slice(0, 100) : undefined)
  return {
    status,
    category: category as SupportCategory | undefined,
    assignee: text(search.assignee === undefined ? undefined : String(search.assignee)),
    q: text(search.q === undefined ? undefined : String(search.q)),
    page: toWhole(search.page),
    ticket: toWhole(search.ticket),
  }
}

function toWhole(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 && number < 2_147_483_648 ? number : undefined
}

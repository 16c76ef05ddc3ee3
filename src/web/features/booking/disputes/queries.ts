import type { DisputeStatus } from '#domain/booking/dispute.ts'
import { api } from '#web/platform/api.ts'
import { listItemPages } from '#web/platform/list-pages.ts'

/** Key of every list of disputes. */
export const DISPUTES = ['disputes'] as const

export type DisputeView = 'open' | 'decided'

const STATUSES: Record<DisputeView, DisputeStatus[]> = {
  open: ['open', 'answered'],
  decided: ['resolved', 'withdrawn'],
}

/** Disputes for admins, oldest first. */
export const disputesQuery = (view: DisputeView) =>
  listItemPages([...DISPUTES, view] as const, (cursor, signal) =>
    api('GET /api/admin/disputes', { query: { status: STATUSES[view], ...(cursor && { cursor }) }, signal }),
  )

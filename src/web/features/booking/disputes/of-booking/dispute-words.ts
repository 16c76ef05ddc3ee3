import type { Dispute } from '#contract/booking/disputes.ts'
import type { Side } from '#domain/messaging/conversation.ts'

const RESOLUTIONS = {
  refund: 'Placard decided: a refund',
  credit: 'Placard decided: it is credited',
  'make-good': 'Placard decided: days are made good',
  nothing: 'Placard decided: no change',
} as const

/** How a dispute stands, to its reader. */
export function describeDispute(
  dispute: Pick<Dispute, 'status' | 'resolution' | 'openedBy'>,
  side: Side | null,
): string {
  const { status, resolution, openedBy } = dispute
  if (status === 'withdrawn') return 'Withdrawn'
  if (status === 'resolved') return resolution ? RESOLUTIONS[resolution] : 'Decided by Placard'
  if (status === 'answered') return 'Both sides have been heard; Placard decides'
  if (side === null) return `Opened by the ${openedBy}; the other side has not answered yet`
  return side === openedBy ? 'You wait for an answer' : 'Please answer'
}

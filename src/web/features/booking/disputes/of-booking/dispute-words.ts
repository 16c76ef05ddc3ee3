import type { Dispute } from '#contract/booking/disputes.ts'
import { describeProblem } from '#domain/booking/problem.ts'
import type { Side } from '#domain/messaging/conversation.ts'

/** "Dark, Mar 3 to Mar 8, 2027: $452.14 by the terms. Proof: Close, Wide" */
export function describeClaim({
  kind,
  from,
  to,
  askedCents,
  proofs,
}: NonNullable<Dispute['problem']>): string {
  const what = describeProblem({ kind, lost_from: from, lost_to: to, asked_cents: askedCents })
  return proofs.length === 0 ? what : `${what} Proof: ${proofs.map(({ name }) => name).join(', ')}`
}

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

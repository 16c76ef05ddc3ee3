import { PROPOSAL_STATUS_LABELS, type ProposalStatus } from '#domain/booking/proposal-statuses.ts'
import { Badge } from '#web/ui/badge.tsx'

const LOOKS = {
  draft: 'neutral',
  sent: 'accent',
  accepted: 'primary',
  declined: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<ProposalStatus, string>

export function ProposalPill({ status }: { status: ProposalStatus }) {
  return <Badge variant={LOOKS[status]}>{PROPOSAL_STATUS_LABELS[status]}</Badge>
}

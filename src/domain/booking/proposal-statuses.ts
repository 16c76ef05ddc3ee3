/** What becomes of a proposal. One that is sent and whose time is over has expired: nothing writes that. Apart from the rest, for addresses. */
export const PROPOSAL_STATUSES = ['draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number]
export type StoredProposalStatus = Exclude<ProposalStatus, 'expired'>

export const PROPOSAL_STATUS_LABELS: Record<ProposalStatus, string> = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
}

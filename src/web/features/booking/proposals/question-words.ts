import type { Proposal } from '#contract/booking/proposals.ts'
import type { SharedProposal } from '#contract/booking/proposals-shared.ts'

/** Whether anything can be asked: what is accepted is talked about at its bookings. */
export function canAsk({ status }: Pick<SharedProposal, 'status'>): boolean {
  return status !== 'accepted' && status !== 'withdrawn'
}

/** Where the answer comes. */
export function describeAsking({ seller, sentTo }: Pick<SharedProposal, 'seller' | 'sentTo'>): string {
  const to = sentTo === null ? 'to whoever the proposal was sent to' : `to ${sentTo}`
  return `${seller} answers here, and by mail ${to}. Everybody who has this link reads it.`
}

/** Whether its seller can answer: there is somebody to read it. */
export function canAnswer({
  status,
  version,
  questions,
}: Pick<Proposal, 'status' | 'version' | 'questions'>): boolean {
  return version > 0 && questions.length > 0 && canAsk({ status })
}

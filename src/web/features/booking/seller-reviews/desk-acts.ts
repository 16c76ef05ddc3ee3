import type { DeskReview } from '#contract/booking/seller-reviews.ts'

export interface DeskAct {
  part: 'review' | 'reply'
  step: 'hide' | 'restore'
  label: string
}

type Standing = Pick<DeskReview, 'state' | 'reply' | 'reason'> & { reports: readonly string[] }

/** What a moderator can do: hide what is shown, show what is hidden, either with what is held. */
export function listActs({ state, reply, reports }: Standing): DeskAct[] {
  const wantsKeep = reports.length > 0 || state !== 'shown'
  return [
    ...(wantsKeep
      ? [{ part: 'review', step: 'restore', label: state === 'shown' ? 'Keep it' : 'Show it' } as const]
      : []),
    ...(state === 'hidden' ? [] : [{ part: 'review', step: 'hide', label: 'Hide it' } as const]),
    ...(reply && reply.state !== 'shown'
      ? [{ part: 'reply', step: 'restore', label: 'Show the reply' } as const]
      : []),
    ...(reply && reply.state !== 'hidden'
      ? [{ part: 'reply', step: 'hide', label: 'Hide the reply' } as const]
      : []),
  ]
}

/** Why it is here. */
export function describeWaiting({ state, reply, reports, reason }: Standing): string {
  if (state === 'hidden') return `Hidden: ${reason ?? ''}`
  if (state === 'held') return 'Held before anybody else reads it'
  if (reports.length > 0) return reports.length === 1 ? 'Reported once' : `Reported ${reports.length} times`
  return reply?.state === 'held' ? 'Its reply is held' : 'Its reply is hidden'
}

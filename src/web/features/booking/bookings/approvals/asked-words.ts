import type { ApprovalPage, ApprovalSummary, Approvals } from '#contract/booking/bookings-approvals.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import type { ApprovableStep } from '#domain/booking/spending.ts'
import { formatZonedTime } from '#domain/format-dates.ts'
import { type ApprovalWords, describeApproval } from '#web/booking-parts/approval/approval-words.ts'

/** What a colleague would do by approving it. */
const WHAT: Record<ApprovableStep, string> = {
  request: 'Send the request',
  book: 'Book it',
  accept: 'Accept the terms',
  counter: 'Send a counter-offer',
  change: 'Ask for a change',
  agree: 'Accept a change',
  proposal: 'Accept a proposal',
}

/** "3 wait for your approval, 1 of yours waits for a colleague"; null: nothing waits. */
export function describeApprovals({ waiting, asked }: Pick<Approvals, 'waiting' | 'asked'>): string | null {
  const mine =
    waiting.length > 0 && `${waiting.length} ${waiting.length === 1 ? 'waits' : 'wait'} for your approval`
  const theirs =
    asked.length > 0 && `${asked.length} of yours ${asked.length === 1 ? 'waits' : 'wait'} for a colleague`
  return [mine, theirs].filter(Boolean).join(', ') || null
}

/** "Book it · Harborview Media" */
export function describeApprovalStep({ step, seller }: Pick<ApprovalSummary, 'step' | 'seller'>): string {
  return `${WHAT[step]} · ${seller}`
}

/** "Ana Planner asked on Dec 3, 2026, 12:00 PM PST" */
export function describeWho({ by, isMine, at }: Pick<ApprovalSummary, 'by' | 'isMine' | 'at'>): string {
  return `${isMine ? 'You' : by} asked on ${formatZonedTime(at)}`
}

/** How it stands, for whoever opens it. */
export function describeState(page: ApprovalPage): ApprovalWords {
  const { state, approvers } = page
  if (state === 'over')
    return {
      tone: 'info',
      title: 'This no longer waits for approval',
      lines: ['It has gone on without an answer.'],
    }
  if (state === 'withdrawn')
    return { tone: 'info', title: `${page.isMine ? 'You' : page.by} took this back`, lines: [] }
  const words = describeApproval({ approval: { aboveCents: null, approvers, asking: { ...page, state } } })
  return words ?? { tone: 'info', title: '', lines: [] }
}

/** Above the box that is ticked. */
export function describeTaking({ step, by, totalCents }: ApprovalPage): string {
  return `${WHAT[step]} for ${formatShortCents(totalCents)} in all, in your name and for your company, as ${by} asked.`
}

import type { ReactNode } from 'react'
import type { PlanComment, PlanDecision } from '#contract/planning/plan-shares.ts'
import { formatDay } from '#domain/format-dates.ts'
import { Alert } from '#web/ui/alert.tsx'
import { describeDecision, describeSince } from './share-words.ts'

/** What was decided on a plan, each with what has changed since. */
export function DecisionList({ decisions }: { decisions: readonly PlanDecision[] }) {
  if (decisions.length === 0) return null
  return (
    <ul aria-label="Decisions" className="flex flex-col gap-3">
      {decisions.map((one) => (
        <li key={one.id}>
          <Alert
            tone={one.decision === 'approved' && one.since.length === 0 ? 'success' : 'info'}
            title={<span dir="auto">{describeDecision(one)}</span>}
          >
            {one.note && (
              <p className="whitespace-pre-line wrap-anywhere" dir="auto">
                {one.note}
              </p>
            )}
            {one.since.length > 0 && <p>{describeSince(one.since)}</p>}
          </Alert>
        </li>
      ))}
    </ul>
  )
}

interface CommentListProps {
  comments: readonly PlanComment[]
  actionOf?: (comment: PlanComment) => ReactNode
}

/** What was said of a plan, the oldest first. */
export function CommentList({ comments, actionOf }: CommentListProps) {
  if (comments.length === 0) return <p className="text-ink-soft">No comments yet.</p>
  return (
    <ul aria-label="Comments" className="flex flex-col gap-4">
      {comments.map((comment) => (
        <li key={comment.id} className="flex flex-col gap-1 border-l-2 border-rule pl-4">
          <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft">
            <bdi className="font-semibold text-ink">{comment.authorName}</bdi>
            {comment.isOwner && <span>made this plan</span>}
            <span>{formatDay(comment.at)}</span>
            {actionOf?.(comment)}
          </p>
          {comment.about !== null && (
            <p className="text-sm wrap-anywhere">
              About <bdi>{comment.about}</bdi>
            </p>
          )}
          <p className="whitespace-pre-line wrap-anywhere" dir="auto">
            {comment.body}
          </p>
        </li>
      ))}
    </ul>
  )
}

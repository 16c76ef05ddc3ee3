import type { ReactNode } from 'react'
import type { PublicReview } from '#contract/booking/seller-reviews.ts'
import { ALL_REVIEW_PARTS, REVIEW_PART_LABELS } from '#domain/booking/review/review-rules.ts'
import { toMonthName } from '#domain/format-dates.ts'
import { Stars } from './stars.tsx'

type ReviewItemProps = {
  review: Omit<PublicReview, 'shownAt'>
  /** Who replied. */
  replier: string
  /** How it stands. */
  standing?: string | null
  /** Under three reviews no points are shown in public, only words. */
  hidesPoints?: boolean
  children?: ReactNode
}

/** One review, as it was written, and what was replied. */
export function ReviewItem({ review, replier, standing, hidesPoints = false, children }: ReviewItemProps) {
  const { author, overall, parts, body, title, last, reply } = review
  return (
    <article className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {!hidesPoints && <Stars points={overall} />}
        <strong dir="auto">{author}</strong>
        <span className="text-sm text-ink-faint">{`about: ${title}, ${toMonthName(last)}`}</span>
      </p>
      {standing && <p className="text-sm font-semibold text-ink-soft">{standing}</p>}
      {body && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {body}
        </p>
      )}
      {!hidesPoints && <Points parts={parts} />}
      {reply && (
        <div className="border-l-2 border-rule pl-3">
          <p className="text-sm text-ink-faint">
            {`${replier} replied`}
            {reply.state !== 'shown' && ` · ${reply.state === 'held' ? 'held' : 'hidden'} by Placard`}
          </p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {reply.body}
          </p>
        </div>
      )}
      {children}
    </article>
  )
}

function Points({ parts }: Pick<PublicReview, 'parts'>) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      {ALL_REVIEW_PARTS.filter((part) => parts[part] !== undefined).map((part) => (
        <li key={part}>{`${REVIEW_PART_LABELS[part]}: ${parts[part]} of 5`}</li>
      ))}
    </ul>
  )
}

import type { ProposalQuestion } from '#contract/booking/proposals-shared.ts'
import { formatDay } from '#domain/format-dates.ts'

interface QuestionListProps {
  questions: readonly ProposalQuestion[]
  seller: string
}

/** What was asked and answered about a proposal, the oldest first. */
export function QuestionList({ questions, seller }: QuestionListProps) {
  if (questions.length === 0) return null
  return (
    <ul aria-label="Questions and answers" className="flex flex-col gap-4">
      {questions.map(({ id, authorName, isSeller, body, at }) => (
        <li key={id} className="flex flex-col gap-1 border-l-2 border-rule pl-4">
          <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft">
            <bdi className="font-semibold text-ink">{authorName}</bdi>
            {isSeller && <bdi>{seller}</bdi>}
            <span>{formatDay(at)}</span>
          </p>
          <p className="whitespace-pre-line wrap-anywhere" dir="auto">
            {body}
          </p>
        </li>
      ))}
    </ul>
  )
}

import { Link } from '@tanstack/react-router'
import { QUICK_ANSWERS, type QuickAnswer } from '#domain/messaging/quick-answers.ts'
import { buttonVariants } from '#web/ui/button-variants.ts'
import type { InboxFilter } from './inbox-filter.ts'

const ANSWERS = Object.entries(QUICK_ANSWERS) as [QuickAnswer, { label: string }][]

type QuickAnswersProps = { id: number; filter: InboxFilter; onChoose: (answer: QuickAnswer) => void }

/** Puts words into the composer, with scripts or without; sending them is another press. */
export function QuickAnswers({ id, filter, onChoose }: QuickAnswersProps) {
  return (
    <nav aria-label="Quick answers" className="mx-auto mb-2 flex max-w-4xl flex-wrap gap-2">
      {ANSWERS.map(([answer, { label }]) => (
        <Link
          key={answer}
          to="/inbox/$id"
          params={{ id: String(id) }}
          search={{ ...filter, answer }}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
          onClick={(event) => {
            event.preventDefault()
            onChoose(answer)
          }}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

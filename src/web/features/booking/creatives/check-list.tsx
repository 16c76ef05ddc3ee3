import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { Creative } from '#contract/booking/creatives.ts'
import { cn } from '#web/ui/cn.ts'

const RESULTS = {
  pass: { Icon: CircleCheck, word: 'Right', tone: 'text-primary' },
  warn: { Icon: TriangleAlert, word: 'Look again', tone: 'text-accent-text' },
  fail: { Icon: CircleAlert, word: 'Not as wanted', tone: 'text-danger' },
}

/** What was compared, the worst first: a shape and a word each, never color alone. */
export function CheckList({ checks }: Pick<Creative, 'checks'>) {
  return (
    <ul className="flex flex-col gap-1.5">
      {checks.map(({ result, text }) => {
        const { Icon, word, tone } = RESULTS[result]
        return (
          <li key={text} className="flex items-start gap-2 text-[0.9375rem]">
            <Icon aria-hidden="true" className={cn('mt-1 size-4 shrink-0', tone)} />
            <span className="min-w-0 wrap-anywhere">
              {result === 'pass' ? (
                <span className="sr-only">{word}: </span>
              ) : (
                <span className={cn('font-semibold', tone)}>{word}: </span>
              )}
              {text}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

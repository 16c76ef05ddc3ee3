import { CalendarOff, Clock, Info, Zap } from 'lucide-react'
import type { SellerAnswers } from '#contract/listings.ts'
import { awayWords } from '#domain/answer-words.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { cn } from '#web/ui/cn.ts'

/** How a seller answers, and on what that stands: shown on hover, opened by a tap or a key, with or without scripts. */
export function AnswerClock({ answers, className }: { answers: SellerAnswers; className?: string }) {
  const { label, tooltip, isPrompt, awayUntil } = answers
  return (
    <div className={cn('flex flex-col gap-1.5 text-sm', className)}>
      {awayUntil && (
        <p className="flex items-start gap-2 font-semibold">
          <CalendarOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {awayWords(awayUntil)}
        </p>
      )}
      <details className="group/clock">
        <summary
          title={tooltip}
          className="-my-1 flex w-fit cursor-pointer list-none flex-wrap items-center gap-x-2 gap-y-1 rounded-control py-1 pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden"
        >
          <Clock aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
          <span>{label}</span>
          {isPrompt && <PromptBadge />}
          <Info aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
        </summary>
        <p className="mt-2 pl-6 text-ink-soft">{tooltip}</p>
      </details>
    </div>
  )
}

/** Before somebody writes: what to expect of a seller whose buyers wait. */
export function FadeWarning({ answers: { isFaded, awayUntil } }: { answers: SellerAnswers }) {
  if (!isFaded || awayUntil) return null
  return (
    <Alert tone="warning">
      This seller often does not answer: three buyers in a row have waited for more than a week. If no answer
      comes in three days, we send you similar spaces.
    </Alert>
  )
}

export type CardAnswers = Pick<SellerAnswers, 'label' | 'tooltip' | 'isPrompt' | 'awayUntil'>

/** What a card says of its seller's answers; nothing of those nobody has measured. */
export function toCardAnswers(answers: SellerAnswers): CardAnswers | undefined {
  const { label, tooltip, isMeasured, isPrompt, awayUntil } = answers
  return isMeasured || awayUntil ? { label, tooltip, isPrompt, awayUntil } : undefined
}

/** One quiet line on a card. */
export function AnswerLine({ answers: { label, tooltip, awayUntil } }: { answers: CardAnswers }) {
  const Icon = awayUntil ? CalendarOff : Clock
  return (
    <p className="flex items-start gap-1.5 text-sm text-ink-faint" title={awayUntil ? undefined : tooltip}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="line-clamp-1">{awayUntil ? awayWords(awayUntil) : label}</span>
      {!awayUntil && <span className="sr-only">{tooltip}</span>}
    </p>
  )
}

export function PromptBadge() {
  return (
    <Badge variant="primary">
      <Zap aria-hidden="true" />
      Prompt
    </Badge>
  )
}

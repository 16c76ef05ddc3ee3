import { CalendarOff, Clock, Info } from 'lucide-react'
import type { SellerAnswers } from '#contract/listings/listings.ts'
import { awayWords } from '#domain/messaging/away-words.ts'
import { cn } from '#web/ui/cn.ts'
import { PromptBadge } from './answer-line.tsx'

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

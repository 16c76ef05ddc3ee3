import type { Dispute } from '#contract/booking/disputes.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { formatZonedTime } from '#domain/format-dates.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { describeClaim, describeDispute } from './dispute-words.ts'
import type { DisputeStep } from './use-dispute-step.ts'

type DisputeItemProps = { dispute: Dispute; side: Side | null; onStep: (step: DisputeStep) => void }

const BUTTONS = { answer: 'Answer', withdraw: 'Withdraw the dispute' } as const

/** One dispute: what each side says, and what was decided. */
export function DisputeItem({ dispute, side, onStep }: DisputeItemProps) {
  const { status, openedBy, reason, answer, decision, creditCents, createdAt, steps } = dispute
  const isOpen = status === 'open' || status === 'answered'
  const other = openedBy === 'buyer' ? 'seller' : 'buyer'
  return (
    <article className="flex flex-col gap-3 border-l-2 border-rule pl-4">
      <p className="flex flex-wrap items-center gap-2">
        <Badge variant={isOpen ? 'danger' : 'neutral'}>{describeDispute(dispute, side)}</Badge>
        <time dateTime={createdAt} className="text-sm text-ink-faint">
          {formatZonedTime(createdAt)}
        </time>
      </p>
      {dispute.problem && <p className="font-semibold">{describeClaim(dispute.problem)}</p>}
      <Said by={side === openedBy ? 'You' : `The ${openedBy}`} text={reason} />
      {answer && <Said by={side === other ? 'You' : `The ${other}`} text={answer} />}
      {decision && <Said by="Placard" text={decision} />}
      {creditCents > 0 && (
        <p className="font-semibold">{formatCents(creditCents)} is credited to the buyer.</p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden noscript:hidden">
        {(['answer', 'withdraw'] as const)
          .filter((step) => steps.includes(step))
          .map((step) => (
            <Button
              key={step}
              size="sm"
              variant="outline"
              aria-haspopup="dialog"
              onClick={() => onStep(step)}
            >
              {BUTTONS[step]}
            </Button>
          ))}
      </div>
    </article>
  )
}

function Said({ by, text }: { by: string; text: string }) {
  return (
    <div>
      <p className="text-sm text-ink-faint">{by}</p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </div>
  )
}

import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import type { Criteria } from '#contract/discovery/assistants.ts'
import { FEEDBACK_REASON_LABELS, FEEDBACK_REASONS, type FeedbackReason } from '#domain/discovery/feedback.ts'
import { api } from '#web/platform/api.ts'
import { reportError } from '#web/platform/report-error.ts'
import { Button } from '#web/ui/button.tsx'
import { listSaid } from './list-said.ts'

interface AnswerFeedbackProps {
  tool: 'buyer' | 'seller'
  criteria: Criteria
  matches: number
}

/** Helpful or not. Stored without any text or user. Key it by the answer. */
export function AnswerFeedback({ tool, criteria, matches }: AnswerFeedbackProps) {
  const [step, setStep] = useState<'asked' | 'why' | 'thanked'>('asked')
  const sendFeedback = (helpful: boolean, reason?: FeedbackReason) => {
    setStep('thanked')
    const understood = listSaid(criteria)
    const body = { tool, helpful, understood, matches, ...(reason && { reason }) }
    api('POST /api/ai/feedback', { body }).catch((error) => reportError(error, 'assistant feedback'))
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft print:hidden">
      {step === 'asked' && (
        <>
          <span id="answer-helpful">Was this helpful?</span>
          <Button
            variant="ghost"
            size="sm"
            aria-describedby="answer-helpful"
            onClick={() => sendFeedback(true)}
          >
            <ThumbsUp aria-hidden="true" />
            Yes
          </Button>
          <Button variant="ghost" size="sm" aria-describedby="answer-helpful" onClick={() => setStep('why')}>
            <ThumbsDown aria-hidden="true" />
            No
          </Button>
        </>
      )}
      {step === 'why' && (
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="mb-1.5">What went wrong?</legend>
          {FEEDBACK_REASONS.map((reason) => (
            <Button key={reason} variant="outline" size="sm" onClick={() => sendFeedback(false, reason)}>
              {FEEDBACK_REASON_LABELS[reason]}
            </Button>
          ))}
        </fieldset>
      )}
      <span aria-live="polite">{step === 'thanked' && 'Thank you. That helps us improve the answers.'}</span>
    </div>
  )
}

import type { SellerAnswers } from '#contract/listings/listings.ts'
import { answerLabel, answerTooltip } from '#domain/messaging/answer-words.ts'
import type { AnswerPace } from '#domain/messaging/response-clock.ts'

/** Columns of the seller's row in `seller_answers`; all null when nobody has asked anything yet. */
export interface AnswerColumns {
  answer_pace: AnswerPace | null
  answer_buyers: number | null
  answered_buyers: number | null
  answers_promptly: boolean | null
  away_until: string | null
  faded_at: Date | null
}

/** How a seller answers, in words. */
export function presentAnswers(row: AnswerColumns): SellerAnswers {
  const buyers = row.answer_buyers ?? 0
  const answered = row.answered_buyers ?? 0
  const isFaded = row.faded_at !== null
  return {
    label: answerLabel({ pace: row.answer_pace ?? 'unmeasured' }, isFaded),
    tooltip: answerTooltip({ buyers, answered }),
    buyers,
    answered,
    isMeasured: isFaded || (row.answer_pace ?? 'unmeasured') !== 'unmeasured',
    isPrompt: Boolean(row.answers_promptly) && !isFaded,
    isFaded,
    awayUntil: row.away_until,
  }
}

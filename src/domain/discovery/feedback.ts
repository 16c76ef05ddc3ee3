/** Why an assistant's answer did not help. */
export const FEEDBACK_REASONS = [
  'wrong-place',
  'wrong-budget',
  'wrong-kind',
  'poor-matches',
  'unclear',
  'other',
] as const
export type FeedbackReason = (typeof FEEDBACK_REASONS)[number]

export const FEEDBACK_REASON_LABELS: Record<FeedbackReason, string> = {
  'wrong-place': 'The place was wrong',
  'wrong-budget': 'The budget was wrong',
  'wrong-kind': 'The wrong kind of space',
  'poor-matches': 'The spaces do not fit',
  unclear: 'The answer was unclear',
  other: 'Something else',
}

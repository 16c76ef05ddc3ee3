/** Reasons to report a listing. */
export const REPORT_REASONS = ['not-there', 'misleading', 'not-theirs', 'offensive', 'spam', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
export const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  'not-there': 'The space does not exist or is gone',
  misleading: 'Price, place or pictures are misleading',
  'not-theirs': 'The seller has no right to offer it',
  offensive: 'It is offensive or against the law',
  spam: 'It is spam or a duplicate',
  other: 'Something else',
}

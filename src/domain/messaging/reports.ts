/** Reasons to report a listing. */
export const LISTING_REPORT_REASONS = [
  'not-there',
  'misleading',
  'not-theirs',
  'offensive',
  'spam',
  'other',
] as const
export type ListingReportReason = (typeof LISTING_REPORT_REASONS)[number]

/** Reasons to report a message. */
export const MESSAGE_REPORT_REASONS = ['scam', 'harassment', 'offensive', 'spam', 'other'] as const
export type MessageReportReason = (typeof MESSAGE_REPORT_REASONS)[number]

export const REPORT_REASON_LABELS = {
  'not-there': 'The space does not exist or is gone',
  misleading: 'Price, place or pictures are misleading',
  'not-theirs': 'The seller has no right to offer it',
  scam: 'It asks for money, codes or payment data',
  harassment: 'It threatens or insults',
  offensive: 'It is offensive or against the law',
  spam: 'It is spam or a duplicate',
  other: 'Something else',
} as const satisfies Record<ListingReportReason | MessageReportReason, string>
export type ReportReason = keyof typeof REPORT_REASON_LABELS
export const REPORT_REASONS = Object.keys(REPORT_REASON_LABELS) as ReportReason[]

/** Categories of support messages: id in the API → its label. */
export const SUPPORT_CATEGORIES = {
  account: 'Account Issues',
  billing: 'Billing & Payments',
  listing: 'Listing Problems',
  booking: 'Booking Issues',
  feature: 'Feature Request',
  bug: 'Bug Report',
  other: 'Other',
} as const
export type SupportCategory = keyof typeof SUPPORT_CATEGORIES

export const SUPPORT_STATUSES = ['open', 'answered', 'closed', 'spam'] as const
export type SupportStatus = (typeof SUPPORT_STATUSES)[number]

/** Target response time, in hours, by category. */
export function responseHours(category: SupportCategory): number {
  return category === 'bug' || category === 'billing' ? 48 : 24
}

/** Attachment limits of a message: count, size of each, and total size for guests. */
export const ATTACHMENTS = { max: 5, bytes: 10 * 1024 * 1024, guestBytes: 10 * 1024 * 1024 } as const

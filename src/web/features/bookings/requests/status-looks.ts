import type { BookingStatus } from '#domain/booking/lifecycle.ts'

/** A status as the seller reads it. */
export const STATUS_LOOKS = {
  draft: { label: 'Draft', variant: 'outline' },
  requested: { label: 'Requested', variant: 'accent' },
  quoted: { label: 'Quoted', variant: 'outline' },
  held: { label: 'Held', variant: 'accent' },
  'awaiting-payment': { label: 'To be paid', variant: 'accent' },
  booked: { label: 'Booked', variant: 'primary' },
  'in-flight': { label: 'Running', variant: 'primary' },
  completed: { label: 'Completed', variant: 'neutral' },
  cancelled: { label: 'Cancelled', variant: 'danger' },
  declined: { label: 'Declined', variant: 'neutral' },
  withdrawn: { label: 'Withdrawn', variant: 'neutral' },
  expired: { label: 'Expired', variant: 'neutral' },
} as const satisfies Record<BookingStatus, { label: string; variant: string }>

import type { BookingStatus } from './lifecycle.ts'

/** A status in a word; alone in its file, since every page of a seller counts by it. */
export const BOOKING_STATUS_LABELS: Record<BookingStatus, string> = {
  draft: 'Draft',
  requested: 'Requested',
  quoted: 'Quoted',
  held: 'Held',
  'awaiting-payment': 'To be paid',
  booked: 'Booked',
  'in-flight': 'Running',
  completed: 'Completed',
  cancelled: 'Cancelled',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
}

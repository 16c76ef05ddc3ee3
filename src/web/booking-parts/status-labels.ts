import type { ComponentProps } from 'react'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import type { Badge } from '#web/ui/badge.tsx'

/** A status in a word; alone in its file, since every page of a seller counts by it. */
export const STATUS_LABELS: Record<BookingStatus, string> = {
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

/** Its color; never the only sign. */
export const STATUS_VARIANTS: Record<BookingStatus, ComponentProps<typeof Badge>['variant']> = {
  draft: 'outline',
  requested: 'accent',
  quoted: 'accent',
  held: 'accent',
  'awaiting-payment': 'highlight',
  booked: 'primary',
  'in-flight': 'primary',
  completed: 'neutral',
  cancelled: 'danger',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
}

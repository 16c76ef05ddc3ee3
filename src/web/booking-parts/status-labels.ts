import type { ComponentProps } from 'react'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import type { Badge } from '#web/ui/badge.tsx'

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

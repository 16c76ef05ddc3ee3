import {
  Ban,
  CalendarCheck,
  CircleCheck,
  CirclePlay,
  CircleX,
  Hourglass,
  type LucideIcon,
  Mail,
  MessageSquareQuote,
  PencilLine,
  TimerOff,
  Undo2,
  Wallet,
} from 'lucide-react'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { BOOKING_STATUS_LABELS } from '#domain/booking/status-labels.ts'
import { Badge } from '#web/ui/badge.tsx'
import { STATUS_VARIANTS } from './status-labels.ts'

const ICONS: Record<BookingStatus, LucideIcon> = {
  draft: PencilLine,
  requested: Mail,
  quoted: MessageSquareQuote,
  held: Hourglass,
  'awaiting-payment': Wallet,
  booked: CalendarCheck,
  'in-flight': CirclePlay,
  completed: CircleCheck,
  cancelled: Ban,
  declined: CircleX,
  withdrawn: Undo2,
  expired: TimerOff,
}

/** Where a booking stands: each status has its own word and sign, so color is never the only one. */
export function StatusPill({ status }: { status: BookingStatus }) {
  const Icon = ICONS[status]
  return (
    <Badge variant={STATUS_VARIANTS[status]}>
      <Icon aria-hidden="true" />
      {BOOKING_STATUS_LABELS[status]}
    </Badge>
  )
}

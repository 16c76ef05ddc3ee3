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
import type { ComponentProps } from 'react'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { Badge } from '#web/ui/badge.tsx'
import { STATUS_LABELS } from './booking-words.ts'

type Look = { Icon: LucideIcon; variant: ComponentProps<typeof Badge>['variant'] }

const LOOKS: Record<BookingStatus, Look> = {
  draft: { Icon: PencilLine, variant: 'outline' },
  requested: { Icon: Mail, variant: 'accent' },
  quoted: { Icon: MessageSquareQuote, variant: 'accent' },
  held: { Icon: Hourglass, variant: 'accent' },
  'awaiting-payment': { Icon: Wallet, variant: 'highlight' },
  booked: { Icon: CalendarCheck, variant: 'primary' },
  'in-flight': { Icon: CirclePlay, variant: 'primary' },
  completed: { Icon: CircleCheck, variant: 'neutral' },
  cancelled: { Icon: Ban, variant: 'danger' },
  declined: { Icon: CircleX, variant: 'neutral' },
  withdrawn: { Icon: Undo2, variant: 'neutral' },
  expired: { Icon: TimerOff, variant: 'neutral' },
}

/** Where a booking stands: each status has its own word and sign, so colour is never the only one. */
export function StatusPill({ status }: { status: BookingStatus }) {
  const { Icon, variant } = LOOKS[status]
  return (
    <Badge variant={variant}>
      <Icon aria-hidden="true" />
      {STATUS_LABELS[status]}
    </Badge>
  )
}

import { useState } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import type { BookingPayments } from '#contract/booking/payments.ts'
import { Button } from '#web/ui/button.tsx'
import { type MoneyAct, MoneyDialog } from './money-dialog.tsx'

const BUTTONS = { sent: 'I have sent it', arrived: 'It arrived', returned: 'I have given it back' } as const

type RecordButtonsProps = { payments: BookingPayments; booking: Booking }

/** What the reader can say about money. */
export function RecordButtons({ payments, booking }: RecordButtonsProps) {
  const [act, setAct] = useState<MoneyAct | null>(null)
  // what is to be given back is the one thing to do: its button is at the top of the page
  const isOwedBack = booking.side === 'seller' && payments.money.openCents < 0
  const canRecord = payments.canRecord.filter((kind) => kind !== 'returned' || !isOwedBack)
  // what the buyer has said is answered where it stands
  const isAnswered = booking.side === 'seller' && payments.payments.some(({ isOpen }) => isOpen)
  if (canRecord.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2 noscript:hidden">
      {canRecord.map((kind) => (
        <Button key={kind} variant="outline" aria-haspopup="dialog" onClick={() => setAct(kind)}>
          {kind === 'arrived' && isAnswered ? 'Other money arrived' : BUTTONS[kind]}
        </Button>
      ))}
      <MoneyDialog {...{ booking, payments, act }} onClose={() => setAct(null)} />
    </div>
  )
}

import { lazy, Suspense, useState } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import type { BookingPayments, Payment } from '#contract/booking/payments.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { Button } from '#web/ui/button.tsx'
import { describePayment } from '../payment-words.ts'
import { type MoneyAct, MoneyDialog } from './money-dialog.tsx'
import { describePaymentRecord, isShown } from './payment-labels.ts'

const RetractDialog = lazy(() => import('../retract-dialog.tsx').then((m) => ({ default: m.RetractDialog })))

type PaymentListProps = { payments: BookingPayments; booking: Booking }

/** What either side has said about money, the latest first. */
export function PaymentList({ payments, booking }: PaymentListProps) {
  const shown = payments.payments.filter(isShown)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="payments-title" className="flex flex-col gap-2">
      <h3 id="payments-title" className="text-lg">
        Payments
      </h3>
      <ul className="flex flex-col divide-y divide-rule">
        {shown.toReversed().map((payment) => (
          <li key={payment.id} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
            <PaymentRow payment={payment} side={booking.side} />
            {payment.isOpen && booking.side === 'seller' && (
              <IfMay needs="money">
                <ConfirmButtons {...{ booking, payments, payment }} />
              </IfMay>
            )}
            {payment.canRetract && (
              <IfMay needs="money">
                <RetractButton bookingId={booking.id} payment={payment} />
              </IfMay>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function PaymentRow({ payment, side }: { payment: Payment; side: Booking['side'] }) {
  return (
    <div className="min-w-0">
      <p className="font-semibold">{describePaymentRecord(payment, side)}</p>
      <p className="text-ink-soft">{describePayment(payment)}</p>
      {payment.note && (
        <p dir="auto" className="wrap-anywhere text-sm text-ink-soft">
          “{payment.note}”
        </p>
      )}
    </div>
  )
}

/** The seller's answer to what the buyer says was sent. */
function ConfirmButtons({ booking, payments, payment }: PaymentListProps & { payment: Payment }) {
  const [act, setAct] = useState<MoneyAct | null>(null)
  return (
    <div className="flex flex-wrap gap-2 noscript:hidden">
      <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setAct('confirmed')}>
        It arrived
      </Button>
      <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setAct('refuse')}>
        Nothing arrived
      </Button>
      <MoneyDialog {...{ booking, payments, act }} sent={payment} onClose={() => setAct(null)} />
    </div>
  )
}

/** What was recorded by mistake, while nothing relies on it. */
function RetractButton({ bookingId, payment }: { bookingId: number; payment: Payment }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="noscript:hidden">
      <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Take it back
      </Button>
      <Suspense>
        {isOpen && <RetractDialog {...{ bookingId, payment }} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </div>
  )
}

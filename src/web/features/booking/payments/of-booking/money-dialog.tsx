import { lazy, Suspense } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import type { BookingPayments, Payment } from '#contract/booking/payments.ts'
import type { RecordKind } from '../record-payment.ts'
import { toOpenBooking } from './to-open-booking.ts'

const RecordDialog = lazy(() => import('../record-dialog.tsx').then((m) => ({ default: m.RecordDialog })))
const RefuseDialog = lazy(() => import('../refuse-dialog.tsx').then((m) => ({ default: m.RefuseDialog })))

export type MoneyAct = RecordKind | 'refuse'

type MoneyDialogProps = {
  booking: Booking
  payments: BookingPayments
  /** Null: closed. */
  act: MoneyAct | null
  sent?: Payment
  onClose: () => void
}

/** Says something about the money of one booking. */
export function MoneyDialog({ booking, payments, act, sent, onClose }: MoneyDialogProps) {
  if (!act) return null
  const row = toOpenBooking(booking, payments, sent)
  return (
    <Suspense>
      {act === 'refuse' ? (
        <RefuseDialog {...{ row, onClose }} />
      ) : (
        <RecordDialog kind={act} {...{ row, onClose }} />
      )}
    </Suspense>
  )
}

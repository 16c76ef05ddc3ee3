import { useState } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import type { BookingPayments, Payment } from '#contract/booking/payments.ts'
import { TEST_MODE } from '#domain/booking/payment-methods.ts'
import type { NextAction } from '#web/booking-parts/next/next-facts.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { MoneyDialog } from './money-dialog.tsx'
import { usePay } from './use-pay.ts'

type MoneyActProps = {
  booking: Booking
  payments: BookingPayments
  /** Of any part: what is about money is shown here. */
  action: NextAction | null
  /** It is not known yet what became of a payment. */
  isWaiting: boolean
}

/** The one button of what happens next, where it is about money. */
export function MoneyAct({ booking, payments, action, isWaiting }: MoneyActProps) {
  // kept while its dialog is open: whoever answers too late reads why
  const [open, setOpen] = useState<{ act: 'confirmed' | 'returned'; sent?: Payment } | null>(null)
  const begin = () => {
    const sent =
      action?.kind === 'confirm' ? payments.payments.find(({ id }) => id === action.paymentId) : undefined
    setOpen({ act: action?.kind === 'confirm' ? 'confirmed' : 'returned', ...(sent && { sent }) })
  }
  return (
    <>
      {action?.kind === 'pay' && <PayButton bookingId={booking.id} action={action} isWaiting={isWaiting} />}
      {(action?.kind === 'confirm' || action?.kind === 'return') && (
        <Button aria-haspopup="dialog" onClick={begin}>
          {action.label}
        </Button>
      )}
      {open && <MoneyDialog {...{ booking, payments }} {...open} onClose={() => setOpen(null)} />}
    </>
  )
}

type PayButtonProps = {
  bookingId: number
  action: Extract<NextAction, { kind: 'pay' }>
  isWaiting: boolean
}

function PayButton({ bookingId, action: { method, isTest, label }, isWaiting }: PayButtonProps) {
  const { pay, isBusy, isAsking } = usePay(bookingId)
  return (
    <div className="flex flex-col items-start gap-2">
      <Button disabled={isBusy || isWaiting} pending={isBusy} onClick={() => pay.mutate(method)}>
        {label}
      </Button>
      {isTest && <p className="text-sm text-ink-soft">{TEST_MODE}.</p>}
      <FormError>{pay.error?.message}</FormError>
      {isAsking && (
        <Alert live>We are asking the payment service. Stay on this page: it continues automatically.</Alert>
      )}
    </div>
  )
}

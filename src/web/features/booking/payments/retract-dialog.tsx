import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Payment } from '#contract/booking/payments.ts'
import { LIMITS } from '#domain/limits.ts'
import { announceDone } from '#web/booking-parts/just-done.ts'
import { api } from '#web/platform/api.ts'
import { useOnce } from '#web/platform/use-once.ts'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { describePayment } from './payment-words.ts'
import { readMoneyAnew } from './queries.ts'

type RetractDialogProps = { bookingId: number; payment: Payment; onClose: () => void }

/** Takes back that money has arrived. */
export function RetractDialog({ bookingId, payment, onClose }: RetractDialogProps) {
  const queryClient = useQueryClient()
  const send = useOnce((reason: string, headers) =>
    api('POST /api/bookings/:id/payments/:paymentId/retractions', {
      params: { id: bookingId, paymentId: payment.id },
      body: { reason },
      headers,
    }),
  )
  const retract = useMutation({
    mutationFn: send,
    onSuccess: () => {
      announceDone(bookingId, 'Corrected. We’ve notified the buyer.')
      onClose()
    },
    onSettled: () => readMoneyAnew(queryClient),
  })
  return (
    <ReasonDialog
      title="It has not arrived?"
      description={describePayment(payment)}
      label="What the buyer should know"
      hint="The amount is open again, and a document cancels the receipt. The buyer sees your reason."
      maxLength={LIMITS.reason.max}
      submit="Take it back"
      isPending={retract.isPending}
      error={retract.error?.message}
      onSubmit={(reason) => retract.mutate(reason)}
      onClose={onClose}
    />
  )
}

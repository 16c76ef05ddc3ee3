import { useMutation, useQueryClient } from '@tanstack/react-query'
import { LIMITS } from '#domain/limits.ts'
import { announceDone } from '#web/booking-parts/just-done.ts'
import { api } from '#web/platform/api.ts'
import { useOnce } from '#web/platform/use-once.ts'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { describePayment } from './payment-words.ts'
import { readMoneyAnew } from './queries.ts'
import type { OpenBooking } from './record-payment.ts'

type RefuseDialogProps = { row: OpenBooking; onClose: () => void }

/** Answers what the buyer says was sent: nothing has arrived. */
export function RefuseDialog({ row: { booking, sent }, onClose }: RefuseDialogProps) {
  const queryClient = useQueryClient()
  const send = useOnce((reason: string, headers) =>
    api('POST /api/bookings/:id/payments/:paymentId/confirmations', {
      params: { id: booking.id, paymentId: sent?.id ?? 0 },
      body: { hasArrived: false, reason },
      headers,
    }),
  )
  const refuse = useMutation({
    mutationFn: send,
    onSuccess: () => {
      announceDone(booking.id, 'We’ve told the buyer that nothing has arrived.')
      onClose()
    },
    onSettled: () => readMoneyAnew(queryClient),
  })
  return (
    <ReasonDialog
      title="Nothing arrived?"
      description={sent ? describePayment(sent) : booking.reference}
      label="What the buyer should know"
      hint="Where you looked, and until when. The buyer sees it."
      maxLength={LIMITS.reason.max}
      submit="Nothing arrived"
      isPending={refuse.isPending}
      error={refuse.error?.message}
      onSubmit={(reason) => refuse.mutate(reason)}
      onClose={onClose}
    />
  )
}

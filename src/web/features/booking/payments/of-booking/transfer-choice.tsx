import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Booking } from '#contract/booking/bookings.ts'
import { formatDeadline } from '#domain/format-dates.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { readMoneyAnew } from '../queries.ts'

/** A bank transfer takes days: whoever pays by one says so, and the dates are kept for as long. */
export function TransferChoice({ booking }: { booking: Pick<Booking, 'id' | 'timeZone' | 'transferUntil'> }) {
  const queryClient = useQueryClient()
  const choose = useMutation({
    mutationFn: () => api('PUT /api/bookings/:id/transfer', { params: { id: booking.id } }),
    onSettled: () => readMoneyAnew(queryClient),
  })
  if (!booking.transferUntil) return null
  return (
    <div className="flex flex-col items-start gap-2 noscript:hidden">
      <p className="text-ink-soft">
        A transfer takes days. Say that you pay by one, and the dates are kept for you until{' '}
        {formatDeadline(new Date(booking.transferUntil), booking.timeZone)}.
      </p>
      <FormError>{choose.error?.message}</FormError>
      <Button variant="outline" pending={choose.isPending} onClick={() => choose.mutate()}>
        I pay by bank transfer
      </Button>
    </div>
  )
}

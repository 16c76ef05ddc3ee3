import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BookingSummary } from '#contract/booking/bookings.ts'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { api } from '#web/platform/api.ts'
import { useOnce } from '#web/platform/use-once.ts'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { BOOKINGS } from './queries.ts'

type DeclineDialogProps = { booking: BookingSummary; onClose: () => void }

/** Declines a request, with a reason that the buyer reads. */
export function DeclineDialog({ booking, onClose }: DeclineDialogProps) {
  const queryClient = useQueryClient()
  const { id } = booking
  const send = useOnce((body: { version: number; reason: string }, headers) =>
    api('POST /api/bookings/:id/steps', { params: { id }, body: { step: 'decline', ...body }, headers }),
  )
  const decline = useMutation({
    // no is no to whatever is asked for: it is said to the version that stands, which the list does not tell
    mutationFn: async (reason: string) => {
      const { version } = await api('GET /api/bookings/:id', { params: { id } })
      return send({ version, reason })
    },
    onSuccess: () => {
      toast({ title: 'Declined. We’ve told the buyer why.' })
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: BOOKINGS }),
  })
  return (
    <ReasonDialog
      title="Decline this booking?"
      description={`${booking.listing.title}, asked for by ${booking.other.name}`}
      hint="The buyer reads it."
      maxLength={BOOKING_TEXTS.reason}
      submit="Decline"
      isDestructive
      isPending={decline.isPending}
      error={decline.error?.message}
      onSubmit={(reason) => decline.mutate(reason)}
      onClose={onClose}
    />
  )
}

import type { Booking } from '#contract/booking/bookings.ts'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { useDecideApproval } from './use-approval.ts'

type DeclineDialogProps = { booking: Booking; asking: { id: number; by: string }; onClose: () => void }

/** Who asked reads why; the other side of the booking does not. */
export function DeclineDialog({ booking, asking, onClose }: DeclineDialogProps) {
  const decide = useDecideApproval({ askingId: asking.id, bookingId: booking.id, onDone: onClose })
  return (
    <ReasonDialog
      title="Decline to approve it?"
      description={`The booking stays as it is. ${asking.by} can change it and ask again.`}
      hint={`${asking.by} reads it; the seller does not.`}
      maxLength={BOOKING_TEXTS.reason}
      submit="Decline"
      isDestructive
      isPending={decide.isPending}
      error={decide.error?.message}
      onSubmit={(reason) => decide.mutate({ decision: 'declined', reason })}
      onClose={onClose}
    />
  )
}

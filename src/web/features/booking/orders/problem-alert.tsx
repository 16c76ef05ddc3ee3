import { Link } from '@tanstack/react-router'
import type { Booking } from '#contract/booking/bookings.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { useOtherDates } from './use-order.ts'
import { WaitlistButton } from './waitlist-button.tsx'

type ProblemAlertProps = { booking: Booking; problem: NonNullable<Booking['problem']> }

/** Why a draft cannot be booked as it is, and every way on from there. */
export function ProblemAlert({ booking, problem }: ProblemAlertProps) {
  const { listing, request, waiting } = booking
  const { code, message, nearest } = problem
  const take = useOtherDates(booking)
  return (
    <Alert
      tone="warning"
      action={
        <div className="flex flex-wrap gap-2">
          {nearest && (
            <Button size="sm" pending={take.isPending} onClick={() => take.mutate(nearest)}>
              Take {toDateRange(nearest)}
            </Button>
          )}
          {code === 'dates-taken' && !waiting && <WaitlistButton booking={booking} />}
          <Button
            size="sm"
            variant="outline"
            render={
              <Link
                to="/listing/$id"
                params={{ id: String(listing.id) }}
                search={{
                  unit: request.unitId,
                  from: request.from,
                  to: request.to,
                  quantity: request.quantity,
                  ...(request.extras.length > 0 && { extras: request.extras.join() }),
                  ...(request.isAgency && { agency: 1 }),
                }}
              />
            }
          >
            Choose other dates
          </Button>
        </div>
      }
    >
      {message}
      <FormError>{take.error?.message}</FormError>
    </Alert>
  )
}

import type { DraftInput } from '#contract/booking/bookings.ts'
import type { BookingMode } from '#domain/booking/booking-terms.ts'
import { IfMay, RoleNote } from '#web/platform/auth/if-may.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { useBook } from './use-book.ts'

type BookButtonProps = { request: DraftInput; mode: Exclude<BookingMode, 'off'> }

/** On to the checkout with these dates. */
export function BookButton({ request, mode }: BookButtonProps) {
  const book = useBook(request)
  return (
    <div className="flex flex-col gap-2">
      <FormError>{book.error?.message}</FormError>
      <IfMay needs="buy" otherwise={<RoleNote needs="buy" />}>
        <Button size="lg" pending={book.isPending} onClick={() => book.mutate()}>
          {mode === 'instant' ? 'Book Now' : 'Request to Book'}
        </Button>
        <p className="text-center text-sm text-ink-faint">You are not charged yet.</p>
      </IfMay>
    </div>
  )
}

/** The same in little, for the bar of narrow screens; the panel says what is agreed to. */
export function BarBookButton({ request }: BookButtonProps) {
  const book = useBook(request)
  return (
    <>
      <div className="order-first basis-full empty:hidden">
        <FormError>{book.error?.message}</FormError>
      </div>
      <IfMay needs="buy">
        <Button pending={book.isPending} onClick={() => book.mutate()} className="noscript:hidden">
          Book
        </Button>
      </IfMay>
    </>
  )
}

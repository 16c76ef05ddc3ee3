import { Link } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import type { Conversation } from '#contract/messaging/conversations.ts'
import { Button } from '#web/ui/button.tsx'
import { QuotePanel } from './quote-panel.tsx'

type ThreadDatesProps = { conversation: Conversation; onAsk: (words: string) => void }

/** Beside a conversation: dates, the whole price for them, and booking or asking. It is folded, as most talk goes on without. */
export function ThreadDates({ conversation: { listing, booking }, onAsk }: ThreadDatesProps) {
  return (
    <div className="flex flex-col gap-3 border-t border-rule px-4 py-3 xl:p-5">
      {booking && (
        <Button
          size="sm"
          variant="outline"
          className="self-start"
          render={<Link to="/bookings/$id" params={{ id: String(booking.id) }} />}
        >
          Open booking {booking.reference}
        </Button>
      )}
      <details className="noscript:hidden">
        <summary className="flex cursor-pointer items-center gap-2 font-semibold pointer-coarse:py-2.5">
          <CalendarDays aria-hidden="true" className="size-4" />
          Choose dates and book
        </summary>
        <div className="mt-3">
          <QuotePanel listingId={listing.id} isOwn={false} onAsk={onAsk} />
        </div>
      </details>
    </div>
  )
}

import { Image } from 'lucide-react'
import type { BookingSummary } from '#contract/booking/bookings.ts'
import { cn } from '#web/ui/cn.ts'
import { describeArtwork } from './artwork-due.ts'

/** What the artwork of a booking waits for, in a list; nothing where it waits for nothing. */
export function ArtworkLine({ booking }: { booking: BookingSummary }) {
  const told = describeArtwork(booking)
  if (!told) return null
  return (
    <p
      className={cn(
        'flex items-start gap-1.5 text-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0',
        told.isPressing ? 'font-semibold text-accent-text' : 'text-ink-soft',
      )}
    >
      <Image aria-hidden="true" />
      {told.text}
    </p>
  )
}

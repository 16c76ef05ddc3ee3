import { Camera } from 'lucide-react'
import type { BookingSummary } from '#contract/booking/bookings.ts'
import { cn } from '#web/ui/cn.ts'
import { describeProofDue } from './proof-due.ts'

/** What the proof of a booking waits for, in a list; nothing where it waits for nothing. */
export function ProofLine({ booking }: { booking: BookingSummary }) {
  const told = describeProofDue(booking)
  if (!told) return null
  return (
    <p
      className={cn(
        'flex items-start gap-1.5 text-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0',
        told.isPressing ? 'font-semibold text-accent-text' : 'text-ink-soft',
      )}
    >
      <Camera aria-hidden="true" />
      {told.text}
    </p>
  )
}

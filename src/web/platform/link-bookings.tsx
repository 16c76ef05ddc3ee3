import type { ReactNode } from 'react'
import { splitAtReferences, toBookingReference } from '#domain/booking/reference.ts'
import { bookingPath } from '#domain/paths.ts'

/** What a refusal says; the bookings that it names are links. */
export const linkBookings = (text: string | null | undefined): ReactNode =>
  text &&
  splitAtReferences(text).map((part, at) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: words do not move
      <a key={at} href={bookingPath(part)} className="underline">
        {toBookingReference(part)}
      </a>
    ),
  )

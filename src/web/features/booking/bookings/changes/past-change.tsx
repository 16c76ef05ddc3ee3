import type { Change } from '#contract/booking/booking-changes.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import { formatZonedTime } from '#domain/format-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CHANGE_LABELS, describeAsking, requestLabel } from './change-words.ts'
import { SideBySide } from './side-by-side.tsx'
import { termsBefore } from './terms-before.ts'

/** A change that is answered: who asked, what came of it, and what it changed. */
export function PastChange({ booking, change }: { booking: Booking; change: Change }) {
  const { status, reason, answer, createdAt } = change
  const before = termsBefore(booking, change)
  return (
    <article className="flex flex-col gap-2 border-l-2 border-rule pl-4">
      <p className="flex flex-wrap items-center gap-2">
        <Badge variant={status === 'accepted' ? 'primary' : 'neutral'}>{CHANGE_LABELS[status]}</Badge>
        <span>{describeAsking(change, booking.side)}</span>
        <time dateTime={createdAt} className="text-sm text-ink-faint">
          {formatZonedTime(createdAt)}
        </time>
      </p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere text-ink-soft">
        “{reason}”
      </p>
      {answer && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere text-ink-soft">
          Declined: “{answer}”
        </p>
      )}
      {before && (
        <details>
          <summary className="cursor-pointer font-semibold pointer-coarse:py-2.5">What it was about</summary>
          <div className="mt-2">
            <SideBySide before={before} after={change.terms} label="Before" asked={requestLabel(change)} />
          </div>
        </details>
      )}
    </article>
  )
}

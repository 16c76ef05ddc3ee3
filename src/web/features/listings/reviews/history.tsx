import type { ListingReview } from '#contract/listings/reviews.ts'
import { formatTime } from '#domain/format-dates.ts'
import { statusLabel } from '#web/listing-parts/status-badge.tsx'

export function History({ events }: { events: ListingReview['events'] }) {
  if (events.length === 0) return null
  return (
    <section aria-labelledby="listing-history" className="border-t border-rule pt-4">
      <h3 id="listing-history" className="text-base">
        History
      </h3>
      <ol className="mt-1 flex flex-col gap-1.5 text-sm">
        {events.map((event) => (
          <li key={`${event.at}${event.to}`}>
            <span className="text-ink-faint tabular-nums">{formatTime(event.at)}</span>{' '}
            <strong>{statusLabel(event.to)}</strong>
            {event.actor && ` by ${event.actor}`}
            {event.reason && <span className="text-ink-soft">: {event.reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}

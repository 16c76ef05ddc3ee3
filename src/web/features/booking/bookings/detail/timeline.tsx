import type { Booking } from '#contract/booking/bookings.ts'
import { formatZonedTime } from '#domain/format-dates.ts'
import { PageSection } from '#web/ui/page-section.tsx'
import { describeEvent } from './event-words.ts'

/** What happened to a booking, the latest first. */
export function Timeline({ events }: Pick<Booking, 'events'>) {
  if (events.length === 0) return null
  return (
    <PageSection title="What happened">
      <ol className="flex flex-col border-l-2 border-rule">
        {events.toReversed().map((event) => (
          <li
            key={`${event.at} ${event.step}`}
            className="relative flex flex-col gap-0.5 pb-4 pl-4 last:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[7px] size-3 rounded-full border-2 border-paper bg-primary"
            />
            <p dir="auto">{describeEvent(event)}</p>
            {event.reason && (
              <p dir="auto" className="wrap-anywhere text-sm text-ink-soft">
                “{event.reason}”
              </p>
            )}
            <time dateTime={event.at} className="text-sm text-ink-faint">
              {formatZonedTime(event.at)}
            </time>
          </li>
        ))}
      </ol>
    </PageSection>
  )
}

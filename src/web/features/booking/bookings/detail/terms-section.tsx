import { lazy, Suspense } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import { formatZonedTime } from '#domain/format-dates.ts'
import { TermsSheet } from '#web/booking-parts/terms-sheet.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { PageSection } from '#web/ui/page-section.tsx'

const Versions = lazy(() => import('./versions.tsx').then((m) => ({ default: m.Versions })))

/** The terms as they stand, who accepted them, and what each version before changed. */
export function TermsSection({ booking }: { booking: Booking }) {
  const { terms, sha256, version, versions, status } = booking
  if (!terms) return null
  const current = versions.at(-1)
  const lead = status === 'draft' ? 'As they would be now.' : `Version ${version}.`
  return (
    <PageSection title="Terms" lead={lead}>
      <TermsSheet terms={terms} />
      {booking.isOnBehalf ? (
        <Recorded status={status} events={booking.events} />
      ) : (
        current && <Acceptances accepted={current.accepted} />
      )}
      {sha256 && status !== 'draft' && (
        <p className="flex items-center gap-1 text-sm text-ink-faint">
          <span className="min-w-0 truncate">
            Checksum <code>{sha256}</code>
          </span>
          <CopyButton text={sha256} what="checksum" />
        </p>
      )}
      {versions.length > 1 && (
        <Suspense>
          <Versions versions={versions} />
        </Suspense>
      )}
    </PageSection>
  )
}

/** A client without an account accepts nothing here: their seller says that they have agreed. */
function Recorded({ status, events }: Pick<Booking, 'status' | 'events'>) {
  const recorded = events.find(({ step }) => step === 'record')
  return (
    <p className="text-sm text-ink-soft">
      {recorded
        ? `Agreed outside Placard. Recorded by ${recorded.name ?? 'the seller'}, ${formatZonedTime(recorded.at)}.`
        : status === 'held'
          ? 'Not agreed yet.'
          : 'Nothing was agreed.'}
    </p>
  )
}

function Acceptances({ accepted }: Pick<Booking['versions'][number], 'accepted'>) {
  if (accepted.length === 0) return <p className="text-sm text-ink-faint">Not accepted yet.</p>
  return (
    <ul className="text-sm text-ink-soft">
      {accepted.map(({ side, name, at }) => (
        <li key={side}>
          Accepted by {name ?? `the ${side}’s published terms`} ({side}), {formatZonedTime(at)}
        </li>
      ))}
    </ul>
  )
}

import type { Booking } from '#contract/booking/bookings.ts'
import { formatZonedTime } from '#domain/format-dates.ts'
import { MarkedWords } from '#web/ui/marked-words.tsx'
import { listChanges } from './terms-rows.ts'

type Version = Booking['versions'][number]

/** What one version changed of the version before, word by word. */
export function VersionChanges({ before, after }: { before: Version; after: Version }) {
  const changes = listChanges(before.terms, after.terms)
  const { name } = after.terms[after.proposedBy]
  return (
    <section aria-label={`Version ${after.version}`} className="flex flex-col gap-2">
      <p className="text-sm text-ink-soft">
        <span className="font-semibold text-ink">Version {after.version}</span>, proposed by {name},{' '}
        {formatZonedTime(after.createdAt)}
      </p>
      {changes.length === 0 && <p className="text-ink-soft">Nothing but the acceptance changed.</p>}
      <dl className="flex flex-col gap-2">
        {changes.map(({ label, before: old, text }) => (
          <div key={label} className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="text-sm font-semibold">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">
              <MarkedWords before={old} after={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

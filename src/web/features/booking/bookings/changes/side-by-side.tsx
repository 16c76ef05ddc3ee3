import type { ReactNode } from 'react'
import type { Terms } from '#contract/booking/bookings.ts'
import { describeDifference } from '#domain/booking/change-words.ts'
import { MarkedWords } from '#web/ui/marked-words.tsx'
import { listChangedLines } from './changed-lines.ts'

type SideBySideProps = {
  before: Terms
  after: Terms
  /** What the old terms are called: they may be over. */
  label?: string
  /** What the new ones are called. */
  asked?: string
  /** Where nothing was agreed yet: the difference of the totals is said elsewhere. */
  isOffer?: boolean
}

/** What a change changes: old and new beside each other, and the difference. */
export function SideBySide({ before, after, label = 'Now', asked = 'Asked for', isOffer }: SideBySideProps) {
  return (
    <div className="flex flex-col gap-3">
      <dl className="flex flex-col divide-y divide-rule border-y border-rule">
        {listChangedLines(before, after).map((row) => (
          <div key={row.label} className="grid gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[7rem_minmax(0,1fr)]">
            <dt className="text-sm font-semibold">{row.label}</dt>
            <dd className="grid grid-cols-2 gap-x-4">
              <Side name={label}>
                {row.before ? <MarkedWords before={row.before} after={row.text} hidden="new" /> : '–'}
              </Side>
              <Side name={asked}>
                {row.text ? <MarkedWords before={row.before} after={row.text} hidden="gone" /> : '–'}
              </Side>
            </dd>
          </div>
        ))}
      </dl>
      {!isOffer && (
        <p className="font-semibold">{describeDifference(after.totalCents - before.totalCents)}</p>
      )}
    </div>
  )
}

function Side({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="text-sm text-ink-faint">{name}</p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {children}
      </p>
    </div>
  )
}

import type { BriefFacts } from '#contract/planning/briefs-fields.ts'
import { listFacts } from './brief-words.ts'

/** What is wanted, as both sides read it. */
export function BriefFactList({ brief }: { brief: BriefFacts }) {
  return (
    <section aria-label="What is wanted" className="flex flex-col gap-4">
      <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
        {brief.body}
      </p>
      {brief.note && (
        <p dir="auto" className="max-w-prose border-l-2 border-rule pl-4 whitespace-pre-line wrap-anywhere">
          <span className="block text-sm text-ink-soft">A note from the buyer</span>
          {brief.note}
        </p>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {listFacts(brief).map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 font-medium wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

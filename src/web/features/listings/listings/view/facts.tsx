import type { ReactNode } from 'react'

/** Label-value pairs; unknown values are stated as such instead of omitted. */
export function Facts({
  items,
}: {
  items: readonly { label: string; value: ReactNode; note?: ReactNode }[]
}) {
  return (
    <dl className="grid gap-x-8 sm:grid-cols-2 print:grid-cols-3">
      {items.map(({ label, value, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels come from sellers and may repeat
        <div key={index} className="flex flex-col gap-0.5 border-b py-3 print:py-1">
          <dt className="text-sm text-ink-faint">{label}</dt>
          <dd className="font-medium">
            {value ?? <span className="font-normal text-ink-faint">Not stated</span>}
          </dd>
          {note && <dd className="text-sm text-ink-faint">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

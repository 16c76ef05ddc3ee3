import { formatCents } from '#domain/booking/price/cents.ts'
import { toShortDate } from '#domain/format-dates.ts'

type Line = { kind: string; label: string; detail: string; cents: number }

/** Every line of a price, and what they come to. */
export function PriceLines({ lines, totalCents }: { lines: readonly Line[]; totalCents: number }) {
  return (
    <dl className="flex flex-col gap-2">
      {lines.map((line) => (
        <div key={`${line.kind} ${line.label}`} className="flex items-baseline justify-between gap-4">
          <dt className="min-w-0">
            {line.label}
            {line.detail && <span className="block text-sm text-ink-faint">{line.detail}</span>}
          </dt>
          <dd className="shrink-0 tabular-nums">{formatCents(line.cents)}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t pt-3 text-lg font-semibold">
        <dt>Total, all in</dt>
        <dd className="tabular-nums">{formatCents(totalCents)}</dd>
      </div>
    </dl>
  )
}

type Part = { label: string; dueOn: string | null; cents: number }

/** What is due when. */
export function ScheduleRows({ schedule }: { schedule: readonly Part[] }) {
  return schedule.map(({ label, dueOn, cents }) => (
    <li key={`${label} ${dueOn}`} className="flex justify-between gap-4">
      <span>{dueOn ? `${label}, ${toShortDate(dueOn)}` : label}</span>
      <span className="tabular-nums">{formatCents(cents)}</span>
    </li>
  ))
}

import type { PlanLine } from '#contract/planning/plans.ts'
import type { SavedPlanLine } from '#contract/planning/plans-saved.ts'
import { toDateRange, toMonthDay } from '#domain/format-dates.ts'
import { toPlanScale } from '#domain/planning/plan-weeks.ts'
import { required } from '#domain/required.ts'
import { cn } from '#web/ui/cn.ts'

interface TimelineLine {
  id: number
  /** Null: not offered any more. */
  title: string | null
  /** Days, inclusive. */
  first: string
  last: string
  /** It cannot be had. */
  isOut: boolean
}

/** Of a saved plan, or of one that was just made. */
export function toTimelineLine(line: SavedPlanLine | PlanLine): TimelineLine {
  const { listing, first, last } = line
  const isOut = 'price' in line && line.price.state === 'refused'
  const id = 'id' in line ? line.id : line.listing.id
  return { id, title: listing?.title ?? null, first, last, isOut }
}

/** When each line runs, on one scale of weeks. The list of lines says the same in words, and is what screen readers are given. */
export function PlanTimeline({ lines }: { lines: readonly TimelineLine[] }) {
  const scale = toPlanScale(lines)
  if (!scale) return null
  return (
    <section
      aria-labelledby="plan-timeline"
      className="flex flex-col gap-2 rounded-card border border-rule bg-card p-4"
    >
      <h2 id="plan-timeline" className="text-lg">
        {`Timeline, ${toDateRange(scale)}`}
      </h2>
      <ul aria-label="Spaces by their days" className="relative flex flex-col gap-2.5 pt-6">
        {scale.marks.map(({ day, percent }, at) => (
          <li
            key={day}
            aria-hidden="true"
            style={{ left: `${percent}%` }}
            className={cn(
              'absolute inset-y-0 border-l border-rule pl-1 text-xs whitespace-nowrap tabular-nums',
              percent > 90 ? 'text-transparent' : 'text-ink-faint',
              at % 2 === 1 && 'max-sm:text-transparent',
            )}
          >
            {toMonthDay(day)}
          </li>
        ))}
        {lines.map((line, at) => (
          <TimelineRow key={line.id} line={line} place={required(scale.places[at])} />
        ))}
      </ul>
    </section>
  )
}

interface TimelineRowProps {
  line: TimelineLine
  place: { startPercent: number; widthPercent: number }
}

function TimelineRow({ line, place: { startPercent, widthPercent } }: TimelineRowProps) {
  const { isOut } = line
  return (
    <li className="relative min-w-0">
      <p className="truncate text-sm" dir="auto">
        {line.title ?? 'A space that is not offered any more'}
        <span className="sr-only">{`, ${toDateRange(line)}${isOut ? ', cannot be had' : ''}`}</span>
      </p>
      <div aria-hidden="true" className="h-2.5 rounded-full bg-sunk">
        <div
          style={{ marginLeft: `${startPercent}%`, width: `${widthPercent}%` }}
          className={cn('h-full rounded-full', isOut ? 'border border-danger' : 'bg-primary')}
        />
      </div>
    </li>
  )
}

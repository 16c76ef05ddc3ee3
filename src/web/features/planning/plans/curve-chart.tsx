import type { PlanCurve } from '#contract/planning/plans.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { cn } from '#web/ui/cn.ts'
import { listPoints, placePoints } from './curve-words.ts'

/** What more money brings, as a line; the table below says the same in words and numbers. */
export function CurveChart({ curve }: { curve: PlanCurve }) {
  const points = listPoints(curve)
  const placed = placePoints(curve)
  const [first, last] = [points[0], points.at(-1)]
  if (points.length < 2 || !first || !last) return null
  return (
    <div aria-hidden="true" className="flex flex-col gap-1 px-2 pt-6">
      <div className="relative h-40 border-b border-rule">
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          <polyline
            points={placed.map(({ x, y }) => `${x},${y}`).join(' ')}
            className="fill-none stroke-primary stroke-2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {placed.map(({ at, x, y, name }) => (
          <span key={at} style={{ left: `${x}%`, top: `${y}%` }} className="absolute size-0">
            <span
              className={cn(
                'absolute rounded-full',
                name ? '-top-1.5 -left-1.5 size-3 bg-accent' : '-top-1 -left-1 size-2 bg-primary',
              )}
            />
            {name && (
              <span
                className={cn(
                  'absolute bottom-2 text-xs font-semibold whitespace-nowrap',
                  x > 66 ? 'right-0' : x < 33 ? 'left-0' : '-translate-x-1/2',
                )}
              >
                {name}
              </span>
            )}
          </span>
        ))}
      </div>
      <p className="flex justify-between text-xs text-ink-faint tabular-nums">
        <span>{formatShortCents(first.budgetCents)}</span>
        <span>{formatShortCents(last.budgetCents)}</span>
      </p>
    </div>
  )
}

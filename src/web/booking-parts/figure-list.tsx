import type { Figure } from '#domain/booking/report/report-figures.ts'
import { cn } from '#web/ui/cn.ts'

/** Labels with what they say; `isLarge`: the result, at a glance. */
export function FigureList({ figures, isLarge = false }: { figures: readonly Figure[]; isLarge?: boolean }) {
  return (
    <dl
      className={cn(
        'grid gap-x-8 gap-y-4 sm:grid-cols-2',
        isLarge && 'rounded-card bg-sunk px-5 py-5 md:grid-cols-3',
      )}
    >
      {figures.map(({ label, text }) => (
        <div key={label} className="flex min-w-0 flex-col gap-0.5">
          <dt className="text-sm text-ink-faint">{label}</dt>
          <dd dir="auto" className={cn('wrap-anywhere tabular-nums', isLarge && 'text-lg font-semibold')}>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}

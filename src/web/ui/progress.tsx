import { cn } from '#web/ui/cn.ts'

type ProgressProps = {
  label: string
  /** 0 to 100; omit when indeterminate. */
  percent?: number
  showValue?: boolean
  className?: string
}

export function Progress({ label, percent, showValue, className }: ProgressProps) {
  const known = percent === undefined ? undefined : Math.round(Math.min(100, Math.max(0, percent)))
  return (
    <div className={cn('flex items-center gap-3', className)}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={known}
        className="h-2 flex-1 overflow-hidden rounded-pill bg-ink/12"
      >
        <div
          className={cn(
            'h-full rounded-pill bg-primary transition-[width] duration-150',
            known === undefined && 'w-1/3 animate-pulse',
          )}
          style={known === undefined ? undefined : { width: `${known}%` }}
        />
      </div>
      {showValue && known !== undefined && <span className="text-sm tabular-nums">{known}%</span>}
    </div>
  )
}

import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'

type ChipProps = {
  children: ReactNode
  /** Plain-text label, for "Remove …". */
  name: string
  onRemove?: () => void
  icon?: ReactNode
  className?: string
}

/** An active filter or tag. */
export function Chip({ children, name, onRemove, icon, className }: ChipProps) {
  return (
    <span
      className={cn(
        'inline-flex h-8 max-w-full items-center gap-1.5 rounded-pill border border-rule bg-card pl-3 text-sm font-medium [&_svg]:size-4 [&_svg]:shrink-0',
        onRemove ? 'pr-0.5' : 'pr-3',
        className,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove ${name}`}
          onClick={onRemove}
          className="touch-target grid size-7 shrink-0 place-items-center rounded-full text-ink-faint hover:bg-ink/8 hover:text-ink"
        >
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  )
}

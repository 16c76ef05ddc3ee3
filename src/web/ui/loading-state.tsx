import { cn } from '#web/ui/cn.ts'
import { Spinner } from '#web/ui/spinner.tsx'

type LoadingStateProps = { label: string; className?: string }

/** A spinner with a visible label: "Loading listings...". */
export function LoadingState({ label, className }: LoadingStateProps) {
  return (
    <div
      role="status"
      className={cn('flex items-center justify-center gap-3 kit:py-10 text-ink-soft', className)}
    >
      <Spinner label="" className="size-5 text-primary" />
      <span>{label}</span>
    </div>
  )
}

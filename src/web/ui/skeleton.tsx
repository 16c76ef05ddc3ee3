import { cn } from '#web/ui/cn.ts'

/** Give it the exact size of what will come, so nothing moves when it does. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-pulse bg-ink/10 kit:rounded-control', className)} />
}

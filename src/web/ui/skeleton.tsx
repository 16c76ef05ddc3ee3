import { cn } from '#web/ui/cn.ts'

/** Placeholder while loading. Give it the exact size of the content, to avoid layout shift. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-pulse rounded-control bg-ink/10', className)} />
}

import { cn } from '#web/ui/cn.ts'

/** Placeholder while loading. Give it the exact size of the content, to avoid layout shift. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-pulse bg-ink/10 kit:rounded-control', className)} />
}

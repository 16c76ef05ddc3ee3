import type { ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'

export type EmptyStateProps = {
  title: ReactNode
  /** Call to action. */
  children?: ReactNode
  art?: ReactNode
  action?: ReactNode
  headingLevel?: 1 | 2 | 3 | 4
  className?: string
}

export function EmptyState({ title, children, art, action, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div
      className={cn(
        'mx-auto flex max-w-md flex-col items-center gap-3 px-4 kit:py-10 text-center',
        className,
      )}
    >
      {art && <div className="mb-2 w-56 max-w-full">{art}</div>}
      <Heading className="text-xl">{title}</Heading>
      {children && <div className="text-ink-soft">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}

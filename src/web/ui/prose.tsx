import type { ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'

type ProsePageProps = {
  title: string
  /** One sentence below the heading. */
  lead?: ReactNode
  children?: ReactNode
  className?: string
}

/** Layout of a text page: one column, one h1, a readable line length. */
export function ProsePage({ title, lead, children, className }: ProsePageProps) {
  return (
    <article className={cn('mx-auto flex max-w-3xl flex-col gap-5 px-4 py-10 md:py-16', className)}>
      <h1 className="text-4xl md:text-5xl">{title}</h1>
      {lead && <p className="text-lg text-ink-soft">{lead}</p>}
      {children}
    </article>
  )
}

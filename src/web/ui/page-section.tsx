import { type ReactNode, useId } from 'react'

type PageSectionProps = {
  /** Where links within the page lead. */
  id?: string
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** One part of a page that reads from top to bottom: a heading under a rule, without a box. */
export function PageSection({ id, title, lead, children }: PageSectionProps) {
  const titleId = useId()
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="flex min-w-0 scroll-mt-20 flex-col gap-5 border-t border-rule pt-6"
    >
      <header className="flex flex-col gap-1">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {lead && <p className="text-ink-soft">{lead}</p>}
      </header>
      {children}
    </section>
  )
}

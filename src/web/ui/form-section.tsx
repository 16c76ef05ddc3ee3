import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'

type FormSectionProps = {
  /** Where links within the page lead. */
  id?: string
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** One section of a form, with its heading. */
export function FormSection({ id, title, lead, children }: FormSectionProps) {
  const titleId = useId()
  return (
    <Card
      render={<section id={id} aria-labelledby={titleId} />}
      className="flex scroll-mt-20 flex-col gap-5 p-5 md:p-6"
    >
      <header className="flex flex-col gap-1">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {lead && <p className="text-ink-soft">{lead}</p>}
      </header>
      {children}
    </Card>
  )
}

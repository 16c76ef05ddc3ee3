import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'

type FormSectionProps = { title: string; lead?: ReactNode; children: ReactNode }

/** One section of a form, with its heading. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const id = useId()
  return (
    <Card render={<section aria-labelledby={id} />} className="flex flex-col gap-5 p-5 md:p-6">
      <header className="flex flex-col gap-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {lead && <p className="text-ink-soft">{lead}</p>}
      </header>
      {children}
    </Card>
  )
}

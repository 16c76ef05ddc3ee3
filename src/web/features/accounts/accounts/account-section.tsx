import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

type AccountSectionProps = { id?: string; title: string; description: ReactNode; children: ReactNode }

/** One section of the account: its explanation on the left of a wide screen, its controls on the right. */
export function AccountSection({ id, title, description, children }: AccountSectionProps) {
  return (
    <Card
      render={<section id={id} aria-label={title} />}
      className="scroll-mt-4 grid gap-5 p-5 md:grid-cols-[15rem_1fr] md:gap-10 md:p-6"
    >
      <div className="flex flex-col gap-1.5">
        <h2 className="text-xl">{title}</h2>
        <p className="text-[0.9375rem] text-ink-soft">{description}</p>
      </div>
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
    </Card>
  )
}

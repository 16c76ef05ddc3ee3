import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

type RecoveryPageProps = { title: string; children: ReactNode }

/** Layout of a single-task page. */
export function RecoveryPage({ title, children }: RecoveryPageProps) {
  return (
    <div className="mx-auto max-w-[27rem] px-4 py-12 md:py-20">
      <Card className="flex flex-col gap-5 p-5 md:p-6">
        <h1 className="text-3xl">{title}</h1>
        {children}
      </Card>
    </div>
  )
}

import type { ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'

type StatProps = {
  label: ReactNode
  value: ReactNode
  /** The number's basis, or its trend. */
  note?: ReactNode
  className?: string
}

/** Statistic with its label; put several inside a `<dl>`. */
export function Stat({ label, value, note, className }: StatProps) {
  return (
    <div className={cn('flex flex-col gap-0.5', className)}>
      <dt className="text-sm text-ink-faint">{label}</dt>
      <dd className="price text-2xl leading-tight">{value}</dd>
      {note && <dd className="text-sm text-ink-faint">{note}</dd>}
    </div>
  )
}

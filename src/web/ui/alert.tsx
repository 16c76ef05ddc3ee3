import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'

const TONES = {
  info: { Icon: Info, box: 'bg-sunk text-ink border-rule' },
  success: { Icon: CircleCheck, box: 'bg-primary-soft text-primary-soft-on border-primary/25' },
  warning: { Icon: TriangleAlert, box: 'bg-accent-soft text-accent-soft-on border-accent/40' },
  danger: { Icon: CircleAlert, box: 'bg-danger-soft text-danger-soft-on border-danger/30' },
}

type AlertProps = {
  tone?: keyof typeof TONES
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Announced to screen readers when it appears. Omit for content that is there from the start. */
  live?: boolean
  className?: string
}

export function Alert({ tone = 'info', title, children, action, live, className }: AlertProps) {
  const { Icon, box } = TONES[tone]
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined
  return (
    <div role={role} className={cn('flex items-start gap-3 rounded-card border p-4', box, className)}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        {title && <p className="leading-snug font-semibold">{title}</p>}
        {children && <div className={cn('text-[0.9375rem]', title && 'mt-1')}>{children}</div>}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  )
}

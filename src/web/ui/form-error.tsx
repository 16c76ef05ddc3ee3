import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { NOTHING_SENT, useIsOnline } from './offline.ts'

/** Error of the form as a whole. Renders nothing without a message. */
export function FormError({ children }: { children?: ReactNode }) {
  const isOnline = useIsOnline()
  if (!children || (children === NOTHING_SENT && isOnline)) return null
  return (
    <div
      role="alert"
      className="flex items-start gap-2.5 rounded-control border border-danger/40 bg-danger-soft px-3 py-2.5 text-sm font-medium text-danger-soft-on"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}

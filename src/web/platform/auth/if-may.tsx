import type { ReactNode } from 'react'
import { type Capability, describeMissing, describeSuspended } from '#domain/roles.ts'
import { useAuth } from './auth-context.ts'
import { findActing, useMay } from './use-may.ts'

type IfMayProps = { needs: Capability; children: ReactNode; otherwise?: ReactNode }

/** What a role includes: for others nothing, or what stands in its place. */
export function IfMay({ needs, children, otherwise = null }: IfMayProps) {
  return useMay(needs) ? children : otherwise
}

/** In place of what a role does not include: which role somebody has, and which it takes. Nothing for who may. */
export function RoleNote({ needs }: Pick<IfMayProps, 'needs'>) {
  const acting = findActing(useAuth().user)
  const mayAlready = useMay(needs)
  if (!acting || mayAlready) return null
  return (
    <p data-role-note className="rounded-card border border-rule bg-sunk px-4 py-3 text-ink-soft">
      {acting.isSuspended
        ? describeSuspended(acting.name)
        : describeMissing({ role: acting.role, organization: acting.name, needs })}
    </p>
  )
}

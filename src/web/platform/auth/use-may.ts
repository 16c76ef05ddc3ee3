import type { Account } from '#contract/accounts/accounts.ts'
import { type Capability, mayOf } from '#domain/roles.ts'
import { useAuth } from './auth-context.ts'

/** The organization that somebody acts for, with their role in it; undefined for guests. */
export function findActing(user: Account | null) {
  return user?.organizations.find(({ id }) => id === user.actingFor)
}

/** Whether the role in the organization that somebody acts for includes something: without it there is no button for it. */
export function useMay(capability: Capability): boolean {
  const acting = findActing(useAuth().user)
  return acting === undefined || mayOf(acting).has(capability)
}

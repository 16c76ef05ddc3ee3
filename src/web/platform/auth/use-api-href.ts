import { use } from 'react'
import type { Account } from '#contract/accounts/accounts.ts'
import { withActingFor } from '#domain/acting-for.ts'
import { AuthContext } from './auth-context.ts'

/** The organization that a page names with what it asks for; null for guests and for a person alone, who have one only. */
export function findNamedOrganization(user: Account | null): number | null {
  const isAlone = user?.organizations.every(({ isPersonal }) => isPersonal) ?? true
  return user && !isAlone ? user.actingFor : null
}

export const useNamedOrganization = (): number | null => findNamedOrganization(use(AuthContext)?.user ?? null)

/**
 * For every address of the API that a browser opens by itself: downloads, pictures and the actions of forms carry no header, so they
 * name the organization that the page is drawn for. Other addresses stay as they are.
 */
export function useApiHref(): (path: string) => string {
  const organizationId = useNamedOrganization()
  return (path) => toApiHref(path, organizationId)
}

export function toApiHref(path: string, organizationId: number | null): string {
  return path.startsWith('/api/') ? withActingFor(path, organizationId) : path
}

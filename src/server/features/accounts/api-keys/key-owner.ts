import { type SqlBool, sql } from 'kysely'
import type { Actor } from '#domain/listings/listing.ts'
import { mayOf, type OrganizationRole } from '#domain/roles.ts'

/** Whose a key is, and who made it: a key acts as its maker, for the organization. Everything that asks or writes it asks here (200). */
export type KeyOwner = Pick<Actor, 'personId' | 'organizationId'>

/** The owner for whom somebody signed in makes and ends keys. */
export const ownerFor = ({ personId, organizationId }: Actor): KeyOwner => ({ personId, organizationId })

export function canManageKeys({ organizationId, may }: Actor, owner: KeyOwner): boolean {
  return organizationId === owner.organizationId && may.has('keys')
}

interface Maker {
  user_id: number
  organization_id: number
  /** In the organization. */
  member_role: OrganizationRole
  status: Actor['status']
  is_suspended: boolean
}

/** As whom a key acts: never with the rights of an admin, whoever made it, and with no more than its maker's role includes now. */
export function toKeyActor({ user_id, organization_id, member_role, is_suspended, status }: Maker): Actor {
  const may = mayOf({ role: member_role, isSuspended: is_suspended })
  return { personId: user_id, organizationId: organization_id, role: 'user', status, may }
}

/** Rows of `api_keys` that are an owner's. */
export const isOwnedBy = ({ organizationId }: KeyOwner) =>
  sql<SqlBool>`api_keys.organization_id = ${organizationId}`

export const toOwnerColumns = ({ personId, organizationId }: KeyOwner) => ({
  user_id: personId,
  organization_id: organizationId,
})

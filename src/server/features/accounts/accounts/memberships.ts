import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import { mayOf, type OrganizationRole } from '#domain/roles.ts'

export interface Membership {
  id: number
  role: OrganizationRole
  /** Nobody else belongs to it; or it has the person's own number. */
  isOwn: boolean
  /** The company is: its people read, and change nothing. A person who is suspended has no session. */
  isSuspended: boolean
}

/** What somebody belongs to, as JSON. */
export function membershipsOf(userId: RawBuilder<unknown>): RawBuilder<Membership[]> {
  return sql<Membership[]>`(
    select coalesce(json_agg(json_build_object('id', member.organization_id, 'role', member.role, 'isOwn',
      organization.person_id is not distinct from member.user_id or member.organization_id = member.user_id,
      'isSuspended', organization.status = 'suspended')
      order by member.organization_id), '[]')
    from organization_members as member
    join organizations as organization on organization.id = member.organization_id
    where member.user_id = ${userId})`
}

/** The one that is wanted, if they belong to it; else their own, and where they have none any other. */
export function chooseMembership(
  memberships: readonly Membership[],
  wantedId: number | null,
): Pick<Actor, 'organizationId' | 'may'> {
  const chosen =
    memberships.find(({ id }) => id === wantedId) ??
    memberships.find(({ isOwn }) => isOwn) ??
    required(memberships[0])
  return { organizationId: chosen.id, may: mayOf(chosen) }
}

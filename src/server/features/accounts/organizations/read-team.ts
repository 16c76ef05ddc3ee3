import type { Team } from '#contract/accounts/organizations.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { capabilitiesOf, outranks } from '#domain/roles.ts'
import type { Db } from '../../../platform/db/database.ts'
import { toOrganizationName } from '../../../platform/db/organization-name.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findOrganization, findRole, type OrganizationRow } from './team-rows.ts'

type Reader = Pick<Actor, 'personId' | 'organizationId'>

/** The team of the organization that somebody acts for, as their role shows it. */
export async function readTeam(
  db: Db,
  { personId: userId, organizationId }: Reader,
  now: Date,
): Promise<Team> {
  const [organization, role] = await Promise.all([
    findOrganization(db, organizationId),
    findRole(db, { organizationId, userId }),
  ])
  if (!role) throw new AppError('not-found')
  const may = capabilitiesOf(role)
  const [members, invitations, offer] = await Promise.all([
    listMembers(db, organizationId),
    may.has('team') ? listInvitations(db, organizationId) : [],
    findOffer(db, organizationId),
  ])
  const isShown = offer && (may.has('organization') || offer.user_id === userId)
  return {
    id: organization.id,
    name: toOrganizationName(organization),
    isPersonal: organization.person_id !== null,
    details: organization.person_id === null ? presentDetails(organization) : null,
    role,
    members: members.map((member) => ({
      id: member.id,
      name: member.name ?? member.username,
      email: member.email,
      role: member.role,
      joinedAt: member.joined_at.toISOString(),
      limits: presentLimits(member, { mayGive: may.has('team'), readerId: userId }),
      canChange: may.has('team') && member.id !== userId && outranks(role, member.role),
    })),
    invitations: invitations.map((row) => ({
      id: row.id,
      email: row.email,
      role: row.role,
      invitedBy: row.name ?? row.username,
      sentAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      hasExpired: row.expires_at <= now,
    })),
    offer: isShown
      ? {
          to: { id: offer.user_id, name: offer.to_name ?? offer.to_username },
          by: offer.by_name ?? offer.by_username,
          staysOwner: offer.stays_owner,
        }
      : null,
  }
}

function presentLimits(
  { id, role, spends_cents, approves_cents }: Awaited<ReturnType<typeof listMembers>>[number],
  { mayGive, readerId }: { mayGive: boolean; readerId: number },
): Team['members'][number]['limits'] {
  if (role === 'owner' || !(mayGive || id === readerId)) return null
  return { spendsCents: spends_cents, approvesCents: approves_cents }
}

const presentDetails = ({ email, phone, address }: OrganizationRow) => ({ email, phone, address })

function listMembers(db: Db, organizationId: number) {
  return db
    .selectFrom('organization_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select(['users.id', 'users.name', 'users.username', 'users.email', 'member.role', 'member.joined_at'])
    .select(['member.spends_cents', 'member.approves_cents'])
    .where('member.organization_id', '=', organizationId)
    .orderBy('member.joined_at')
    .orderBy('users.id')
    .execute()
}

function listInvitations(db: Db, organizationId: number) {
  return db
    .selectFrom('organization_invitations as invitation')
    .innerJoin('users', 'users.id', 'invitation.invited_by')
    .select(['invitation.id', 'invitation.email', 'invitation.role', 'users.name', 'users.username'])
    .select(['invitation.created_at', 'invitation.expires_at'])
    .where('invitation.organization_id', '=', organizationId)
    .where('invitation.used_at', 'is', null)
    .where('invitation.revoked_at', 'is', null)
    .orderBy('invitation.created_at', 'desc')
    .execute()
}

function findOffer(db: Db, organizationId: number) {
  return db
    .selectFrom('ownership_offers as offer')
    .innerJoin('users as to', 'to.id', 'offer.user_id')
    .innerJoin('users as by', 'by.id', 'offer.offered_by')
    .select(['offer.user_id', 'offer.stays_owner', 'to.name as to_name', 'to.username as to_username'])
    .select(['by.name as by_name', 'by.username as by_username'])
    .where('offer.organization_id', '=', organizationId)
    .executeTakeFirst()
}

import { sql } from 'kysely'
import type { Invitation } from '#contract/accounts/organizations.ts'
import { spendingLimitOf } from '#domain/booking/spending.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { maskAddress } from '#domain/mask-address.ts'
import { outranks } from '#domain/roles.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { sendMails } from '../../../platform/mail/mail.ts'
import { hashToken } from '../../../platform/secrets/hash-token.ts'
import { verifyByInvitation } from '../accounts/account-standing.ts'
import { getUser, type UserRow } from '../accounts/queries.ts'
import { setSessionOrganization } from '../accounts/sessions.ts'
import { MAX_MEMBERS } from './limits.ts'
import { joinedMail } from './team-mails.ts'
import { countSeats, findRole, lockOrganization, type OrganizationRow, readLimits } from './team-rows.ts'

/** @throws AppError `link-expired` for no invitation at all, `invitation-ended` */
export async function readInvitation(
  { db, now }: AppContext,
  token: string,
  reader: Actor | null,
): Promise<Invitation> {
  const found = await getInvitation(db, token)
  await requireOpen(db, found, now())
  const user = reader && (await getUser(db, reader.personId))
  return {
    organization: found.called,
    invitedBy: found.inviter_name ?? found.inviter_username,
    role: found.role,
    sentTo: maskAddress(found.email),
    expiresAt: found.expires_at.toISOString(),
    isForReader: user ? isFor(found, user) : null,
  }
}

/**
 * Uses an invitation up. Its link was mailed to the address: whoever comes with it and has an account of that address has shown that it
 * is theirs. @throws AppError `link-expired`, `invitation-ended`, `invitation-other-address`, `already-member`, `team-full`
 * @returns the name of the organization
 */
export async function joinTeam(
  { db, config, now }: AppContext,
  token: string,
  { actor, origin, sessionId }: { actor: Actor; origin: Origin; sessionId: string | null },
): Promise<string> {
  const { organization_id: organizationId } = await getInvitation(db, token)
  return db.transaction().execute(async (trx) => {
    const organization = await lockOrganization(trx, organizationId)
    const invitation = await getInvitation(trx, token)
    const user = await getUser(trx, actor.personId)
    if (!isFor(invitation, user)) throw sentElsewhere(invitation.email)
    await requireOpen(trx, invitation, now())
    await refuseKnown(trx, organizationId, user)
    const used = await trx
      .updateTable('organization_invitations')
      .set({ used_at: now(), used_by: user.id })
      .where('id', '=', invitation.id)
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!used) throw ended(invitation)
    // its own seat is free now
    if ((await countSeats(trx, organizationId)) >= MAX_MEMBERS) throw new AppError('team-full')
    await becomeCompany(trx, organization, invitation.organization_name)
    await trx
      .insertInto('organization_members')
      .values({
        organization_id: organizationId,
        user_id: user.id,
        role: invitation.role,
        // nobody gives more than they have
        spends_cents: spendingLimitOf(
          await readLimits(trx, { organizationId, userId: invitation.invited_by }),
        ),
        joined_at: now(),
        acted_at: now(),
      })
      .execute()
    if (user.status === 'pending') await verifyByInvitation(trx, user, { origin, now: now() })
    await setSessionOrganization(trx, sessionId, organizationId)
    const joined = { organization: invitation.called, name: user.name ?? user.username }
    const owners = await listOwners(trx, organizationId)
    await sendMails(
      trx,
      owners.map(({ email }) => joinedMail(config, { to: email, ...joined, role: invitation.role })),
    )
    await recordAudit(trx, {
      actorId: user.id,
      action: 'member.joined',
      subject: { type: 'organization', id: organizationId },
      after: { role: invitation.role },
      origin,
    })
    return invitation.called
  })
}

type InvitationRow = Awaited<ReturnType<typeof getInvitation>>

async function getInvitation(db: Db, token: string) {
  const row = await db
    .selectFrom('organization_invitations as invitation')
    .innerJoin('organizations', 'organizations.id', 'invitation.organization_id')
    .innerJoin('users as inviter', 'inviter.id', 'invitation.invited_by')
    .selectAll('invitation')
    .select(['organizations.status', 'organizations.deleted_at', 'inviter.status as inviter_status'])
    // a company may have been renamed since
    .select(
      sql<string>`case when organizations.person_id is null then organizations.name else organization_name end`.as(
        'called',
      ),
    )
    .select(['inviter.name as inviter_name', 'inviter.username as inviter_username'])
    .where('invitation.token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!row) throw new AppError('link-expired')
  return row
}

const isFor = ({ email }: { email: string }, user: UserRow) =>
  user.email.toLowerCase() === email.toLowerCase()

function sentElsewhere(email: string): AppError {
  const message = `This invitation was sent to ${maskAddress(email)}. Sign in with that address, or ask for a new invitation.`
  return new AppError('invitation-other-address', { message })
}

function ended({ called }: { called: string }): AppError {
  const message = `This invitation has ended, was used, or was taken back. Ask ${called} for a new one.`
  return new AppError('invitation-ended', { message })
}

/** It ends with its inviter too, and with their right to give the role. @throws AppError `invitation-ended` */
async function requireOpen(db: Db, row: InvitationRow, now: Date): Promise<void> {
  const isOver = row.used_at !== null || row.revoked_at !== null || row.expires_at <= now
  if (isOver || row.status === 'suspended' || row.deleted_at || row.inviter_status === 'suspended')
    throw ended(row)
  const inviter = await findRole(db, { organizationId: row.organization_id, userId: row.invited_by })
  if (!inviter || !outranks(inviter, row.role)) throw ended(row)
}

async function refuseKnown(trx: Tx, organizationId: number, user: UserRow): Promise<void> {
  if (!(await findRole(trx, { organizationId, userId: user.id }))) return
  throw new AppError('already-member', { message: `${user.name ?? user.username} is a member already.` })
}

/** With the second person it has a name of its own, and no longer that of the first. */
async function becomeCompany(trx: Tx, organization: OrganizationRow, name: string): Promise<void> {
  if (organization.person_id === null) return
  await trx
    .updateTable('organizations')
    .set({ person_id: null, name, company: name, updated_at: sql<Date>`now()` })
    .where('id', '=', organization.id)
    .execute()
}

function listOwners(trx: Tx, organizationId: number) {
  return trx
    .selectFrom('organization_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select('users.email')
    .where('member.organization_id', '=', organizationId)
    .where('member.role', '=', 'owner')
    .execute()
}

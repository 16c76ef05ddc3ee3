import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { NewInvitation } from '#contract/accounts/organizations.ts'
import { type Actor, isVerified } from '#domain/listings/listing.ts'
import { type GivenRole, outranks } from '#domain/roles.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { toOrganizationName } from '../../../platform/db/organization-name.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { enforceMailLimit } from '../../../platform/mail/mailbox-limit.ts'
import { hashToken } from '../../../platform/secrets/hash-token.ts'
import { getUser } from '../accounts/queries.ts'
import { INVITATION_DAYS, INVITES_PER_ORGANIZATION, INVITES_PER_PERSON, MAX_MEMBERS } from './limits.ts'
import { invitationMail } from './team-mails.ts'
import { countSeats, lockOrganization, type OrganizationRow, requireRole } from './team-rows.ts'

export interface By {
  actor: Actor
  origin: Origin
}

/**
 * Mails an invitation; an open one to the same address ends. Nobody learns whether the address has an account.
 * @throws AppError `already-member`, `team-full`, `role-too-high`, `verify-email-first`, `rate-limited`, `invalid-input`
 */
export async function inviteMember(context: AppContext, input: NewInvitation, by: By): Promise<void> {
  const { actor, origin } = by
  if (!isVerified(actor)) throw new AppError('verify-email-first')
  await limitMails(context, input.email, actor)
  const { organizationId, personId } = actor
  await context.db.transaction().execute(async (trx) => {
    const organization = await lockOrganization(trx, organizationId)
    await requireHigher(trx, actor, input.role)
    const name =
      organization.person_id === null
        ? toOrganizationName(organization)
        : await toCompanyName(trx, organization, input)
    await refuseMember(trx, organizationId, input.email)
    await endOpen(trx, organizationId, input.email)
    await refuseFull(trx, organizationId)
    await send(context, trx, { organizationId, name, email: input.email, role: input.role, personId })
    await recordAudit(trx, {
      actorId: personId,
      action: 'member.invited',
      subject: { type: 'organization', id: organizationId },
      after: { role: input.role },
      origin,
    })
  })
}

/** @throws AppError `not-found`, `role-too-high`, `rate-limited` */
export async function resendInvitation(
  context: AppContext,
  id: number,
  { actor, origin }: By,
): Promise<void> {
  const { organizationId, personId } = actor
  const email = await findAddress(context, id, organizationId)
  await limitMails(context, email, actor)
  await context.db.transaction().execute(async (trx) => {
    const organization = await lockOrganization(trx, organizationId)
    const open = await endOpen(trx, organizationId, email)
    if (!open) throw new AppError('not-found')
    await requireHigher(trx, actor, open.role)
    await refuseFull(trx, organizationId)
    await send(context, trx, {
      organizationId,
      name: organization.person_id === null ? toOrganizationName(organization) : open.organization_name,
      email,
      role: open.role,
      personId,
    })
    await recordAudit(trx, {
      actorId: personId,
      action: 'member.invited-again',
      subject: { type: 'organization', id: organizationId },
      after: { role: open.role },
      origin,
    })
  })
}

/** @throws AppError `not-found` */
export async function revokeInvitation(
  context: AppContext,
  id: number,
  { actor, origin }: By,
): Promise<void> {
  const { organizationId, personId } = actor
  const email = await findAddress(context, id, organizationId)
  await context.db.transaction().execute(async (trx) => {
    await lockOrganization(trx, organizationId)
    const ended = await endOpen(trx, organizationId, email)
    if (!ended) throw new AppError('not-found')
    await recordAudit(trx, {
      actorId: personId,
      action: 'invitation.revoked',
      subject: { type: 'organization', id: organizationId },
      before: { role: ended.role },
      origin,
    })
  })
}

async function limitMails({ limiter }: AppContext, email: string, actor: Actor): Promise<void> {
  await limiter.take(INVITES_PER_PERSON, String(actor.personId))
  await limiter.take(INVITES_PER_ORGANIZATION, String(actor.organizationId))
  await enforceMailLimit(limiter, email)
}

/** @throws AppError `role-too-high`, `not-found` for who was removed meanwhile */
async function requireHigher(trx: Tx, { organizationId, personId }: Actor, role: GivenRole): Promise<void> {
  const own = await requireRole(trx, { organizationId, userId: personId })
  if (!outranks(own, role)) throw new AppError('role-too-high')
}

/** @throws AppError `invalid-input` where nothing says what a person who was alone calls their company */
async function toCompanyName(
  trx: Tx,
  { id, company }: OrganizationRow,
  input: NewInvitation,
): Promise<string> {
  const before = await trx
    .selectFrom('organization_invitations')
    .select('organization_name')
    .where('organization_id', '=', id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const name = input.company ?? before?.organization_name ?? company
  if (name) return name
  const message = 'Name your company'
  throw new AppError('invalid-input', { message, fields: { company: message } })
}

async function refuseMember(trx: Tx, organizationId: number, email: string): Promise<void> {
  const member = await trx
    .selectFrom('organization_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select(['users.name', 'users.username'])
    .where('member.organization_id', '=', organizationId)
    .where('users.email', '=', email)
    .executeTakeFirst()
  if (!member) return
  const message = `${member.name ?? member.username} is a member already.`
  throw new AppError('already-member', { message, fields: { email: message } })
}

async function refuseFull(trx: Tx, organizationId: number): Promise<void> {
  if ((await countSeats(trx, organizationId)) >= MAX_MEMBERS) throw new AppError('team-full')
}

/** Ends the one that is open for an address. */
function endOpen(trx: Tx, organizationId: number, email: string) {
  return trx
    .updateTable('organization_invitations')
    .set({ revoked_at: sql<Date>`now()` })
    .where('organization_id', '=', organizationId)
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning(['role', 'organization_name'])
    .executeTakeFirst()
}

async function findAddress({ db }: AppContext, id: number, organizationId: number): Promise<string> {
  const row = await db
    .selectFrom('organization_invitations')
    .select('email')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row.email
}

interface Sent {
  organizationId: number
  name: string
  email: string
  role: GivenRole
  personId: number
}

/** Only the hash of the token is kept. */
async function send({ config, now }: AppContext, trx: Tx, sent: Sent): Promise<void> {
  const { organizationId, name, email, role, personId } = sent
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now().getTime() + INVITATION_DAYS * 86_400_000)
  await trx
    .insertInto('organization_invitations')
    .values({
      organization_id: organizationId,
      organization_name: name,
      email,
      role,
      token_hash: hashToken(token),
      invited_by: personId,
      expires_at: expiresAt,
    })
    .execute()
  const inviter = await getUser(trx, personId)
  const invitedBy = inviter.name ?? inviter.username
  await sendMail(
    trx,
    invitationMail(config, { to: email, organization: name, invitedBy, role, token, expiresAt }),
  )
}

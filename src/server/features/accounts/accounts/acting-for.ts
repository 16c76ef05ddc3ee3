import type { Context } from 'hono'
import { ACTING_FOR_HEADER, ACTING_FOR_PARAMETER } from '#domain/acting-for.ts'
import { describeSuspended, ROLE_LABELS } from '#domain/roles.ts'
import type { Db } from '../../../platform/db/database.ts'
import { toOrganizationName } from '../../../platform/db/organization-name.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RequestEnv } from '../../../platform/http/env.ts'
import { answerError } from '../../../platform/http/errors.ts'
import { chooseMembership } from './memberships.ts'
import type { Session } from './sessions.ts'

/** Who signs in, signs out or asks who they are does so whatever their page was drawn for. */
const WHOEVER = /^\/api\/(auth|account|live)(\/|$)/

/**
 * The organization that the page was drawn for, where its request names one in the header, or in an address that a browser opens by
 * itself: looked up among the memberships, never believed.
 * @throws AppError `not-a-member` for one that they are no longer of, `not-found` for another
 */
export async function forWhom(db: Db, c: Context<RequestEnv>, session: Session): Promise<Session> {
  const header = c.req.header(ACTING_FOR_HEADER)
  const isAddress = header === undefined && c.req.path.startsWith('/api/')
  const named = Number(isAddress ? c.req.query(ACTING_FOR_PARAMETER) : header)
  const { memberships, preferredId } = session
  if (!Number.isSafeInteger(named) || named <= 0) return session
  if (memberships.some(({ id }) => id === named) || WHOEVER.test(c.req.path))
    return { ...session, actor: { ...session.actor, ...chooseMembership(memberships, named) } }
  // only the server sets what a session prefers, and only for a member; without it, it was one's own
  if (named !== (preferredId ?? session.actor.personId)) {
    // an address is passed on: for somebody with one organization there is nothing to choose
    if (isAddress && memberships.length === 1) return session
    throw new AppError('not-found')
  }
  const { name } = await findNamed(db, named)
  const message = `You are no longer a member of ${name}. What you typed is kept on this page.`
  throw new AppError('not-a-member', { message })
}

async function findNamed(db: Db, id: number): Promise<{ name: string; isSuspended: boolean }> {
  const row = await db
    .selectFrom('organizations')
    .select(['company', 'name', 'username', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
  const name = row ? toOrganizationName(row) : 'this organization'
  return { name, isSuspended: row?.status === 'suspended' }
}

/** Whoever lacks the role is told which they have, and whom to ask. */
export async function nameOwners(db: Db, c: Context<RequestEnv>): Promise<void> {
  const { actor } = c.var
  if (!(c.error instanceof AppError) || c.error.code !== 'role-missing' || !actor) return
  // a refusal that says for itself what its role lacks, at which field
  if (c.error.refusal.message) return
  // a page without scripts has been answered by a page
  if (!c.res.headers.get('content-type')?.includes('json')) return
  const members = await db
    .selectFrom('organization_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select(['users.id', 'users.name', 'users.username', 'member.role'])
    .where('member.organization_id', '=', actor.organizationId)
    .where((eb) => eb.or([eb('member.role', '=', 'owner'), eb('users.id', '=', actor.personId)]))
    .orderBy('member.joined_at')
    .execute()
  const own = members.find(({ id }) => id === actor.personId)
  if (!own) return
  const owners = members.filter(({ role }) => role === 'owner').map(({ name, username }) => name ?? username)
  const { name: organization, isSuspended } = await findNamed(db, actor.organizationId)
  const message = isSuspended
    ? describeSuspended(organization)
    : `Your role at ${organization} (${ROLE_LABELS[own.role]}) does not include this. Ask an owner: ${owners.join(', ')}.`
  // headers that were set meanwhile stay
  const told = answerError(new AppError('role-missing', { message }), c)
  c.res = new Response(told.body, { status: told.status, headers: c.res.headers })
}

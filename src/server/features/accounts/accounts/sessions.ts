import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Actor } from '#domain/listings/listing.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import { createBatchReader } from '../../../platform/db/batch-reads.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { SESSION_DAYS } from '../../../platform/http/session-cookie.ts'
import { hashToken } from '../../../platform/secrets/hash-token.ts'
import { chooseMembership, type Membership, membershipsOf } from './memberships.ts'

/** Last use is written at most this often. */
const SEEN_EVERY_MINUTES = 5

/**
 * Whether a session of `sessions`, joined with its `users`, is valid: besides the idle timeout an absolute one of 90 days;
 * for an admin 7 days, and 12 hours idle.
 */
export const isLive = sql<boolean>`(
  sessions.expires_at > now()
  and sessions.created_at > now() - case users.role when 'admin' then interval '7 days' else interval '90 days' end
  and (users.role <> 'admin' or sessions.last_seen_at > now() - interval '12 hours')
)`

export interface Session {
  id: string
  actor: Actor
  /** A suspended user: treated as a guest, but told why. */
  isSuspended: boolean
  isSeenLongAgo: boolean
  /** Whether it started with a second factor. */
  hasSecondFactor: boolean
  /** All that the person belongs to. */
  memberships: readonly Membership[]
  /** For which the session was last set to act, a member of it or not. */
  preferredId: number | null
}

/** @returns the token for the cookie; only its hash is stored */
export async function startSession(
  trx: Tx,
  userId: number,
  from: Origin & { hasSecondFactor?: boolean },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await trx
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      user_agent: from.userAgent,
      address: from.address,
      expires_at: sql<Date>`now() + make_interval(days => ${SESSION_DAYS})`,
      has_second_factor: from.hasSecondFactor ?? false,
      // where they acted last
      organization_id: ({ selectFrom }) =>
        selectFrom('organization_members')
          .select('organization_id')
          .where('user_id', '=', userId)
          .where('acted_at', 'is not', null)
          .orderBy('acted_at', 'desc')
          .limit(1),
    })
    .execute()
  return token
}

/** The sessions behind cookies, those of a thousand requests at once together; undefined when it has expired. */
export function createSessionReader(db: Db): (token: string) => Promise<Session | undefined> {
  const read = createBatchReader((hashes) => readSessions(db, hashes))
  return (token) => read(hashToken(token).toString('hex'))
}

/** For whom a session acts is looked up with it: a role or a removal holds from the next request on. */
async function readSessions(db: Db, hashes: readonly string[]): Promise<Map<string, Session>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['token_hash', 'sessions.id as session_id', 'has_second_factor'])
    .select(['users.id', 'users.role', 'users.status', 'sessions.organization_id'])
    .select(membershipsOf(sql.ref('sessions.user_id')).as('memberships'))
    .select(
      sql<boolean>`last_seen_at < now() - make_interval(mins => ${SEEN_EVERY_MINUTES})`.as('seen_long_ago'),
    )
    .where(sql<boolean>`token_hash = any(${hashes.map((hash) => Buffer.from(hash, 'hex'))}::bytea[])`)
    .where(isLive)
    .execute()
  return new Map(
    rows
      // who belongs to nothing has left
      .filter(({ memberships }) => memberships.length > 0)
      .map((row) => [row.token_hash.toString('hex'), toSession(row)]),
  )
}

interface SessionRow extends Pick<Actor, 'role' | 'status'> {
  id: number
  session_id: string
  has_second_factor: boolean
  seen_long_ago: boolean
  organization_id: number | null
  memberships: Membership[]
}

function toSession({ id, role, status, ...row }: SessionRow): Session {
  const { organizationId, may } = chooseMembership(row.memberships, row.organization_id)
  return {
    id: row.session_id,
    actor: { personId: id, organizationId, role, status, may },
    memberships: row.memberships,
    preferredId: row.organization_id,
    isSuspended: status === 'suspended',
    isSeenLongAgo: row.seen_long_ago,
    hasSecondFactor: row.has_second_factor,
  }
}

/** From now on the session acts for it: a preference, looked up among the memberships with every request. */
export async function setSessionOrganization(
  trx: Tx,
  id: string | null,
  organizationId: number,
): Promise<void> {
  if (id)
    await trx.updateTable('sessions').set({ organization_id: organizationId }).where('id', '=', id).execute()
}

/** For which a session that has just begun acts. */
export async function findPreferred(db: Db, token: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('organization_id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return row?.organization_id ?? undefined
}

/** Those of the sessions that still hold; those of suspended users do not. */
export async function findSessions(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.id', 'in', [...ids])
    .where('users.status', '!=', 'suspended')
    .where(isLive)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function touchSession(db: Db, id: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      last_seen_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + make_interval(days => ${SESSION_DAYS})`,
    })
    .where('id', '=', id)
    .execute()
}

/** Ends the session behind a cookie, if there is one. */
export async function endSession(db: Db, token: string, origin: Origin): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom('sessions')
      .where('token_hash', '=', hashToken(token))
      .returning('user_id')
      .executeTakeFirst()
    if (ended) await recordEnded(trx, ended.user_id, { actorId: ended.user_id, count: 1, origin })
  })
}

interface By {
  /** Who revoked them. */
  actorId: number
  origin: Origin
}

/** @returns whether the user had such a session */
export async function endSessionById(
  db: Db,
  { userId, id }: { userId: number; id: string },
  by: By,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst()
    if (ended) await recordEnded(trx, userId, { ...by, count: 1 })
    return ended !== undefined
  })
}

/** Ends every session of a user, or every other one. */
export async function endSessionsOf(
  trx: Tx,
  { userId, except }: { userId: number; except: string | null },
  by: By,
): Promise<void> {
  let ended = trx.deleteFrom('sessions').where('user_id', '=', userId)
  if (except) ended = ended.where('id', '!=', except)
  const count = Number((await ended.executeTakeFirst()).numDeletedRows)
  if (count > 0) await recordEnded(trx, userId, { ...by, count })
}

async function recordEnded(trx: Tx, userId: number, { actorId, origin, count }: By & { count: number }) {
  await recordAudit(trx, {
    actorId,
    action: 'session.ended',
    subject: { type: 'user', id: userId },
    after: { count },
    origin,
  })
}

/** Marks the session as backed by a second factor. */
export async function strengthenSession(trx: Tx, id: string | null): Promise<void> {
  if (id) await trx.updateTable('sessions').set({ has_second_factor: true }).where('id', '=', id).execute()
}

/** Removes the mark from all sessions of a user whose last second factor is gone. */
export async function weakenSessions(trx: Tx, userId: number): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ has_second_factor: false })
    .where('user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('passkeys').select('id').where('user_id', '=', userId))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('authenticators')
            .select('user_id')
            .where('user_id', '=', userId)
            .where('confirmed_at', 'is not', null),
        ),
      ),
    )
    .execute()
}

export async function sweepSessions(db: Db): Promise<void> {
  await sql`delete from sessions using users where users.id = sessions.user_id and not ${isLive}`.execute(db)
}

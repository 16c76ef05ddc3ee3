import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Actor } from '#domain/listing.ts'
import type { Origin } from '../../platform/db/audit.ts'
import type { Db } from '../../platform/db/database.ts'

/** A session ends when it was not used for so long. */
export const SESSION_DAYS = 30
/** Seen again within this time is not written down again. */
const SEEN_EVERY_MINUTES = 5

export interface Session {
  id: string
  actor: Actor
  /** May not act: treated as a guest, but told why. */
  isSuspended: boolean
  isSeenLongAgo: boolean
}

/** @returns the token for the cookie; it is kept nowhere else */
export async function startSession(trx: Db, userId: number, origin: Origin): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await trx
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      user_agent: origin.userAgent,
      address: origin.address,
      expires_at: sql<Date>`now() + make_interval(days => ${SESSION_DAYS})`,
    })
    .execute()
  return token
}

/** The session behind a cookie; none when it has ended. */
export async function findSession(db: Db, token: string): Promise<Session | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as session_id', 'users.id', 'users.role', 'users.status'])
    .select(
      sql<boolean>`last_seen_at < now() - make_interval(mins => ${SEEN_EVERY_MINUTES})`.as('seen_long_ago'),
    )
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.session_id,
    actor: { id: row.id, role: row.role },
    isSuspended: row.status === 'suspended',
    isSeenLongAgo: row.seen_long_ago,
  }
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

/** @returns whose session it was; undefined when there was none */
export async function endSession(db: Db, token: string): Promise<number | undefined> {
  const ended = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', hashToken(token))
    .returning('user_id')
    .executeTakeFirst()
  return ended?.user_id
}

/** @returns whether there was such a session of this user */
export async function endSessionById(trx: Db, userId: number, id: string): Promise<boolean> {
  const ended = await trx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

export async function endSessionsOf(
  trx: Db,
  userId: number,
  { except }: { except: string | null },
): Promise<void> {
  let ended = trx.deleteFrom('sessions').where('user_id', '=', userId)
  if (except) ended = ended.where('id', '!=', except)
  await ended.execute()
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

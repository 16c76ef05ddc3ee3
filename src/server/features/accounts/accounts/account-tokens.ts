import { randomBytes } from 'node:crypto'
import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { AccountTokensTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { hashToken } from '../../../platform/secrets/hash-token.ts'
import { UNDO_HOURS } from './policy.ts'

type Kind = AccountTokensTable['kind']

const MINUTES: Record<Kind, number> = {
  'verify-email': 48 * 60,
  'reset-password': 60,
  'undo-email-change': UNDO_HOURS * 60,
  'sign-in-code': 15,
}

interface Issue {
  userId: number
  kind: Kind
  /** The address it is sent to; it verifies this address and no other. */
  email: string
}

/**
 * Creates the token of a mailed link. A verification link replaces earlier ones. Links of other kinds stay valid side by
 * side, or a stranger who keeps requesting them could invalidate what the owner was sent.
 */
export async function issueToken(trx: Tx, issue: Issue): Promise<string> {
  if (issue.kind === 'verify-email') await endTokens(trx, issue.userId, issue.kind)
  const token = randomBytes(32).toString('base64url')
  await storeToken(trx, issue, token)
  return token
}

export async function storeToken(trx: Tx, { userId, kind, email }: Issue, token: string): Promise<void> {
  await trx
    .insertInto('account_tokens')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      kind,
      email,
      expires_at: sql<Date>`now() + make_interval(mins => ${MINUTES[kind]})`,
    })
    .execute()
}

export interface Spent {
  userId: number
  email: string
  issuedAt: Date
}

/** Consumes the token. @throws AppError `link-expired` */
export async function spendToken(trx: Tx, token: string, kind: Kind): Promise<Spent> {
  const spent = await trySpendToken(trx, token, kind)
  if (!spent) throw new AppError('link-expired')
  return spent
}

/** As `spendToken`; undefined when there is no such token. */
export async function trySpendToken(trx: Tx, token: string, kind: Kind): Promise<Spent | undefined> {
  await lockOwner(trx, token)
  const used = await trx
    .deleteFrom('account_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id', 'email', 'created_at'])
    .executeTakeFirst()
  return used && { userId: used.user_id, email: used.email, issuedAt: used.created_at }
}

/** Serializes the use of one account's links: each may invalidate the others, in whatever order rows were found. */
async function lockOwner(trx: Tx, token: string): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('account_tokens').select('user_id').where('token_hash', '=', hashToken(token)),
    )
    .forNoKeyUpdate()
    .execute()
}

/** Looks up a token's user without consuming it. @throws AppError `link-expired` */
export async function readToken(db: Db, token: string, kind: Kind): Promise<{ userId: number }> {
  const found = await findToken(db, token, kind)
  if (!found) throw new AppError('link-expired')
  return found
}

/** As `readToken`; undefined when there is no such token, or not any more. */
export async function findToken(db: Db, token: string, kind: Kind): Promise<{ userId: number } | undefined> {
  const found = await db
    .selectFrom('account_tokens')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return found && { userId: found.user_id }
}

async function endTokens(trx: Tx, userId: number, kind: Kind): Promise<void> {
  await trx.deleteFrom('account_tokens').where('user_id', '=', userId).where('kind', '=', kind).execute()
}

/**
 * Invalidates all unused links, except the undo links of former addresses: an intruder must not be able to invalidate those
 * by resetting the password.
 */
export async function endPendingTokens(trx: Tx, user: { id: number; email: string }): Promise<void> {
  await trx
    .deleteFrom('account_tokens')
    .where('user_id', '=', user.id)
    .where((eb) => eb.or([eb('kind', '!=', 'undo-email-change'), eb('email', '=', user.email)]))
    .execute()
}

/** Whether an address belonged to another account recently and is reserved for undoing the change. */
export async function isHeldForUndo(db: Db, email: string, userId?: number): Promise<boolean> {
  const held = await db
    .selectFrom('account_tokens')
    .select('user_id')
    .where('kind', '=', 'undo-email-change')
    .where('email', '=', email)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(userId === undefined ? sql<SqlBool>`true` : sql<SqlBool>`user_id <> ${userId}`)
    .executeTakeFirst()
  return held !== undefined
}

import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { AccountTokensTable } from '../../platform/db/tables.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { hashToken } from './sessions.ts'

type Kind = AccountTokensTable['kind']

const HOURS: Record<Kind, number> = { 'verify-email': 48, 'reset-password': 1 }

interface Issue {
  userId: number
  kind: Kind
  email: string
}

/** Makes the token of a mailed link. The latest one counts: earlier ones of its kind end. */
export async function issueToken(trx: Db, { userId, kind, email }: Issue): Promise<string> {
  await endTokens(trx, userId, kind)
  const token = randomBytes(32).toString('base64url')
  await trx
    .insertInto('account_tokens')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      kind,
      email,
      expires_at: sql<Date>`now() + make_interval(hours => ${HOURS[kind]})`,
    })
    .execute()
  return token
}

/** Takes the token away as it is used. @throws AppError `link-expired` */
export async function spendToken(
  trx: Db,
  token: string,
  kind: Kind,
): Promise<{ userId: number; email: string }> {
  const used = await trx
    .deleteFrom('account_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id', 'email'])
    .executeTakeFirst()
  if (!used) throw new AppError('link-expired')
  return { userId: used.user_id, email: used.email }
}

export async function endTokens(trx: Db, userId: number, kind?: Kind): Promise<void> {
  let ended = trx.deleteFrom('account_tokens').where('user_id', '=', userId)
  if (kind) ended = ended.where('kind', '=', kind)
  await ended.execute()
}

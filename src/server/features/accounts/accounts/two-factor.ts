import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { hashToken } from '../../../platform/secrets/hash-token.ts'
import { authenticatorPurpose } from '../../../platform/secrets/seal-stored.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'
import { CODE_PER_ACCOUNT } from './limits.ts'
import { createReadableCode, normalizeCode } from './readable-code.ts'

const PERIOD_S = 30
const RECOVERY_CODES = 10

/** @param secret base32, as shown to its owner */
function totpOf(username: string, secret: string): TOTP {
  return new TOTP({ issuer: 'Placard', label: username, secret: Secret.fromBase32(secret), period: PERIOD_S })
}

/** Creates a secret that is active once confirmed, and replaces an unconfirmed one. */
export async function startTotp(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  user: { id: number; username: string },
) {
  const secret = new Secret({ size: 20 }).base32
  const sealed = secrets.seal(secret, authenticatorPurpose(user.id))
  const stored = await db
    .insertInto('authenticators')
    .values({ user_id: user.id, secret: sealed, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret: sealed })
        .where('authenticators.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  if (!stored) throw new AppError('conflict', { message: 'An authenticator app is already set up.' })
  const uri = totpOf(user.username, secret).toString()
  return { secret, uri, qrSvg: renderSVG(uri, { border: 2 }) }
}

/** @returns the recovery codes; only their hashes are stored. @throws AppError `invalid-input` */
export async function confirmTotp(
  trx: Tx,
  {
    user,
    code,
    now,
    secrets,
  }: { user: { id: number; username: string }; code: string; now: Date; secrets: SecretBox },
): Promise<string[]> {
  const pending = await trx
    .selectFrom('authenticators')
    .selectAll()
    .where('user_id', '=', user.id)
    .where('confirmed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  const secret = pending && secrets.open(pending.secret, authenticatorPurpose(user.id))
  const step = secret && stepOf(totpOf(user.username, secret), code, now)
  if (!step) {
    const message = 'That code is not right. Check that the clock of your phone is.'
    throw new AppError('invalid-input', { message, fields: { code: message } })
  }
  await trx
    .updateTable('authenticators')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', user.id)
    .execute()
  const codes = Array.from({ length: RECOVERY_CODES }, createReadableCode)
  await trx.deleteFrom('recovery_codes').where('user_id', '=', user.id).execute()
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((plain) => ({ user_id: user.id, code_hash: hashToken(plain) })))
    .execute()
  return codes
}

export async function removeTotp(trx: Tx, userId: number): Promise<void> {
  await trx.deleteFrom('authenticators').where('user_id', '=', userId).execute()
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

interface Code {
  input: string | undefined
  /** Rate limit subject for wrong codes: the account, or one known browser. */
  subject: string
}

/**
 * @returns whether the account has an authenticator app; its code was then right
 * @throws AppError `second-factor-required`, `wrong-code`, `rate-limited` when the account requires a code
 */
export async function checkSecondFactor(
  context: AppContext,
  user: { id: number; username: string },
  { input, subject }: Code,
): Promise<boolean> {
  const { db, limiter } = context
  const authenticator = await findAuthenticator(db, user.id)
  if (!authenticator) return false
  if (!input) throw new AppError('second-factor-required', { fields: { code: 'Code is required' } })
  await limiter.take(CODE_PER_ACCOUNT, subject)
  const secret = context.secrets.open(authenticator.secret, authenticatorPurpose(user.id))
  const step = stepOf(totpOf(user.username, secret), input, context.now())
  const isRight = step ? await spendStep(db, user.id, step) : await spendRecoveryCode(db, user.id, input)
  if (!isRight) throw new AppError('wrong-code', { fields: { code: 'That code is not right' } })
  await limiter.reset(CODE_PER_ACCOUNT, subject)
  return true
}

/** The confirmed authenticator app, required at sign-in. */
export async function findAuthenticator(db: Db, userId: number) {
  return db
    .selectFrom('authenticators')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
}

/** The time step of a code, within ±1 of now; undefined for any other code. */
function stepOf(totp: TOTP, code: string, now: Date): number | undefined {
  const delta = totp.validate({ token: code.replaceAll(' ', ''), timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta
}

/** Replay protection in one statement: of two concurrent requests with the same code only one succeeds. */
async function spendStep(db: Db, userId: number, step: number): Promise<boolean> {
  const used = await db
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

async function spendRecoveryCode(db: Db, userId: number, code: string): Promise<boolean> {
  const used = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashToken(normalizeCode(code)))
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

import { type Selectable, sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { PasskeysTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { listPasskeys, type UserRow } from './queries.ts'

type WebAuthn = typeof import('@simplewebauthn/server')
/** A large library that few use: loaded on first use. */
const loadWebAuthn = (): Promise<WebAuthn> => import('@simplewebauthn/server')

export type PasskeyRow = Selectable<PasskeysTable>
type Creation = Parameters<WebAuthn['verifyRegistrationResponse']>[0]['response']
type Assertion = Parameters<WebAuthn['verifyAuthenticationResponse']>[0]['response']

const CHALLENGE_MINUTES = 5

/** Passkeys are bound to the host in the address bar. */
function relyingParty({ config }: AppContext): { rpID: string; origin: string } {
  const url = new URL(config.PUBLIC_URL)
  return { rpID: url.hostname, origin: url.origin }
}

export async function startPasskey(context: AppContext, user: UserRow) {
  const known = await listPasskeys(context.db, user.id)
  const options = await (await loadWebAuthn()).generateRegistrationOptions({
    rpName: 'Placard',
    rpID: relyingParty(context).rpID,
    userName: user.username,
    userDisplayName: user.name ?? user.username,
    userID: new TextEncoder().encode(`placard-user-${user.id}`),
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await storeChallenge(context.db, options.challenge, user.id)
  return options
}

/** @throws AppError `passkey-failed` */
export async function createPasskey(
  context: AppContext,
  { userId, name, answer }: { userId: number; name: string; answer: unknown },
): Promise<PasskeyRow> {
  const { rpID, origin } = relyingParty(context)
  const { verified, registrationInfo } = await (await loadWebAuthn())
    .verifyRegistrationResponse({
      response: answer as Creation,
      expectedChallenge: (challenge) => spendChallenge(context.db, challenge, userId),
      expectedOrigin: origin,
      expectedRPID: rpID,
    })
    .catch(refuse)
  if (!verified || !registrationInfo) throw new AppError('passkey-failed')
  const { id, publicKey, counter, transports } = registrationInfo.credential
  const row = await context.db
    .insertInto('passkeys')
    .values({
      id,
      user_id: userId,
      name,
      public_key: Buffer.from(publicKey),
      counter,
      transports: transports ?? [],
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new AppError('conflict', { message: 'This passkey is already added.' })
  return row
}

/** @throws AppError `not-found` */
export async function deletePasskey(trx: Tx, { userId, id }: { userId: number; id: string }): Promise<void> {
  const deleted = await trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) throw new AppError('not-found')
}

export async function startPasskeyLogin(context: AppContext) {
  const options = await (await loadWebAuthn()).generateAuthenticationOptions({
    rpID: relyingParty(context).rpID,
    userVerification: 'required',
  })
  await storeChallenge(context.db, options.challenge, null)
  return options
}

/** @returns the id of the user whose passkey signed. @throws AppError `passkey-failed` */
export async function checkPasskey(context: AppContext, answer: { id: string }): Promise<number> {
  const { rpID, origin } = relyingParty(context)
  const passkey = await context.db
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', answer.id.replaceAll('\0', ''))
    .executeTakeFirst()
  if (!passkey) throw new AppError('passkey-failed')
  const { verified, authenticationInfo } = await (await loadWebAuthn())
    .verifyAuthenticationResponse({
      response: answer as unknown as Assertion,
      expectedChallenge: (challenge) => spendChallenge(context.db, challenge, null),
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    })
    .catch(refuse)
  if (!verified) throw new AppError('passkey-failed')
  await context.db
    .updateTable('passkeys')
    .set({ counter: authenticationInfo.newCounter, last_used_at: context.now() })
    .where('id', '=', passkey.id)
    .execute()
  return passkey.user_id
}

/** The library throws on every answer that fails verification. */
function refuse(): never {
  throw new AppError('passkey-failed')
}

async function storeChallenge(db: Db, challenge: string, userId: number | null): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge,
      user_id: userId,
      expires_at: sql<Date>`now() + make_interval(mins => ${CHALLENGE_MINUTES})`,
    })
    .execute()
}

async function spendChallenge(db: Db, challenge: string, userId: number | null): Promise<boolean> {
  const used = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('challenge')
    .executeTakeFirst()
  return used !== undefined
}

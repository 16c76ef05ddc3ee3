import { type Selectable, sql } from 'kysely'
import { removeUnseen } from '#domain/visible-text.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { toOrganizationName } from '../../../platform/db/organization-name.ts'
import type { PasskeysTable, SessionsTable, UsersTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { isLive } from './sessions.ts'

export type UserRow = Selectable<UsersTable>

export async function findUser(db: Db, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * By username or e-mail address, case-insensitive. When one person's name is another's address, the name wins; names of today have
 * nothing unseen in them, older ones are found as typed.
 */
export async function findUserByLogin(db: Db, login: string): Promise<UserRow | undefined> {
  if (login.includes('\0')) return undefined
  const seen = removeUnseen(login)
  const found = await db
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb.or([eb('username', 'in', [login, seen]), eb('email', 'in', [login, seen])]))
    .execute()
  const named = (name: string) => found.find((user) => user.username.toLowerCase() === name.toLowerCase())
  return named(login) ?? named(seen) ?? found[0]
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
}

/** @throws AppError `sign-in-required`: the caller's id comes from a session or a mailed link */
export async function getUser(db: Db, id: number): Promise<UserRow> {
  const user = await findUser(db, id)
  if (!user) throw new AppError('sign-in-required')
  return user
}

export async function createUser(
  trx: Tx,
  values: { username: string; email: string; password: string },
): Promise<UserRow> {
  return trx.insertInto('users').values(values).returningAll().executeTakeFirstOrThrow()
}

/** The organization of somebody alone; 0 while they have none, because it became a company. */
export async function findOwnOrganization(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('organizations')
    .select('id')
    .where('person_id', '=', userId)
    .executeTakeFirst()
  return row?.id ?? 0
}

/** All that somebody belongs to, in the order in which they came. */
export async function listOrganizations(db: Db, userId: number) {
  const rows = await db
    .selectFrom('organization_members as member')
    .innerJoin('organizations', 'organizations.id', 'member.organization_id')
    .select(['organizations.id', 'organizations.name', 'organizations.company', 'organizations.username'])
    .select(['organizations.person_id', 'organizations.status', 'member.role'])
    .where('member.user_id', '=', userId)
    .orderBy('member.joined_at')
    .orderBy('organizations.id')
    .execute()
  return rows.map(({ id, name, company, username, person_id, status, role }) => ({
    id,
    name: toOrganizationName({ company, name, username }),
    role,
    isPersonal: person_id !== null,
    isSuspended: status === 'suspended',
  }))
}

export async function hasTotp(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('authenticators')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function listPasskeys(db: Db, userId: number): Promise<Selectable<PasskeysTable>[]> {
  return db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()
}

/** Most recently used first, without expired sessions. */
export async function listSessions(db: Db, userId: number): Promise<Selectable<SessionsTable>[]> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('sessions')
    .where('user_id', '=', userId)
    .where(isLive)
    .orderBy('last_seen_at', 'desc')
    .execute()
}

/** The address of a pending change; null when the latest link is for the current address. */
export async function findPendingEmail(db: Db, user: UserRow): Promise<string | null> {
  const token = await db
    .selectFrom('account_tokens')
    .select('email')
    .where('user_id', '=', user.id)
    .where('kind', '=', 'verify-email')
    .where('expires_at', '>', sql<Date>`now()`)
    .where('email', '!=', user.email)
    .executeTakeFirst()
  return token?.email ?? null
}

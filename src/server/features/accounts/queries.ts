import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { UsersTable } from '../../platform/db/tables.ts'

export type UserRow = Selectable<UsersTable>

export async function findUser(db: Db, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

/** By username or e-mail address, whatever their case. Should one person's name be another's address, the name wins. */
export async function findUserByLogin(db: Db, login: string): Promise<UserRow | undefined> {
  if (login.includes('\0')) return undefined
  const found = await db
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb.or([eb('username', '=', login), eb('email', '=', login)]))
    .execute()
  return found.find((user) => user.username.toLowerCase() === login.toLowerCase()) ?? found[0]
}

export async function createUser(
  trx: Db,
  values: { username: string; email: string; password: string },
): Promise<UserRow> {
  return trx.insertInto('users').values(values).returningAll().executeTakeFirstOrThrow()
}

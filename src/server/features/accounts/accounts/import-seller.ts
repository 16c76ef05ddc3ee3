import type { Db } from '#server/platform/db/database.ts'

/** Owner of imports that name no seller. */
const HOUSE_SELLER = { username: 'inventory', email: 'inventory@placard.example', name: 'Imported inventory' }

/** The account that owns an import: the named one, or the house account, created on first use. */
export async function findImportSeller(
  db: Db,
  username?: string,
): Promise<{ id: number; username: string } | undefined> {
  const find = (name: string) =>
    db.selectFrom('users').select(['id', 'username']).where('username', '=', name).executeTakeFirst()
  if (username) return find(username)
  await db
    .insertInto('users')
    // matches no password hash: nobody can sign in to the house account
    .values({ ...HOUSE_SELLER, password: '!', status: 'active' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return find(HOUSE_SELLER.username)
}

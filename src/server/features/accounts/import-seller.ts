import type { Db } from '#server/platform/db/database.ts'

/** Owns what is imported without naming a seller. */
const HOUSE_SELLER = { username: 'inventory', email: 'inventory@placard.example', name: 'Imported inventory' }

/** The account an import belongs to: the named one, or the house account, made at first use. */
export async function findImportSeller(
  db: Db,
  username?: string,
): Promise<{ id: number; username: string } | undefined> {
  const find = (name: string) =>
    db.selectFrom('users').select(['id', 'username']).where('username', '=', name).executeTakeFirst()
  if (username) return find(username)
  await db
    .insertInto('users')
    // no hash ever matches this password: nobody signs in as the house
    .values({ ...HOUSE_SELLER, password: '!', status: 'active' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return find(HOUSE_SELLER.username)
}

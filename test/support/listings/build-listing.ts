import type { Insertable } from 'kysely'
import { applyKind } from '#domain/listings/listing-kind.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { ListingsTable, UsersTable } from '#server/platform/db/tables.gen.ts'

let count = 0

type UserValues = Partial<Insertable<UsersTable>>

/** Inserts a user with realistic defaults. The password is unusable: to sign in use the accounts' own builder. */
export async function buildUser(db: Db, values: UserValues = {}): Promise<number> {
  return (await buildUsers(db, [values]))[0]!.id
}

/** The same for several at once, in their order. */
export function buildUsers(
  db: Db,
  several: readonly UserValues[],
): Promise<{ id: number; email: string; username: string }[]> {
  const rows = several.map((values) => {
    count += 1
    const own = { username: `user${count}`, email: `user${count}@example.com` }
    return { ...own, password: '!', status: 'active' as const, ...values }
  })
  return db.insertInto('users').values(rows).returning(['id', 'email', 'username']).execute()
}

/** Inserts an active listing in Seattle with realistic defaults. */
export async function buildListing(db: Db, values: Partial<Insertable<ListingsTable>> = {}): Promise<number> {
  count += 1
  const seller_id = values.seller_id ?? (await buildUser(db))
  const row = await db
    .insertInto('listings')
    .values({
      title: `Wall on Pine Street ${count}`,
      description: 'A painted wall beside a busy bus stop.',
      ad_type: 'billboard',
      price: 900,
      location_text: 'Capitol Hill, Seattle, WA',
      lat: 47.6153,
      lng: -122.3202,
      status: 'active',
      ...applyKind(values),
      seller_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

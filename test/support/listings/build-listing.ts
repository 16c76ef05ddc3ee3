import type { Insertable } from 'kysely'
import { applyKind } from '#domain/listings/listing-kind.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { ListingsTable, UsersTable } from '#server/platform/db/tables.gen.ts'

let count = 0

/** Inserts a user with realistic defaults. The password is unusable: to sign in use the accounts' own builder. */
export async function buildUser(db: Db, values: Partial<Insertable<UsersTable>> = {}): Promise<number> {
  count += 1
  const defaults = {
    username: `user${count}`,
    email: `user${count}@example.com`,
    password: '!',
    status: 'active' as const,
  }
  const row = await db
    .insertInto('users')
    .values({ ...defaults, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
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

import { type SqlBool, sql } from 'kysely'
import { NEWEST_IN_ATOM } from '#domain/open-data.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type OpenSpace, toOpenSpace } from './open-space.ts'

type Means = Pick<AppContext, 'db' | 'search' | 'config'>

/** Read and written at a time: a market is never held whole. */
const PORTION = 250

/** Spaces of the public market that their sellers do not keep out. */
function openListings(db: Db) {
  return db
    .selectFrom('listings')
    .leftJoin('open_settings as setting', 'setting.organization_id', 'listings.seller_id')
    .select('listings.id')
    .where('listings.status', '=', 'active')
    .where(
      sql<SqlBool>`(setting.organization_id is null or (setting.is_open and listings.id <> all (setting.kept_out)))`,
    )
}

/** By id, in portions. */
export async function* readOpenSpaces({ db, search, config }: Means): AsyncGenerator<OpenSpace[]> {
  for (let after = 0; ; ) {
    const ids = await idsOf(
      openListings(db).where('listings.id', '>', after).orderBy('listings.id').limit(PORTION),
    )
    yield await readInOrder({ search, config }, ids)
    if (ids.length < PORTION) return
    after = ids.at(-1) as number
  }
}

/** Which of these are in the feeds, as they are there. */
export async function readOpenOf(
  { db, search, config }: Means,
  ids: readonly number[],
): Promise<OpenSpace[]> {
  const open = await idsOf(openListings(db).where('listings.id', '=', sql<number>`any(${[...ids]}::int[])`))
  return readInOrder({ search, config }, open)
}

export async function readNewest({ db, search, config }: Means): Promise<OpenSpace[]> {
  const newest = openListings(db).orderBy('listings.listed_at', 'desc').orderBy('listings.id', 'desc')
  return readInOrder({ search, config }, await idsOf(newest.limit(NEWEST_IN_ATOM)))
}

/** One that left the market meanwhile is left out. */
async function readInOrder(
  { search, config }: Pick<Means, 'search' | 'config'>,
  ids: readonly number[],
): Promise<OpenSpace[]> {
  const found = new Map((await search.readPast(ids)).map((listing) => [listing.id, listing]))
  return ids.flatMap((id) => {
    const listing = found.get(id)
    return listing ? [toOpenSpace(listing, config.PUBLIC_URL)] : []
  })
}

async function idsOf(query: { execute(): Promise<{ id: number }[]> }): Promise<number[]> {
  return (await query.execute()).map(({ id }) => id)
}

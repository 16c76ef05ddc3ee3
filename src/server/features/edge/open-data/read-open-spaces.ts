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
    .select(['listings.id', sql<boolean>`coalesce(setting.shows_calendars, false)`.as('showsCalendar')])
    .where('listings.status', '=', 'active')
    .where(
      sql<SqlBool>`(setting.organization_id is null or (setting.is_open and listings.id <> all (setting.kept_out)))`,
    )
}

/** By id, in portions. */
export async function* readOpenSpaces({ db, search, config }: Means): AsyncGenerator<OpenSpace[]> {
  for (let after = 0; ; ) {
    const portion = await openListings(db)
      .where('listings.id', '>', after)
      .orderBy('listings.id')
      .limit(PORTION)
      .execute()
    yield await readInOrder({ search, config }, portion)
    const last = portion.at(-1)
    if (!last || portion.length < PORTION) return
    after = last.id
  }
}

/** Which of these are in the feeds, as they are there. */
export async function readOpenOf(
  { db, search, config }: Means,
  ids: readonly number[],
): Promise<OpenSpace[]> {
  const open = openListings(db).where('listings.id', '=', sql<number>`any(${[...ids]}::int[])`)
  return readInOrder({ search, config }, await open.execute())
}

/** Whether everybody may read its calendar: it is in the feeds, and its seller gives that away. */
export async function showsCalendar({ db }: Pick<Means, 'db'>, id: number): Promise<boolean> {
  const row = await openListings(db).where('listings.id', '=', id).executeTakeFirst()
  return row?.showsCalendar === true
}

export async function readNewest({ db, search, config }: Means): Promise<OpenSpace[]> {
  const newest = openListings(db).orderBy('listings.listed_at', 'desc').orderBy('listings.id', 'desc')
  return readInOrder({ search, config }, await newest.limit(NEWEST_IN_ATOM).execute())
}

/** One that left the market meanwhile is left out. */
async function readInOrder(
  { search, config }: Pick<Means, 'search' | 'config'>,
  rows: readonly { id: number; showsCalendar: boolean }[],
): Promise<OpenSpace[]> {
  const read = await search.readPast(rows.map(({ id }) => id))
  const found = new Map(read.map((listing) => [listing.id, listing]))
  return rows.flatMap(({ id, showsCalendar }) => {
    const listing = found.get(id)
    return listing ? [toOpenSpace(listing, { publicUrl: config.PUBLIC_URL, showsCalendar })] : []
  })
}

import { sql } from 'kysely'
import type { ListingFilters } from '#contract/search.ts'
import type { AppContext } from '../../context.ts'

const DAYS = 30

/** How many spaces a week came on the market over the last month that this search finds. */
export async function measurePace(
  { db, search, now }: Pick<AppContext, 'db' | 'search' | 'now'>,
  filters: ListingFilters,
): Promise<number> {
  const [read, young] = await Promise.all([
    search.read(filters),
    db
      .selectFrom('listings')
      .select('id')
      .where('status', '=', 'active')
      .where('listed_at', '>', sql<Date>`${now()}::timestamptz - make_interval(days => ${DAYS})`)
      .execute(),
  ])
  const asked = read.query.ids && new Set(read.query.ids)
  const ids = young.flatMap(({ id }) => (asked && !asked.has(id) ? [] : [id]))
  const found = await search.countFitting({ query: { ...read.query, ids }, area: read.area })
  return (found / DAYS) * 7
}

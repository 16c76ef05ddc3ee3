import { sql } from 'kysely'
import type { ListingFilters } from '#contract/discovery/search.ts'
import { DAY_MS } from '#domain/dates.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'

const DAYS = 30
/** Where more came, the newest say how it goes. */
const MOST = 10_001

/** How many spaces a week came on the market over the last month that this search finds. */
export async function measurePace(
  { db, search, now }: Pick<AppContext, 'db' | 'search' | 'now'>,
  filters: ListingFilters,
): Promise<number> {
  const [read, young] = await Promise.all([
    search.read(filters),
    db
      .selectFrom('listings')
      .select(['id', 'listed_at'])
      .where('status', '=', 'active')
      .where('listed_at', '>', sql<Date>`${now()}::timestamptz - make_interval(days => ${DAYS})`)
      .orderBy('listed_at', 'desc')
      .limit(MOST)
      .execute(),
  ])
  const asked = read.query.ids && new Set(read.query.ids)
  const ids = young.flatMap(({ id }) => (asked && !asked.has(id) ? [] : [id]))
  const found = await search.countFitting({ query: { ...read.query, ids }, areas: read.areas })
  return (found / spanOf(young, now())) * 7
}

/** Days that these spaces came in, newest first; at least one, for an import of thousands. */
function spanOf(young: readonly { listed_at: Date | null }[], now: Date): number {
  const oldest = young.length < MOST ? null : required(young.at(-1)).listed_at
  return oldest === null ? DAYS : Math.max(1, (now.getTime() - oldest.getTime()) / DAY_MS)
}

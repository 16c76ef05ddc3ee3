import { type RawBuilder, sql } from 'kysely'
import {
  MAX_SPACE_IDS,
  type SpaceRow,
  type SpaceSort,
  type spaceRoutes,
} from '#contract/listings/listings-spaces.ts'
import type { Out } from '#contract/route.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { type Actor, LISTING_STATUSES } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { countAll } from '../../../platform/db/read-page.ts'
import { firstFreeDay } from './free-days.ts'
import { presentSpaces } from './present-spaces.ts'
import { MONTHLY, ownSpaces, type SpaceFilter } from './space-filter.ts'
import { viewsSince } from './views-since.ts'

const PAGE_SIZE = 50
/** What it is sorted by in the other direction first: dates, prices and counts are read from the top. */
const DESCENDING: readonly SpaceSort[] = ['newest', 'views', 'price']

type ReadContext = Pick<AppContext, 'db' | 'config' | 'now'>
type SpacesQuery = Out<typeof spaceRoutes.listSpaces.query>

/**
 * One page of a seller's table. Pages are counted, not continued by a cursor: a page of the table has its number in the address, and the
 * last of 10,000 spaces is read about as fast as the first (`npm run bench:many-spaces`).
 */
export async function listSpaces(
  context: ReadContext,
  actor: Actor,
  { sort = 'newest', dir, limit = PAGE_SIZE, page = 1, ...filter }: SpacesQuery,
): Promise<{ spaces: SpaceRow[]; total: number }> {
  const today = toMarketDate(context.now())
  const matching = ownSpaces(context.db, actor, { ...filter, today })
  const total = await countAll(matching)
  const direction = (dir ?? (DESCENDING.includes(sort) ? 'desc' : 'asc')) === 'desc' ? 'desc' : 'asc'
  const rows = await matching
    .select('listings.id')
    .orderBy(sortBy(sort, today), (order) =>
      direction === 'desc' ? order.desc().nullsLast() : order.asc().nullsLast(),
    )
    .orderBy('listings.id', direction)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const spaces = await presentSpaces(
    context,
    rows.map(({ id }) => id),
  )
  return { spaces, total }
}

export async function listSpaceIds(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  actor: Actor,
  filter: SpaceFilter,
): Promise<{ ids: number[] }> {
  const rows = await ownSpaces(db, actor, { ...filter, today: toMarketDate(now()) })
    .select('listings.id')
    .orderBy('listings.id', 'desc')
    .limit(MAX_SPACE_IDS)
    .execute()
  return { ids: rows.map(({ id }) => id) }
}

function sortBy(sort: SpaceSort, today: string): RawBuilder<unknown> {
  if (sort === 'title') return sql`lower(listings.title)`
  if (sort === 'type') return sql`listings.ad_type`
  if (sort === 'place') return sql`lower(listings.location_text)`
  if (sort === 'price') return MONTHLY
  if (sort === 'status') return sql`array_position(${[...LISTING_STATUSES]}::text[], listings.status)`
  if (sort === 'views') return viewsSince(today)
  if (sort === 'free') return firstFreeDay(today)
  return sql`listings.created_at`
}

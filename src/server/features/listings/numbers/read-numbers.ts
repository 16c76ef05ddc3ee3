import { type RawBuilder, sql } from 'kysely'
import type { Income, MyNumbers, NumberSort } from '#contract/listings/numbers.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { type Counts, MEASURES } from '#domain/ground/funnel.ts'
import type { ListingStatus } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AdType } from '#domain/vocabulary.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { readIncome, spaceCounts } from '../../ground/counts/space-counts.ts'
import { sumIncome } from './sum-income.ts'

export const PAGE_SIZE = 50

/** Each measure summed up. */
export const SUMS: RawBuilder<unknown> = sql.join(
  MEASURES.map(
    (measure) => sql`coalesce(sum(${sql.ref(`counted.${measure}`)}), 0)::int as ${sql.ref(measure)}`,
  ),
)

export interface Span {
  /** Pacific calendar date. */
  today: string
  days: number
}

export function spanOf(now: Date, days: string): Span {
  return { today: toMarketDate(now), days: Number(days) }
}

/** Counts of a span, today included, as a table called `counted`. */
export function countedIn({ today, days }: Span): RawBuilder<unknown> {
  return sql`(select * from ${spaceCounts(today)} as counted
    where day > ${today}::date - ${sql.lit(days)}::int and day <= ${today}::date)`
}

/** As `countedIn`, of as many days before. */
function countedBefore({ today, days }: Span): RawBuilder<unknown> {
  return sql`(select * from ${spaceCounts(today)} as counted
    where day > ${today}::date - ${sql.lit(2 * days)}::int and day <= ${today}::date - ${sql.lit(days)}::int)`
}

type Row = Counts & { id: number; title: string; ad_type: AdType; status: ListingStatus }

interface ListNumbersInput extends Span {
  sellerId: number
  sort: NumberSort
  dir: 'asc' | 'desc'
  /** From 1; all of them without. */
  page?: number | undefined
}

/** What is counted of a seller's spaces, drafts left out. */
export async function listNumbers(db: Db, asked: ListNumbersInput): Promise<MyNumbers['spaces']> {
  const { sellerId, sort, dir, page } = asked
  const order = sort === 'title' ? sql`lower(title)` : sql.ref(sort)
  const direction = dir === 'asc' ? sql`asc` : sql`desc`
  const limit = page === undefined ? sql`` : sql`limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`
  const { rows } = await sql<Row>`
    select * from (
      select listings.id, title, ad_type, status, ${SUMS}
      from listings left join ${countedIn(asked)} as counted on counted.listing_id = listings.id
      where seller_id = ${sellerId} and status <> 'draft' group by listings.id
    ) as spaces order by ${order} ${direction}, id ${direction} ${limit}`.execute(db)
  return rows.map(toSpace)
}

/** How many there are, and all of them together. */
export async function readTotals(
  db: Db,
  asked: Span & { sellerId: number },
  counted: RawBuilder<unknown> = countedIn(asked),
): Promise<{ total: number; totals: Counts }> {
  const { rows } = await sql<Counts & { total: number }>`
    select count(distinct listings.id)::int as total, ${SUMS}
    from listings left join ${counted} as counted on counted.listing_id = listings.id
    where seller_id = ${asked.sellerId} and status <> 'draft'`.execute(db)
  const { total, ...totals } = required(rows[0])
  return { total, totals }
}

const MAX_GROUPS = 20

/** Sums by what the spaces have in common, most seen first. */
async function listGroups(
  db: Db,
  asked: Span & { sellerId: number },
  by: 'ad_type' | 'location_text',
): Promise<MyNumbers['kinds']> {
  const { rows } = await sql<Counts & { name: string; spaces: number }>`
    select ${sql.ref(by)} as name, count(distinct listings.id)::int as spaces, ${SUMS}
    from listings left join ${countedIn(asked)} as counted on counted.listing_id = listings.id
    where seller_id = ${asked.sellerId} and status <> 'draft'
    group by ${sql.ref(by)} order by appearances desc, spaces desc, name limit ${MAX_GROUPS}`.execute(db)
  return rows.map(({ name, spaces, ...counts }) => ({ name, spaces, counts }))
}

/** Of each space in the span. */
export async function listIncome(db: Db, asked: Span & { sellerId: number }): Promise<Map<number, Income>> {
  const parts = await readIncome(db, asked)
  return new Map(parts.filter(({ isBefore }) => !isBefore).map(({ listingId, sums }) => [listingId, sums]))
}

export async function getMyNumbers(
  { db, now, spaceCounter }: Pick<AppContext, 'db' | 'now' | 'spaceCounter'>,
  { days, page = 1, ...asked }: Omit<ListNumbersInput, 'today' | 'days'> & { days: string },
): Promise<MyNumbers> {
  await spaceCounter.flush()
  const span = spanOf(now(), days)
  const [spaces, totals, before, kinds, markets, income] = await Promise.all([
    listNumbers(db, { ...asked, ...span, page }),
    readTotals(db, { ...asked, ...span }),
    readTotals(db, { ...asked, ...span }, countedBefore(span)),
    listGroups(db, { ...asked, ...span }, 'ad_type'),
    listGroups(db, { ...asked, ...span }, 'location_text'),
    readIncome(db, { ...asked, ...span }).then((parts) => sumIncome(db, parts)),
  ])
  return { days: span.days, ...totals, before: before.totals, kinds, markets, spaces, income }
}

function toSpace({ id, title, ad_type, status, ...counts }: Row) {
  return { id, title, adType: ad_type, status, counts }
}

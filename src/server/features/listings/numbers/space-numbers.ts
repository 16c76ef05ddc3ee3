import { sql } from 'kysely'
import type { SpaceNumbers } from '#contract/listings/numbers.ts'
import { type Counts, MEASURES, toFunnel } from '#domain/ground/funnel.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { ListingRow } from '../listings/present.ts'
import { findListing } from '../listings/queries.ts'
import { countedIn, type Span, SUMS, spanOf } from './read-numbers.ts'
import { compareWithSimilar } from './similar-spaces.ts'

type ReadContext = Pick<AppContext, 'db' | 'now' | 'search' | 'spaceCounter'>

/** @throws AppError `listing-not-found` when it is not the seller's own */
export async function getSpaceNumbers(
  context: ReadContext,
  { id, sellerId, days }: { id: number; sellerId: number; days: string },
): Promise<SpaceNumbers> {
  const { db, now } = context
  const listing = await getOwn(db, id, sellerId)
  await context.spaceCounter.flush()
  const span = spanOf(now(), days)
  const [byDay, similar] = await Promise.all([
    listDays(db, id, span),
    compareWithSimilar(context, listing, span),
  ])
  const { title, ad_type: adType, status } = listing
  return {
    days: span.days,
    space: { id, title, adType, status },
    byDay,
    funnel: toFunnel(sumOf(byDay)),
    similar,
  }
}

/** @throws AppError `listing-not-found` when it is not the seller's own */
export async function getOwn(db: Db, id: number, sellerId: number): Promise<ListingRow> {
  const listing = await findListing(db, id)
  if (!listing || listing.seller_id !== sellerId) throw new AppError('listing-not-found')
  return listing
}

/** Oldest first, days without any included. */
export async function listDays(db: Db, id: number, span: Span): Promise<SpaceNumbers['byDay']> {
  const { today, days } = span
  const { rows } = await sql<Counts & { day: string }>`
    select calendar.date::date::text as day, ${SUMS}
    from generate_series(${today}::date - ${sql.lit(days - 1)}::int, ${today}::date, interval '1 day') as calendar (date)
    left join ${countedIn(span)} as counted on counted.listing_id = ${id} and counted.day = calendar.date::date
    group by calendar.date order by calendar.date`.execute(db)
  return rows.map(({ day, ...counts }) => ({ day, counts }))
}

function sumOf(days: SpaceNumbers['byDay']): Counts {
  const sum = (measure: keyof Counts) => days.reduce((total, { counts }) => total + counts[measure], 0)
  return Object.fromEntries(MEASURES.map((measure) => [measure, sum(measure)])) as Counts
}

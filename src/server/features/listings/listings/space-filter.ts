import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SpaceChoices, spaceRoutes } from '#contract/listings/listings-spaces.ts'
import type { Out } from '#contract/route.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { monthlyPrice } from '#domain/money.ts'
import { INTERVALS } from '#domain/vocabulary.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Database } from '../../../platform/db/tables.gen.ts'
import { firstFreeDay } from './free-days.ts'
import { ownWordConditions } from './queries.ts'

export type SpaceFilter = Out<typeof spaceRoutes.listSpaceIds.query>
type Builder = ExpressionBuilder<Database, 'listings' | 'organizations'>

/** Prices of different periods are compared by the month. */
const MONTHS = sql`(case listings.frequency ${sql.join(
  INTERVALS.map(
    (interval) => sql`when ${sql.lit(interval)} then ${sql.lit(monthlyPrice(1e6, interval) / 1e6)}`,
  ),
  sql` `,
)} end)`
export const MONTHLY: RawBuilder<unknown> = sql`(listings.price * ${MONTHS})`

/** The first fact that is called a size. */
const SIZE = sql<
  string | null
>`(select fact ->> 'value' from jsonb_array_elements(listings.specifications) as fact
  where lower(fact ->> 'label') = 'size' limit 1)`

/** A seller's own spaces that match; of any status but archived where none is asked for. */
export function ownSpaces(db: Db, actor: Actor, filter: SpaceFilter & { today: string }) {
  return db
    .selectFrom('listings')
    .innerJoin('organizations', 'organizations.id', 'listings.seller_id')
    .where((eb) => eb.and([eb('listings.seller_id', '=', actor.organizationId), ...conditionsOf(eb, filter)]))
}

function conditionsOf(eb: Builder, filter: SpaceFilter & { today: string }): Expression<SqlBool>[] {
  const { status, adType, structure, q, place, size, minPrice, maxPrice, freeBy, photos, today } = filter
  return [
    status?.length ? eb('listings.status', 'in', status) : eb('listings.status', '!=', 'archived'),
    ...(adType?.length ? [eb('listings.ad_type', 'in', adType)] : []),
    ...(structure ? [eb('listings.structure_id', '=', structure)] : []),
    ...(place ? [eb('listings.location_text', '=', place)] : []),
    ...(size ? [sql<SqlBool>`${SIZE} = ${size}`] : []),
    ...(minPrice === undefined ? [] : [sql<SqlBool>`${MONTHLY} >= ${minPrice}`]),
    ...(maxPrice === undefined ? [] : [sql<SqlBool>`${MONTHLY} <= ${maxPrice}`]),
    ...(freeBy ? [sql<SqlBool>`${firstFreeDay(today)}::date <= ${freeBy}::date`] : []),
    ...(photos === 'none' ? [sql<SqlBool>`jsonb_array_length(listings.images) = 0`] : []),
    ...ownWordConditions(eb, q),
  ]
}

const MAX_CHOICES = 200

/** Places and sizes of a seller's spaces, most first. */
export async function listSpaceChoices(db: Db, actor: Actor): Promise<SpaceChoices> {
  const [places, sizes] = await Promise.all([
    countBy(db, actor, sql`listings.location_text`),
    countBy(db, actor, SIZE),
  ])
  return { places, sizes }
}

async function countBy(db: Db, actor: Actor, name: RawBuilder<unknown>): Promise<SpaceChoices['places']> {
  const { rows } = await sql<SpaceChoices['places'][number]>`
    select name, count(*)::int as spaces
    from (select ${name} as name from listings where seller_id = ${actor.organizationId} and status <> 'archived') as own
    where name <> '' group by name order by spaces desc, name limit ${MAX_CHOICES}`.execute(db)
  return rows
}

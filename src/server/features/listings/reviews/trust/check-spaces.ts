import { sql } from 'kysely'
import { TRUST } from '#domain/limits.ts'
import { type CheckedSpace, listFailed, type TrustCheck } from '#domain/listings/trust.ts'
import { monthlyPrice } from '#domain/money.ts'
import { required } from '#domain/required.ts'
import type { AdType, Interval } from '#domain/vocabulary.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { isRefusalOf } from './trust-facts.ts'

/** About 150 m, as reviewers are shown doubles. */
const NEAR_DEGREES = 0.0014
const MIN_SIMILARITY = 0.6
/** Of the market, where the seller has too few prices of a kind: the newest. */
const MARKET_PRICES = 300

interface Checked {
  id: number
  failed: TrustCheck[]
}

/** The automatic checks of some spaces of one seller, in a few statements however many they are. */
export async function checkSpaces(trx: Tx, sellerId: number, ids: readonly number[]): Promise<Checked[]> {
  const spaces = await readSpaces(trx, sellerId, ids)
  const usual = new Map<AdType, number[]>()
  for (const { adType } of spaces)
    if (!usual.has(adType)) usual.set(adType, await listUsualPrices(trx, sellerId, adType))
  return spaces.map(({ id, adType, ...space }) => ({
    id,
    failed: listFailed({ ...space, usualPrices: required(usual.get(adType)) }),
  }))
}

type Facts = Omit<CheckedSpace, 'usualPrices'> & { id: number; adType: AdType }

const SAME_PICTURE = sql`exists (select from jsonb_array_elements(other.images) as theirs
  join jsonb_array_elements(listings.images) as own on own ->> 'url' = theirs ->> 'url')`
/** Faces of one structure stand beside each other and are called alike; each has a unit id of its own. */
const IS_OTHER_FACE = sql`(other.seller_id = listings.seller_id and other.seller_unit_id <> listings.seller_unit_id
  and other.status <> 'rejected')`

async function readSpaces(trx: Tx, sellerId: number, ids: readonly number[]): Promise<Facts[]> {
  const { rows } = await sql<Facts>`
    with refused as materialized (
      select other.id, lower(other.title) as title, other.images from listings as other
      where other.seller_id = ${sellerId} and other.status in ('rejected', 'archived') and exists (
        select from listing_events as event where event.listing_id = other.id and ${isRefusalOf('event', 'other')}))
    select listings.id, listings.ad_type as "adType", listings.price, listings.frequency as interval,
      listings.lat is not null as "hasPin",
      (exists (select from listing_events as event where event.listing_id = listings.id and ${isRefusalOf('event', 'listings')})
        or exists (select from refused as other where other.id <> listings.id
          and (other.title = lower(listings.title) or ${SAME_PICTURE}))) as "wasRefused",
      exists (select from import_review_spaces as space
        where space.listing_id = listings.id and space.outcome in ('left-out', 'refused')) as "wasLeftOut",
      exists (select from listing_reports as report
        where report.listing_id = listings.id and report.status = 'open') as "hasOpenReport",
      exists (select from listings as other
        where other.lat between listings.lat - ${NEAR_DEGREES} and listings.lat + ${NEAR_DEGREES}
          and other.lng between listings.lng - ${NEAR_DEGREES} and listings.lng + ${NEAR_DEGREES}
          and other.id <> listings.id and other.ad_type = listings.ad_type
          and other.status in ('active', 'paused', 'pending', 'rejected')
          and ${IS_OTHER_FACE} is not true
          and (similarity(lower(other.title), lower(listings.title)) >= ${MIN_SIMILARITY} or ${SAME_PICTURE})) as "hasDouble"
    from listings where listings.id = any(${[...ids]}::int[]) order by listings.id`.execute(trx)
  return rows
}

/** What the seller's own spaces of a kind cost a month that a person approved; the market's, where those are too few. */
async function listUsualPrices(trx: Tx, sellerId: number, adType: AdType): Promise<number[]> {
  const priced = trx
    .selectFrom('listings')
    .select(['price', 'frequency'])
    .where('ad_type', '=', adType)
    .where('price', '>', 0)
  const own = await priced
    .where('seller_id', '=', sellerId)
    .where('status', 'in', ['active', 'paused'])
    .where('approved_by', 'is not', null)
    .execute()
  const enough = own.length >= TRUST.comparedPrices
  const rows = enough
    ? own
    : await priced
        .where('status', '=', 'active')
        .where('seller_id', '!=', sellerId)
        .orderBy('listed_at', 'desc')
        .limit(MARKET_PRICES)
        .execute()
  return rows.map(({ price, frequency }) => monthlyPrice(price, frequency as Interval))
}

import { sql } from 'kysely'
import { DAY_MS, toDayNumber } from '#domain/dates.ts'
import { monthlyPrice } from '#domain/money.ts'
import type {
  AdType,
  AudienceBasis,
  AudiencePeriod,
  Interval,
  ListingType,
  Venue,
} from '#domain/vocabulary.ts'
import type { UnitDays } from '#search/free-days.ts'
import type { SpaceRow } from '#search/query.ts'
import type { RateCard } from '#search/rate-card.ts'
import { scoreSpace } from '#search/score.ts'
import type { Db } from '../../../platform/db/database.ts'

/** Unit separator, which validation keeps out of every tag. */
const SEPARATOR = '\u001f'

/**
 * The columns that the index and its score need. Texts arrive as lengths, lists as one text and times as seconds: the
 * driver takes longer to parse an array or a date than all the rest of a row.
 */
export interface StoredSpace {
  id: number
  lat: number | null
  lng: number | null
  price: number
  frequency: Interval
  ad_type: AdType
  venue: Venue | null
  audiences: string
  listing_type: ListingType
  feature_names: string
  availability_start: string | null
  availability_end: string | null
  listed_at_seconds: number
  description_length: number
  image_count: number
  specification_count: number
  basis: AudienceBasis | null
  /** Of its audience figure: how many, in which period. */
  contacts: number | null
  contacts_per: AudiencePeriod | null
  seller_id: number
  has_address: boolean
  has_terms: boolean
  /** Its location in words, for a space without coordinates. */
  unlocated_text: string | null
  /** How its seller answers, 0..1; null with too few buyers. */
  promptness: number | null
  /** What its seller's reviews and proof count, 0..1; null until they are measured. */
  rating: number | null
  /** Null where nothing is booked here. */
  lead_days: number | null
  location_text: string
  min_contract: string | null
  /** Whole US dollars, once. */
  setup_fee: number | null
  takes_requests: boolean
}

export function selectSpaces(db: Db) {
  return db
    .selectFrom('listings')
    .leftJoin('seller_answers', 'seller_answers.seller_id', 'listings.seller_id')
    .leftJoin('seller_ratings', 'seller_ratings.seller_id', 'listings.seller_id')
    .leftJoin('booking_terms', 'booking_terms.listing_id', 'listings.id')
    .where('status', '=', 'active')
    .select(['id', 'lat', 'lng', 'price', 'frequency', 'ad_type', 'venue', 'listing_type'])
    .select([
      'availability_start',
      'availability_end',
      'location_text',
      'min_contract',
      'setup_fee',
      'takes_requests',
      'listings.seller_id',
      'seller_ratings.rating',
    ])
    .select([
      sql<string>`array_to_string(target_market, chr(31))`.as('audiences'),
      sql<string>`array_to_string(features, chr(31))`.as('feature_names'),
      sql<number>`extract(epoch from listed_at)::int`.as('listed_at_seconds'),
      sql<number>`length(description)`.as('description_length'),
      sql<number>`jsonb_array_length(images)`.as('image_count'),
      sql<number>`jsonb_array_length(specifications)`.as('specification_count'),
      sql<AudienceBasis | null>`audience->>'basis'`.as('basis'),
      sql<number | null>`(audience->>'value')::float8`.as('contacts'),
      sql<AudiencePeriod | null>`audience->>'per'`.as('contacts_per'),
      sql<boolean>`address is not null`.as('has_address'),
      sql<boolean>`min_contract is not null or payment_terms is not null`.as('has_terms'),
      sql<string | null>`case when lat is null then location_text end`.as('unlocated_text'),
      // a faded seller's spaces stand last
      sql<number | null>`case when faded_at is null then promptness else 0 end`.as('promptness'),
      sql<number | null>`case when mode <> 'off' then lead_days end`.as('lead_days'),
    ])
}

/** Median monthly price by medium, for media with enough spaces. */
export type UsualPrices = ReadonlyMap<AdType, number>

const ENOUGH_COMPARABLES = 5

export async function loadUsualPrices(db: Db): Promise<UsualPrices> {
  const rows = await db
    .selectFrom('listings')
    .where('status', '=', 'active')
    // the price of a space to buy is no price by the month
    .where('listing_type', '=', 'rent')
    .groupBy(['ad_type', 'frequency'])
    .select(['ad_type', 'frequency', sql<number>`count(*)`.as('count')])
    .select(sql<number>`percentile_cont(0.5) within group (order by price)`.as('median'))
    .execute()
  const usual = new Map<AdType, number>()
  for (const [adType, group] of Map.groupBy(rows, (row) => row.ad_type)) {
    const total = group.reduce((sum, row) => sum + row.count, 0)
    if (total < ENOUGH_COMPARABLES) continue
    const weighted = group.reduce((sum, row) => sum + monthlyPrice(row.median, row.frequency) * row.count, 0)
    usual.set(adType, weighted / total)
  }
  return usual
}

/** Baselines for a space's score. */
export interface Standards {
  usual: UsualPrices
  now: Date
}

/** Listed dates say themselves when they are sold: the space's own dates and its lead time are not asked beside them. */
export function toSpaceRow(
  space: StoredSpace,
  standards: Standards,
  { units, card }: { units: UnitDays | null; card: RateCard | null },
): SpaceRow {
  const isListed = units?.throughout.length === 0
  return {
    id: space.id,
    lat: space.lat,
    lng: space.lng,
    price: space.price,
    interval: space.frequency,
    adType: space.ad_type,
    venue: space.venue,
    audiences: toList(space.audiences),
    listingType: space.listing_type,
    features: toList(space.feature_names),
    availableFromDay: isListed ? null : toDay(space.availability_start),
    availableToDay: isListed ? null : toDay(space.availability_end),
    leadDays: isListed ? 0 : (space.lead_days ?? 0),
    units,
    card,
    listedAtSeconds: space.listed_at_seconds,
    score: scoreOf(space, standards),
    sellerId: space.seller_id,
    figure: figureOf(space),
  }
}

function figureOf({ contacts, contacts_per: per, basis }: StoredSpace): SpaceRow['figure'] {
  return contacts !== null && per !== null && basis !== null ? { contacts, per, basis } : null
}

function toDay(date: string | null): number | null {
  return date === null ? null : toDayNumber(date)
}

function toList(joined: string): string[] {
  return joined === '' ? [] : joined.split(SEPARATOR)
}

function scoreOf(space: StoredSpace, { usual, now }: Standards): number {
  return scoreSpace({
    descriptionLength: space.description_length,
    imageCount: space.image_count,
    specificationCount: space.specification_count,
    featureCount: toList(space.feature_names).length,
    audienceTagCount: toList(space.audiences).length,
    hasCoordinates: space.lat !== null,
    hasAddress: space.has_address,
    hasAvailability: space.availability_start !== null,
    hasContractTerms: space.has_terms,
    ageDays: (now.getTime() - space.listed_at_seconds * 1000) / DAY_MS,
    audienceBasis: space.basis,
    monthlyPrice: monthlyPrice(space.price, space.frequency),
    comparableMonthlyPrice: (space.listing_type === 'rent' && usual.get(space.ad_type)) || null,
    promptness: space.promptness,
    rating: space.rating,
  }).value
}

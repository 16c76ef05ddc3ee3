import { formatBudget, isPeriodOpen, priceOnBudget, readBudgetBasis } from '#domain/discovery/budget.ts'
import type { Criteria } from '#domain/discovery/criteria.ts'
import { toShortDate } from '#domain/format-dates.ts'
import { costPerThousand, formatCpm } from '#domain/listings/cost-per-thousand.ts'
import { formatPrice, formatUsd } from '#domain/money.ts'
import type { AudiencePeriod } from '#domain/vocabulary.ts'
import {
  AD_TYPE_LABELS,
  AUDIENCE_LABELS,
  type AudienceBasis,
  FEATURE_LABELS,
  VENUE_LABELS,
} from '#domain/vocabulary.ts'
import type { AssistantListing } from '../listing.ts'
import type { Market } from '../market.ts'
import type { Match } from '../match/match.ts'
import type { PriceStatistics } from './price-statistics.ts'
import { metAudiences, metFeatures, metVenue, presentVerdict, sayDistance } from './verdict.ts'
import { formatCount, listWords, plainText } from './wording.ts'

export interface Explanation {
  /** Why it fits, in one line; empty where nothing was asked for. */
  verdict: string
  /** Plain sentences, each from the listing's own fields or the request. */
  benefits: string[]
  /** Audience figure with its period and basis; null when the listing has none. */
  reach: string | null
  /** Price beside comparable spaces or cost per thousand; null when neither is available. */
  value: string | null
}

/** Explains a match from its listing's fields, the request and stated arithmetic alone. */
export function explainMatch(match: Match, criteria: Criteria, market: Market): Explanation {
  const { listing } = match
  return {
    verdict: presentVerdict(match, criteria),
    benefits: listBenefits(match, criteria),
    reach: presentReach(listing),
    value: presentValue(listing, market),
  }
}

function listBenefits(match: Match, criteria: Criteria): string[] {
  const { listing } = match
  return [
    placeBenefit(match, criteria),
    ...formatBenefit(match, criteria),
    ...(match.size === null ? [] : [`Size: ${match.size}, as you asked.`]),
    priceBenefit(listing, criteria),
    ...audienceBenefit(listing, criteria),
    ...venueBenefit(listing, criteria),
    ...featureBenefit(listing, criteria),
    ...availabilityBenefit(listing, criteria),
  ]
}

function placeBenefit(match: Match, criteria: Criteria): string {
  const where = plainText(match.listing.location.text)
  if (criteria.place === null || match.where === null) return `Place: ${where}.`
  return match.where.isIn
    ? `Place: ${where}, where you asked.`
    : `Place: ${where}, ${sayDistance(match, criteria)}.`
}

/** What it is by its own words, and under which kind it is listed where that is another than was asked for. */
function formatBenefit({ listing, format }: Match, { adTypes }: Criteria): string[] {
  if (format === null) return []
  const isBeyond = adTypes.length > 0 && !adTypes.includes(listing.adType)
  const kind = AD_TYPE_LABELS[listing.adType].toLowerCase()
  return [`Format: ${format}${isBeyond ? `, listed under ${kind}` : ''}.`]
}

function priceBenefit(listing: AssistantListing, criteria: Criteria): string {
  const price = formatPrice(listing.price, listing.interval)
  const { priceMax, interval } = criteria
  if (priceMax === null) return `Price: ${price}.`
  if (interval !== null && interval !== 'one-time' && listing.interval === 'one-time')
    return `Price: ${price}; a one-time price, not spread over your budget's period.`
  const side = priceOnBudget(listing, criteria) < priceMax ? 'below' : 'at'
  const budget = isPeriodOpen(criteria)
    ? `${formatUsd(priceMax)}, taken as a month's`
    : `your budget of ${formatBudget(priceMax, criteria)}`
  return `Price: ${price}${sameOnBudget(listing, criteria)} ${side} ${budget}.`
}

/** The price as the budget compares it, where the listing does not say so itself. */
function sameOnBudget(listing: AssistantListing, criteria: Criteria): string {
  const basis = readBudgetBasis(criteria)
  const dollars = Math.round(priceOnBudget(listing, criteria))
  if (listing.interval === 'one-time') return ''
  if (basis.kind === 'total') return `, ${formatUsd(dollars)} for your dates,`
  if (basis.interval === listing.interval || basis.interval === 'one-time') return ''
  return `, which is ${formatPrice(dollars, basis.interval)},`
}

function audienceBenefit(listing: AssistantListing, criteria: Criteria): string[] {
  const met = metAudiences(listing, criteria).map((audience) => AUDIENCE_LABELS[audience].toLowerCase())
  return met.length === 0 ? [] : [`Audience: the seller names ${listWords(met, 'and')}.`]
}

function venueBenefit(listing: AssistantListing, criteria: Criteria): string[] {
  return metVenue(listing, criteria).map((venue) => `Venue: ${VENUE_LABELS[venue].toLowerCase()}.`)
}

function featureBenefit(listing: AssistantListing, criteria: Criteria): string[] {
  const met = metFeatures(listing, criteria).map((feature) => FEATURE_LABELS[feature].toLowerCase())
  return met.length === 0 ? [] : [`Features: the seller states ${listWords(met, 'and')}.`]
}

function availabilityBenefit(listing: AssistantListing, { availableFrom, availableTo }: Criteria): string[] {
  if (availableFrom === null && availableTo === null) return []
  const { availabilityStart: start, availabilityEnd: end } = listing
  if (start === null && end === null) return ['Dates: the seller states none; ask before you plan.']
  const from = start === null ? '' : ` from ${toShortDate(start)}`
  const to = end === null ? '' : ` until ${toShortDate(end)}`
  return [`Dates: available${from}${to}.`]
}

const FIGURE_NAMES: Record<AudienceBasis, string> = {
  measured: 'measured',
  modelled: 'modeled',
  circulation: 'circulation',
  followers: 'followers',
  'seller-stated': 'seller-stated',
}
const PER: Record<AudiencePeriod, string> = {
  day: 'a day',
  week: 'a week',
  '4-week': 'in 4 weeks',
  month: 'a month',
  issue: 'an issue',
  event: 'an event',
  post: 'a post',
}
const NOUN: Record<AssistantListing['adType'], string> = {
  billboard: 'views',
  digital: 'views',
  print: 'readers or copies',
  radio: 'listeners',
  event: 'people',
  social: 'people',
}

/** "4,200 views a day (seller-stated)"; null without a figure. The basis is always stated. */
export function presentReach(listing: AssistantListing): string | null {
  const { value, per, dailyViews, basis } = listing.audience
  const stated = basis === null ? 'basis not stated' : FIGURE_NAMES[basis]
  if (value !== null && per !== null)
    return `${formatCount(value)} ${NOUN[listing.adType]} ${PER[per]} (${stated})`
  if (value !== null) return `${formatCount(value)} ${NOUN[listing.adType]} (${stated}; period not stated)`
  if (dailyViews !== null) return `${formatCount(dailyViews)} ${NOUN[listing.adType]} a day (${stated})`
  return null
}

/** Price against comparable spaces and cost per thousand (CPM), each only when the data supports it. */
export function presentValue(listing: AssistantListing, market: Market): string | null {
  const { id, adType, listingType, interval, location } = listing
  const { coordinates } = location
  const { statistics, near } = market.comparePrices({ id, adType, listingType, interval, coordinates })
  const sentences = [statistics && comparePrice(listing, statistics, near), presentCpm(listing)].filter(
    (text) => text !== null,
  )
  return sentences.length === 0 ? null : sentences.join(' ')
}

function comparePrice(listing: AssistantListing, statistics: PriceStatistics, near: boolean): string {
  const median = Math.round(statistics.median)
  const side = listing.price < median ? 'below' : listing.price > median ? 'above' : 'at'
  const spaces = `${statistics.count} comparable ${AD_TYPE_LABELS[listing.adType].toLowerCase()} spaces${near ? ' nearby' : ''}`
  return `${formatPrice(listing.price, listing.interval)} is ${side} the median of ${spaces} (${formatPrice(median, listing.interval)}).`
}

function presentCpm(listing: AssistantListing): string | null {
  const cpm = costPerThousand(listing)
  if (!cpm) return null
  const { basis: stated } = listing.audience
  const basis = stated === null ? 'basis not stated' : FIGURE_NAMES[stated]
  return `CPM ${formatCpm(cpm)}: ${formatPrice(listing.price, listing.interval)} for ${formatCount(cpm.contacts)} ${NOUN[listing.adType]} ${PER[cpm.per]} (${basis}).`
}

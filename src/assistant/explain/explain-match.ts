import { isPeriodOpen, priceOnBudget, readBudgetBasis } from '#domain/discovery/budget.ts'
import type { Criteria } from '#domain/discovery/criteria.ts'
import { costPerThousand, formatCpm } from '#domain/listings/cost-per-thousand.ts'
import { formatUsd } from '#domain/money.ts'
import { type Say, sayIn } from '../converse/language.ts'
import { FORMAT_FACTS } from '../lexicon/format-words.ts'
import type { AssistantListing } from '../listing.ts'
import type { Market } from '../market.ts'
import type { Match } from '../match/match.ts'
import { namesIn } from './names.ts'
import type { PriceStatistics } from './price-statistics.ts'
import { TYPES } from './spanish-names.ts'
import { metAudiences, metFeatures, metVenue, presentVerdict, sayDistance } from './verdict.ts'
import { formatCount, plainText } from './wording.ts'

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

interface ExplainInput {
  criteria: Criteria
  market: Market
  say?: Say
}

/** Explains a match from its listing's fields, the request and stated arithmetic alone. */
export function explainMatch(
  match: Match,
  { criteria, market, say = sayIn('en') }: ExplainInput,
): Explanation {
  const { listing } = match
  return {
    verdict: presentVerdict(match, criteria, say),
    benefits: listBenefits(match, criteria, say),
    reach: presentReach(listing, say),
    value: presentValue(listing, market, say),
  }
}

function listBenefits(match: Match, criteria: Criteria, say: Say): string[] {
  const { listing, size } = match
  return [
    placeBenefit(match, criteria, say),
    ...formatBenefit(match, criteria, say),
    ...(size === null ? [] : [say(`Size: ${size}, as you asked.`, `Medida: ${size}, como pediste.`)]),
    priceBenefit(listing, criteria, say),
    ...audienceBenefit(listing, criteria, say),
    ...venueBenefit(listing, criteria, say),
    ...featureBenefit(listing, criteria, say),
    ...availabilityBenefit(listing, criteria, say),
  ]
}

function placeBenefit(match: Match, criteria: Criteria, say: Say): string {
  const where = plainText(match.listing.location.text)
  const lead = `${say('Place', 'Lugar')}: ${where}`
  if (criteria.place === null || match.where === null) return `${lead}.`
  return match.where.isIn
    ? `${lead}, ${say('where you asked', 'donde pediste')}.`
    : `${lead}, ${sayDistance(match, criteria, say)}.`
}

/** What it is by its own words, and under which kind it is listed where that is another than was asked for. */
function formatBenefit({ listing, format }: Match, { adTypes }: Criteria, say: Say): string[] {
  if (format === null) return []
  const isBeyond = adTypes.length > 0 && !adTypes.includes(listing.adType)
  const kind = namesIn(say.tongue).kinds[listing.adType]
  const under = isBeyond ? say(`, listed under ${kind}`, `, publicado como ${kind}`) : ''
  return [say(`Format: ${format}${under}.`, `Formato: ${FORMAT_FACTS[format].manyInSpanish}${under}.`)]
}

function priceBenefit(listing: AssistantListing, criteria: Criteria, say: Say): string {
  const { price: write } = namesIn(say.tongue)
  const price = `${say('Price', 'Precio')}: ${write(listing.price, listing.interval)}`
  const { priceMax, interval } = criteria
  if (priceMax === null) return `${price}.`
  if (interval !== null && interval !== 'one-time' && listing.interval === 'one-time')
    return say(
      `${price}; a one-time price, not spread over your budget's period.`,
      `${price}; se paga una sola vez, no por el período de tu presupuesto.`,
    )
  const side =
    priceOnBudget(listing, criteria) < priceMax ? say('below', 'por debajo de') : say('at', 'a la altura de')
  const budget = isPeriodOpen(criteria)
    ? say(`${formatUsd(priceMax)}, taken as a month's`, `${formatUsd(priceMax)}, tomados por mes`)
    : say(`your budget of ${amountIn(criteria, say)}`, `tu presupuesto de ${amountIn(criteria, say)}`)
  const same = sameOnBudget(listing, criteria, say) || say('', ',')
  return `${price}${same} ${side} ${budget}.`
}

function amountIn(criteria: Criteria, say: Say): string {
  const basis = readBudgetBasis(criteria)
  const dollars = criteria.priceMax ?? 0
  return basis.kind === 'interval' && basis.interval !== 'one-time'
    ? namesIn(say.tongue).price(dollars, basis.interval)
    : `${formatUsd(dollars)} ${say('in all', 'en total')}`
}

/** The price as the budget compares it, where the listing does not say so itself. */
function sameOnBudget(listing: AssistantListing, criteria: Criteria, say: Say): string {
  const basis = readBudgetBasis(criteria)
  const dollars = Math.round(priceOnBudget(listing, criteria))
  if (listing.interval === 'one-time') return ''
  if (basis.kind === 'total') return `, ${formatUsd(dollars)} ${say('for your dates', 'por tus fechas')},`
  if (basis.interval === listing.interval || basis.interval === 'one-time') return ''
  const price = namesIn(say.tongue).price(dollars, basis.interval)
  return say(`, which is ${price},`, `, o sea ${price},`)
}

function audienceBenefit(listing: AssistantListing, criteria: Criteria, say: Say): string[] {
  const { audiences, all } = namesIn(say.tongue)
  const met = metAudiences(listing, criteria).map((audience) => audiences[audience])
  if (met.length === 0) return []
  return [say(`Audience: the seller names ${all(met)}.`, `Público: el vendedor nombra a ${all(met)}.`)]
}

function venueBenefit(listing: AssistantListing, criteria: Criteria, say: Say): string[] {
  const { venues } = namesIn(say.tongue)
  return metVenue(listing, criteria).map((venue) => `${say('Venue', 'Local')}: ${venues[venue]}.`)
}

function featureBenefit(listing: AssistantListing, criteria: Criteria, say: Say): string[] {
  const { features, all } = namesIn(say.tongue)
  const met = metFeatures(listing, criteria).map((feature) => features[feature])
  if (met.length === 0) return []
  return [say(`Features: the seller states ${all(met)}.`, `Características: el vendedor indica ${all(met)}.`)]
}

function availabilityBenefit(
  listing: AssistantListing,
  { availableFrom, availableTo }: Criteria,
  say: Say,
): string[] {
  if (availableFrom === null && availableTo === null) return []
  const { day } = namesIn(say.tongue)
  const { availabilityStart: start, availabilityEnd: end } = listing
  if (start === null && end === null)
    return [
      say(
        'Dates: the seller states none; ask before you plan.',
        'Fechas: el vendedor no indica ninguna; pregunta antes de planear.',
      ),
    ]
  const from = start === null ? '' : say(` from ${day(start)}`, ` desde el ${day(start)}`)
  const to = end === null ? '' : say(` until ${day(end)}`, ` hasta el ${day(end)}`)
  return [say(`Dates: available${from}${to}.`, `Fechas: libre${from}${to}.`)]
}

/** "4,200 views a day (seller-stated)"; null without a figure. The basis is always stated. */
export function presentReach(listing: AssistantListing, say: Say = sayIn('en')): string | null {
  const { value, per, dailyViews } = listing.audience
  const { contacts, countedPer } = namesIn(say.tongue)
  const stated = basisOf(listing, say)
  const noun = contacts[listing.adType]
  if (value !== null && per !== null) return `${formatCount(value)} ${noun} ${countedPer[per]} (${stated})`
  if (value !== null)
    return `${formatCount(value)} ${noun} (${stated}; ${say('period not stated', 'sin período')})`
  if (dailyViews !== null) return `${formatCount(dailyViews)} ${noun} ${countedPer.day} (${stated})`
  return null
}

function basisOf({ audience: { basis } }: AssistantListing, say: Say): string {
  return basis === null
    ? say('basis not stated', 'no se indica en qué se basa')
    : namesIn(say.tongue).bases[basis]
}

/** Price against comparable spaces and cost per thousand (CPM), each only when the data supports it. */
export function presentValue(
  listing: AssistantListing,
  market: Market,
  say: Say = sayIn('en'),
): string | null {
  const { id, adType, listingType, interval, location } = listing
  const { coordinates } = location
  const { statistics, near } = market.comparePrices({ id, adType, listingType, interval, coordinates })
  const sentences = [
    statistics && comparePrice(listing, { statistics, near }, say),
    presentCpm(listing, say),
  ].filter((text) => text !== null)
  return sentences.length === 0 ? null : sentences.join(' ')
}

const SIDES = {
  below: ['below', 'por debajo de'],
  above: ['above', 'por encima de'],
  at: ['at', 'a la altura de'],
} as const

function comparePrice(
  listing: AssistantListing,
  { statistics, near }: { statistics: PriceStatistics; near: boolean },
  say: Say,
): string {
  const { kinds, price } = namesIn(say.tongue)
  const median = Math.round(statistics.median)
  const side = listing.price < median ? 'below' : listing.price > median ? 'above' : 'at'
  const kind = kinds[listing.adType]
  const [own, middle] = [listing.price, median].map((dollars) => price(dollars, listing.interval))
  return say(
    `${own} is ${SIDES[side][0]} the median of ${statistics.count} comparable ${kind} spaces${near ? ' nearby' : ''} (${middle}).`,
    `${own} está ${SIDES[side][1]} la mediana de ${statistics.count} espacios comparables de ${TYPES[listing.adType]}${near ? ' cercanos' : ''} (${middle}).`,
  )
}

function presentCpm(listing: AssistantListing, say: Say): string | null {
  const cpm = costPerThousand(listing)
  if (!cpm) return null
  const { contacts, countedPer, price } = namesIn(say.tongue)
  const told = `${formatCount(cpm.contacts)} ${contacts[listing.adType]} ${countedPer[cpm.per]} (${basisOf(listing, say)})`
  const own = price(listing.price, listing.interval)
  return say(
    `CPM ${formatCpm(cpm)}: ${own} for ${told}.`,
    `Costo por mil ${formatCpm(cpm)}: ${own} por ${told}.`,
  )
}

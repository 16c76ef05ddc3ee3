import type { Criteria } from '#domain/discovery/criteria.ts'
import { intervalFor } from '#domain/listings/listing-kind.ts'
import { formatPrice, formatUsd } from '#domain/money.ts'
import { AD_TYPE_LABELS } from '#domain/vocabulary.ts'
import type { AssistantAnswer } from './answer-buyer.ts'
import { describeCriteria } from './explain/describe-criteria.ts'
import { explainMatch } from './explain/explain-match.ts'
import { plural } from './explain/wording.ts'
import { NOT_READ, type OtherLanguage } from './lexicon/language-words.ts'
import type { AssistantListing } from './listing.ts'
import type { Market } from './market.ts'
import { type MatchOptions, match } from './match/match.ts'
import { adviseSeller, type SellerAdvice } from './seller/advise-seller.ts'
import type { SellerDraft } from './seller/draft.ts'
import { SET_A_PRICE } from './seller/missing-facts.ts'

export interface SellerRequest<L extends AssistantListing> extends MatchOptions<L> {
  /** The seller's text; read with `userType: 'seller'`. */
  text: string
  criteria: Criteria
  isRequest?: boolean
  /** The language of a text that was not read. */
  language?: OtherLanguage
}

const NO_SPACE =
  'I help to list advertising space. Describe yours: what it is, where it stands, who sees it and what you ask for it.'
const ASK_FOR_MORE = [
  'Ad type: say whether it is a billboard, print, digital, radio, event or social media space.',
  'Location: name the city, neighborhood or address.',
  'Price: say what you ask and for which period.',
]

/** Comparable spaces are compared whatever their dates and wherever they are. */
const NOTHING_ELSE = { success: true as const, nearMisses: [], nearest: null }

/** Answers a seller's free text: comparables as matches, their price range, and what the description still lacks. */
export function answerSeller<L extends AssistantListing>(
  request: SellerRequest<L>,
  market: Market<L>,
): AssistantAnswer<L> {
  const { criteria, isRequest = true, language } = request
  if (!isRequest)
    return {
      ...NOTHING_ELSE,
      suggestion: language ? NOT_READ[language] : NO_SPACE,
      criteria,
      matches: [],
      recommendations: [...ASK_FOR_MORE],
    }
  const comparable = toComparable(criteria)
  const matches = match(comparable, market.candidates, request)
  const draft = draftOf(request)
  const advice = draft && adviseSeller(draft, market)
  return {
    ...NOTHING_ELSE,
    suggestion: suggest(criteria, advice, matches.length),
    criteria,
    matches: matches.map((one) => ({ ...one, isWeak: false, ...explainMatch(one, comparable, market) })),
    recommendations: advice ? recommend(criteria, advice) : [...ASK_FOR_MORE],
  }
}

/** A price without a period stays without one, and is asked about. */
function recommend(criteria: Criteria, { recommendations }: SellerAdvice): string[] {
  const price = criteria.priceMax ?? criteria.priceMin
  const isClear = criteria.interval !== null || criteria.listingType === 'sale'
  if (price === null || isClear) return recommendations.slice(0, 8)
  const ask = `Price: say what ${formatUsd(price)} is for, such as a week, a month or once.`
  return [ask, ...recommendations.filter((text) => text !== SET_A_PRICE)].slice(0, 8)
}

/** Criteria of comparable spaces, without price and dates, which are the seller's to choose. */
export function toComparable(criteria: Criteria): Criteria {
  return {
    ...criteria,
    priceMin: null,
    priceMax: null,
    interval: null,
    availableFrom: null,
    availableTo: null,
  }
}

/** Draft from the seller's text; null while the medium is unknown, because everything else depends on it. */
function draftOf({
  text,
  criteria,
  places: [place] = [],
}: Pick<SellerRequest<AssistantListing>, 'text' | 'criteria' | 'places'>): SellerDraft | null {
  const [adType] = criteria.adTypes
  if (!adType) return null
  const listingType = criteria.listingType ?? 'rent'
  const isClear = criteria.interval !== null || listingType === 'sale'
  return {
    title: '',
    description: text,
    adType,
    venue: criteria.venues[0] ?? null,
    listingType,
    // compared only by a period that was said; what is sold has none
    price: isClear ? (criteria.priceMax ?? criteria.priceMin) : null,
    interval: intervalFor(listingType, criteria.interval ?? 'month'),
    location: { text: criteria.place ?? '', coordinates: place ? { lat: place.lat, lng: place.lng } : null },
    features: criteria.features,
    targetMarket: criteria.audiences,
    specs: [],
    audienceValue: null,
    availabilityStart: criteria.availableFrom,
    minContract: null,
  }
}

function suggest(criteria: Criteria, advice: SellerAdvice | null, matches: number): string {
  const space = describeCriteria({ ...criteria, priceMin: null, priceMax: null, interval: null })
  const opening = space
    ? `You describe ${space}${describeAskingPrice(criteria)}.`
    : 'Tell me what kind of space it is and where it stands.'
  const market =
    matches === 0
      ? 'No comparable space is listed now.'
      : `${plural(matches, 'comparable space follows', 'comparable spaces follow')}.`
  if (!advice) return `${opening} ${market} Not known yet: the kind of space.`
  const missing = advice.missing.slice(0, 3).map(({ field }) => field.toLowerCase())
  return [opening, market, advice.price.text, missing.length ? `Not said yet: ${missing.join(', ')}.` : '']
    .filter(Boolean)
    .join(' ')
}

function describeAskingPrice({ priceMax, priceMin, interval, adTypes }: Criteria): string {
  const price = priceMax ?? priceMin
  if (price === null) return ''
  const kind = adTypes[0] ? ` for the ${AD_TYPE_LABELS[adTypes[0]].toLowerCase()} space` : ''
  return `, asking ${interval ? formatPrice(price, interval) : formatUsd(price)}${kind}`
}

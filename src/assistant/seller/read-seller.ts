import type { Criteria } from '#domain/discovery/criteria.ts'
import type { AdType } from '#domain/vocabulary.ts'
import { LOOKS_AT, PRINTED, SELLS, TYPE_OF_THING } from '../lexicon/seller-words.ts'
import { readRequest, type Understanding, type UnderstandOptions } from '../understand/understand.ts'
import { foldText } from '../understand/words/tokenize.ts'
import { readSellerPrice } from './read-questions.ts'
import { splitSellerText } from './split-text.ts'

/** A seller's text: as a request is read, with what only sellers say. A wish for what is not so states no fact. */
export function readSeller(text: string, options: Omit<UnderstandOptions, 'userType'>): Understanding {
  const { untrue } = splitSellerText(text)
  const read = readRequest(text, { ...options, userType: 'seller' })
  const stated = untrue.reduce((rest, wish) => rest.replace(wish, ' '), text)
  const told = untrue.length > 0 ? readRequest(stated, { ...options, userType: 'seller' }) : read
  const { price, interval } = readSellerPrice(stated, told.criteria)
  const adTypes = typesOf(stated, read.criteria)
  const isSold = price !== null && price >= LEAST_SALE && interval === null && SELLS.test(foldText(stated))
  const listingType = read.criteria.listingType ?? (isSold ? ('sale' as const) : null)
  const venues = withoutSights(stated, read.criteria.venues, options)
  const criteria = {
    ...read.criteria,
    adTypes,
    venues,
    listingType,
    priceMin: null,
    priceMax: price,
    interval,
  }
  return { ...read, criteria, isRequest: read.isRequest || adTypes.length > 0 || untrue.length > 0 }
}

/** A wall that faces a bus stop stands in no transit. */
function withoutSights(
  text: string,
  venues: Criteria['venues'],
  options: Omit<UnderstandOptions, 'userType'>,
): Criteria['venues'] {
  const seen = venues.some((venue) => venue === 'transit' || venue === 'ferry')
  const rest = seen ? text.replaceAll(LOOKS_AT, ' ') : text
  return rest === text ? venues : readRequest(rest, { ...options, userType: 'seller' }).criteria.venues
}

/** "I sell ad space" rents; "I sell my sign, 40,000" does not. */
const LEAST_SALE = 1000

/** What follows in a conversation: what is said anew goes before, what is not said anew stays. */
export function readSellerFollowUp(
  { text, before }: { text: string; before: Criteria },
  whole: Understanding,
): Understanding {
  const now = whole.criteria
  const price = splitSellerText(text).untrue.length > 0 ? null : now.priceMax
  const isPriced = price !== null
  const criteria = {
    ...now,
    adTypes: now.adTypes.length > 0 ? now.adTypes : before.adTypes,
    venues: now.venues.length > 0 ? now.venues : before.venues,
    place: now.place ?? before.place,
    priceMax: isPriced ? price : before.priceMax,
    interval: isPriced ? (now.interval ?? before.interval) : before.interval,
    listingType: now.listingType ?? before.listingType,
  }
  return { ...whole, criteria, isRequest: true }
}

/** What is printed in copies is print, whatever else it is called; a thing without a medium has one of its own. */
function typesOf(text: string, { adTypes }: Criteria): AdType[] {
  const folded = foldText(text)
  if (adTypes.length > 1 && adTypes.includes('print') && PRINTED.test(folded)) return ['print']
  if (adTypes.length > 0) return adTypes
  const thing = TYPE_OF_THING.find(([named]) => named.test(folded))
  return thing ? [thing[1]] : []
}

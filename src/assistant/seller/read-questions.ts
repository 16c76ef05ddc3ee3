import type { Criteria } from '#domain/discovery/criteria.ts'
import * as words from '../lexicon/seller-words.ts'
import { foldText } from '../understand/words/tokenize.ts'

/** What a seller asks the assistant for. */
export type SellerAsk = 'fair' | 'price' | 'words' | 'listing' | 'fees' | 'outlook' | 'other'

/** The questions among what is asked, each once, in the order of the text. */
export function readQuestions(asked: readonly string[]): SellerAsk[] {
  return [...new Set(asked.map((sentence) => kindOf(foldText(sentence).replaceAll("'", ''))))]
}

function kindOf(folded: string): SellerAsk {
  if (words.ASKS_FEES.test(folded) && !/\bshould i charge\b/.test(folded)) return 'fees'
  if (words.ASKS_HOW_TO_LIST.test(folded)) return 'listing'
  if (words.ASKS_OUTLOOK.test(folded)) return 'outlook'
  if (words.ASKS_IF_FAIR.test(folded)) return 'fair'
  if (words.ASKS_PRICE.test(folded)) return 'price'
  return words.ASKS_WORDS.test(folded) ? 'words' : 'other'
}

export interface SellerPrice {
  /** Whole US dollars; null where none, or several, are named. */
  price: number | null
  interval: Criteria['interval']
}

/** One of several prices: $100 for a table. */
export interface PriceOf {
  dollars: number
  what: string
}

const FAIR_PRICE =
  /\$?(\d[\d,]{0,11}(?:\.\d{1,2})?)\s?(?:dollars|usd|bucks|dolares)?\s?(?:\/|per|an?|each|every|al|a la|por|cada)\s?(day|night|week|month|quarter|year|dia|semana|mes|trimestre|ano)\b/i
const UNITS: Record<string, Criteria['interval']> = {
  day: 'day',
  night: 'day',
  dia: 'day',
  week: 'week',
  semana: 'week',
  month: 'month',
  mes: 'month',
  quarter: 'quarter',
  trimestre: 'quarter',
  year: 'year',
  ano: 'year',
}

/** The price that is asked, beyond what the reading of requests finds: never a count of people or things. */
export function readSellerPrice(text: string, criteria: Criteria): SellerPrice {
  if (readSeveral(text).length > 1) return { price: null, interval: null }
  const found = criteria.priceMax ?? criteria.priceMin
  const stated = FAIR_PRICE.exec(foldText(text))
  const [written = '', amount = '', unit = ''] = stated ?? []
  // a bare figure said later is no price beside one with its currency and period
  const isOther = written.startsWith('$') && found !== null && isBare(text, found)
  if (found !== null && !isOther && !isCount(text, found))
    return { price: found, interval: criteria.interval }
  const price = stated && toNumber(amount)
  if (price && !isCount(text, price)) return { price, interval: UNITS[unit] ?? null }
  const isSale = criteria.listingType === 'sale' || words.SELLS.test(foldText(text))
  const sale = isSale ? saleAmount(text) : null
  return { price: sale, interval: null }
}

/** Prices for several things; empty where there are none. */
export function readSeveral(text: string): PriceOf[] {
  const each = [...text.matchAll(words.PRICE_FOR_EACH)].map(([, amount = '', what = '']) => ({
    dollars: toNumber(amount),
    what,
  }))
  const tiers = [...text.matchAll(words.TIER_PRICE)].map(([, what = '', amount = '']) => ({
    dollars: toNumber(amount),
    what: what.toLowerCase(),
  }))
  return each.length > 1 ? each : tiers.length > 1 ? tiers : []
}

/** A bare amount alone between commas: "…, the permit is included, 40,000". */
function saleAmount(text: string): number | null {
  const alone = /(?:^|,\s|\bfor\s|\basking\s)\$?(\d{1,3}(?:,\d{3})+|\d{4,7})\s*(?:[.!]|$)/.exec(text)
  return alone ? toNumber(alone[1] ?? '') : null
}

/** Stands somewhere, and nowhere with a currency. */
function isBare(text: string, price: number): boolean {
  const places = placesOf(text, price)
  return places.length > 0 && places.every(({ 0: written }) => !written.startsWith('$'))
}

function placesOf(text: string, price: number): RegExpExecArray[] {
  return [...text.matchAll(/\$?\d[\d,]*(?:\.\d+)?\s?k?\b/gi)].filter(
    ([written]) => toNumber(written) === price,
  )
}

/** Every place where the figure stands says that it counts something, and none has a currency. */
function isCount(text: string, price: number): boolean {
  const places = placesOf(text, price)
  return (
    places.length > 0 &&
    places.every(
      ({ 0: written, index }) =>
        !written.startsWith('$') && words.COUNTED.test(text.slice(index + written.length)),
    )
  )
}

function toNumber(written: string): number {
  const digits = Number(written.replace(/[$,\sk]/gi, ''))
  return /k/i.test(written) ? digits * 1000 : digits
}

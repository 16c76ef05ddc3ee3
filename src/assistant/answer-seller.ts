import { hasContact } from '#domain/contacts.ts'
import type { Criteria } from '#domain/discovery/criteria.ts'
import { intervalFor } from '#domain/listings/listing-kind.ts'
import { formatUsd } from '#domain/money.ts'
import type { AssistantAnswer, OfferedDraft } from './answer-buyer.ts'
import { type Say, sayIn, type Tongue, tongueOf } from './converse/language.ts'
import { explainMatch } from './explain/explain-match.ts'
import { NOT_READ, type OtherLanguage } from './lexicon/language-words.ts'
import type { AssistantListing } from './listing.ts'
import type { Market } from './market.ts'
import { type MatchOptions, match } from './match/match.ts'
import { adviseSeller, type SellerAdvice } from './seller/advise-seller.ts'
import { describeRange } from './seller/describe-range.ts'
import type { SellerDraft } from './seller/draft.ts'
import { SET_A_PRICE } from './seller/missing-facts.ts'
import { findPricedPiece } from './seller/priced-piece.ts'
import { readQuestions, readSeveral } from './seller/read-questions.ts'
import { saySeller } from './seller/say-seller.ts'
import { readUntrue, type SellerText, splitSellerText } from './seller/split-text.ts'
import { type WriteInput, writeDescription, writeTitle } from './seller/write-draft.ts'

export interface SellerRequest<L extends AssistantListing> extends MatchOptions<L> {
  /** The seller's text, all of it in a conversation. */
  text: string
  /** As `readSeller` reads them. */
  criteria: Criteria
  isRequest?: boolean
  /** The language of a text that was not read. */
  language?: OtherLanguage
  /** In which it is answered; else the words decide. */
  tongue?: Tongue
}

const NO_SPACE =
  'I help to list advertising space. Describe yours: what it is, where it stands, who sees it and what you ask for it.'
const ASK_FOR_MORE = [
  'Ad type: say whether it is a billboard, print, digital, radio, event or social media space.',
  'Location: name the city, neighborhood or address.',
  'Price: say what you ask and for which period.',
]

const NO_SPACE_ES =
  'Ayudo a publicar espacios publicitarios. Describe el tuyo: qué es, dónde está, quién lo ve y cuánto pides.'
const ASK_FOR_MORE_ES = [
  'Tipo: di si es una valla, prensa, una pantalla, radio, un evento o redes sociales.',
  'Lugar: nombra la ciudad, el barrio o la dirección.',
  'Precio: di cuánto pides y por qué período.',
]

/** Comparable spaces are compared whatever their dates and wherever they are. */
const NOTHING_ELSE = { success: true as const, nearMisses: [], nearest: null }

/** Answers a seller's free text: what was asked, a draft in their words, comparables as matches with their price range, and what is missing. */
export function answerSeller<L extends AssistantListing>(
  request: SellerRequest<L>,
  market: Market<L>,
): AssistantAnswer<L> {
  const { isRequest = true, language, text, criteria } = request
  const parted = splitSellerText(text)
  const asks = readQuestions(parted.asked).filter((ask) => ask !== 'other' || isRequest)
  const isAsked = asks.some((ask) => ask === 'fees' || ask === 'listing')
  const { tongue = tongueOf(text) } = request
  const say = sayIn(tongue)
  if (!isRequest && !isAsked)
    return answerNothing(request, language ? NOT_READ[language] : say(NO_SPACE, NO_SPACE_ES))
  const comparable = toComparable(criteria)
  const matches =
    criteria.adTypes.length > 0 || criteria.place !== null
      ? match(comparable, market.candidates, request)
      : []
  const draft = draftOf(request)
  const advice = draft && adviseSeller(draft, market, tongue)
  const written = {
    told: parted.told,
    untrue: parted.untrue,
    draft,
    place: criteria.place,
    price: criteria.priceMax,
    tongue,
  }
  const offered = offerDraft(written, { criteria, advice })
  const {
    text: suggestion,
    links,
    caveats,
  } = saySeller({
    say,
    criteria,
    several: readSeveral(text),
    asks,
    untrue: parted.untrue,
    advice,
    matches: matches.length,
    hasContacts: parted.told.some(hasContact),
    isDrafted: offered !== null,
  })
  return {
    ...NOTHING_ELSE,
    suggestion,
    criteria,
    matches: matches.map((one) => {
      const { listing, matchScore, parts, serves, where } = one
      const told = explainMatch(one, { criteria: comparable, market, say })
      return { listing, matchScore, parts, serves, where, isWeak: false, ...told }
    }),
    recommendations:
      advice && draft
        ? recommend({ criteria, draft, advice }, say)
        : [...(tongue === 'es' ? ASK_FOR_MORE_ES : ASK_FOR_MORE)],
    caveats,
    ...(links.length > 0 && { links }),
    ...(offered && { draft: offered }),
    words: wordsOf(parted).slice(0, MAX_WORDS),
  }
}

/** What was told, with the true figure of what was not: questions are answered once. */
function wordsOf({ told, untrue }: SellerText): string {
  return [...told, ...untrue.map((wish) => readUntrue(wish).phrase)].filter(Boolean).join('\n')
}

/** Of a conversation: its text is sent back with each turn. */
const MAX_WORDS = 4000

function answerNothing<L extends AssistantListing>(
  { criteria, text, tongue = tongueOf(text) }: SellerRequest<L>,
  suggestion: string,
): AssistantAnswer<L> {
  const recommendations = [...(tongue === 'es' ? ASK_FOR_MORE_ES : ASK_FOR_MORE)]
  return { ...NOTHING_ELSE, suggestion, criteria, matches: [], recommendations }
}

/** What can be put into the form; null where there are no words for it. */
function offerDraft(
  written: WriteInput,
  { criteria, advice }: { criteria: Criteria; advice: SellerAdvice | null },
): OfferedDraft | null {
  const title = writeTitle(written)
  const description = writeDescription(written)
  if (title === null && description === null) return null
  const { draft, tongue } = written
  const asked = questionsOf(criteria, draft)
  const price = advice?.price.statistics ?? null
  return {
    language: tongue,
    title,
    description,
    adType: draft?.adType ?? null,
    listingType: draft?.listingType ?? null,
    location: criteria.place,
    asked,
    price,
    range: price && describeRange(price, { isPriced: asked !== null, tongue }),
  }
}

interface Advised {
  criteria: Criteria
  draft: SellerDraft
  advice: SellerAdvice
}

/** A price by the piece is none for the form, whose prices are for a time. */
function questionsOf(criteria: Criteria, draft: SellerDraft | null): OfferedDraft['asked'] {
  if (criteria.priceMax === null || (draft && findPricedPiece(draft) !== null)) return null
  const isPeriodSaid = criteria.interval !== null || criteria.listingType === 'sale'
  return { dollars: criteria.priceMax, interval: draft?.interval ?? null, isPeriodSaid }
}

/** A price without a period stays without one, and is asked about. */
function recommend({ criteria, draft, advice }: Advised, say: Say): string[] {
  const { recommendations } = advice
  const price = criteria.priceMax
  const isSaid = criteria.interval !== null || criteria.listingType === 'sale'
  const isClear = isSaid || findPricedPiece(draft) !== null
  if (price === null || isClear) return recommendations.slice(0, 8)
  const ask = say(
    `Price: say what ${formatUsd(price)} is for, such as a week, a month or once.`,
    `Precio: di para qué son los ${formatUsd(price)}: una semana, un mes o una sola vez.`,
  )
  return [
    ask,
    ...recommendations.filter((text) => text !== SET_A_PRICE && !text.startsWith('Precio: pon')),
  ].slice(0, 8)
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

/** Draft from the seller's text, with its price; null while the medium is unknown, because everything else depends on it. */
export function draftOf({
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

import { answerAboutListing } from '#assistant/about-listing.ts'
import { type AssistantAnswer, answerBuyer } from '#assistant/answer-buyer.ts'
import { answerSeller, draftOf, toComparable } from '#assistant/answer-seller.ts'
import { sayIn, type Tongue, tongueOf } from '#assistant/converse/language.ts'
import { chooseNearest, listWider, offerInstead, SHOWN_INSTEAD, widenPlaces } from '#assistant/instead.ts'
import type { AssistantListing } from '#assistant/listing.ts'
import type { Market } from '#assistant/market.ts'
import { similarityTo } from '#assistant/meaning/read-meaning.ts'
import type { Vector } from '#assistant/meaning/vectors.ts'
import type { KnownPlace } from '#assistant/places.ts'
import { findSizes } from '#assistant/understand/slots/sizes.ts'
import type { Understanding } from '#assistant/understand/understand.ts'
import type { FoundListing } from '#contract/discovery/search.ts'
import { type Criteria, placesOf, withPlaces } from '#domain/discovery/criteria.ts'
import { readLikeness } from '#domain/listings/comparable.ts'
import type { AppContext } from '../../../context.ts'
import type { SolvePlan } from '../../../platform/planner/solve-plan.ts'
import { type AnswerText, createWording } from './agent/create-wording.ts'
import { compareLike } from './compare-like.ts'
import { readVectors } from './listing-vectors.ts'
import { createMeaningReader } from './meaning-reader.ts'
import { openMarket } from './open-market.ts'
import { withListings } from './read-candidates.ts'
import { sayTotal } from './say-total.ts'
import { inTongue } from './tongue.ts'
import type { Wanted } from './wanted.ts'
import { askWhichPlace } from './which-place.ts'

export interface Question {
  text: string
  userType: 'buyer' | 'seller'
  /** The request as parsed by the rules. */
  understanding: Understanding
  /** Of the conversation; else the words decide. */
  tongue?: Tongue
  /** Criteria that no interpretation may change: the form's, or all when corrected by hand or refined. */
  fixed?: Partial<Criteria>
  /** What a field of its own says of the place. */
  location?: string
  /** The space on whose page it is asked, when it is about that space. */
  about?: FoundListing
  /** No model is asked: the wording is the built-in one. */
  isBuiltIn?: true
  /** Rate limit key for the daily quota of the configured model: an account or an address. */
  asker: string
  /** Who asks as a seller: nobody compares with themselves. */
  sellerId?: number | null
}

export interface Answered {
  answer: AssistantAnswer<FoundListing>
  /** A model's wording, verified, as a stream; may throw: then the built-in text is used. Null without a model. */
  words: AnswerText | null
}

type Outside = Pick<
  AppContext,
  'db' | 'search' | 'gazetteer' | 'limiter' | 'config' | 'log' | 'now' | 'embedder' | 'languageModel'
>

/** Matches and explains; a configured model words what is found, and never changes it. */
export function createAnswerer(context: Outside, solvePlan: SolvePlan) {
  const readMeaningOf = createMeaningReader(context)
  const word = createWording(context, solvePlan)

  async function compareMeaning(vector: Vector | null, candidates: readonly AssistantListing[]) {
    if (vector === null) return undefined
    const ids = new Set(candidates.map(({ id }) => id))
    const vectors = await readVectors(context.db, [...ids])
    return similarityTo(vector, (listing) => vectors.get(listing.id))
  }

  const answer = async (question: Question): Promise<Answered> => {
    const { text, userType, sellerId = null } = question
    const built = await readMeaningOf(question.understanding, text)
    const request = keepFixed(built.request, question)
    const opened = await openMarket(context, userType === 'seller' ? toComparison(request) : request)
    const around = question.about ? without(opened, question.about.id) : opened
    const market =
      userType === 'seller'
        ? await amongLike(context, { text, sellerId, ...request }, ofOthers(around, sellerId))
        : around
    const similarity = await compareMeaning(built.vector, [...market.candidates, ...market.offDates])
    const tongue = question.tongue ?? tongueOf(text)
    const say = sayIn(tongue)
    const isSpanish = tongue === 'es'
    const asked = { text, ...request, tongue, isSpanish, ...(similarity && { similarity }) }
    const weighed = userType === 'seller' ? answerSeller(asked, market) : answerBuyer(asked, market)
    const told = question.about
      ? answerAboutListing(question.about, { answer: weighed, market, say })
      : weighed
    const isNone = userType === 'buyer' && told.matches.length + told.nearMisses.length === 0
    const offered =
      isNone && request.isRequest ? await lookWider(context, told, { ...request, isSpanish }) : told
    const listed = await withListings(context.search, offered, opened.priced)
    const found = userType === 'buyer' ? sayTotal(listed, say) : listed
    const which = askWhichPlace(context.gazetteer(), { text, location: question.location }, say)
    const { caveats = [], ...whole } = inTongue(found, tongue)
    const said = which ? { ...whole, recommendations: [which, ...whole.recommendations] } : whole
    // of the space on whose page it is asked its own fields answer exactly
    const isExact = question.isBuiltIn || question.about !== undefined
    if (isExact || !request.isRequest || said.matches.length === 0) return { answer: said, words: null }
    const wider = async (criteria: Criteria, places: readonly KnownPlace[]) => {
      const understanding = { ...request, criteria, places: [...places] }
      return (await answer({ ...question, understanding, fixed: criteria, isBuiltIn: true })).answer
    }
    const words = await word({ ...question, ...request, answer: said, caveats, search: wider })
    return { answer: said, words }
  }
  return answer
}

/** A seller's price beside those of spaces of its size or audience, as far as the text tells them. */
async function amongLike(
  context: Outside,
  asked: { text: string; sellerId: number | null } & Understanding,
  market: Market,
): Promise<Market> {
  const draft = draftOf(asked)
  if (!draft) return market
  const compared = await compareLike(context, {
    ...draft,
    ...readLikeness({ specifications: [{ label: 'Size', value: sizesOf(asked) }], audience: null }),
    coordinates: draft.location.coordinates,
    sellerId: asked.sellerId,
  })
  return { ...market, comparePrices: () => compared }
}

function sizesOf({ text, criteria }: { text: string; criteria: Criteria }): string {
  return findSizes(text, placesOf(criteria))
    .map(({ words }) => words)
    .join('; ')
}

/** Where nothing fits: the nearest of what wider requests find, the least wide first. */
async function lookWider(
  context: Outside,
  answer: AssistantAnswer,
  request: Understanding & { isSpanish: boolean },
): Promise<AssistantAnswer> {
  const nearest = new Map<number, AssistantListing>()
  let market: Market | null = null
  for (const { criteria, isAnywhere } of listWider(request.criteria)) {
    const places = isAnywhere ? widenPlaces(request.places) : request.places
    market = await openMarket(context, { criteria, places, words: '' })
    // what has no position is everywhere, and near nothing
    const located = market.candidates.filter(({ location }) => places.length === 0 || location.coordinates)
    for (const listing of chooseNearest(located, request))
      if (nearest.size < SHOWN_INSTEAD) nearest.set(listing.id, listing)
    if (nearest.size === SHOWN_INSTEAD) break
  }
  return market ? offerInstead(answer, { ...request, nearest: [...nearest.values()] }, market) : answer
}

function without(market: Market, id: number): Market {
  const isOther = (listing: AssistantListing) => listing.id !== id
  return {
    ...market,
    candidates: market.candidates.filter(isOther),
    offDates: market.offDates.filter(isOther),
    total: market.total === null ? null : market.total - 1,
  }
}

/** Without the spaces of the seller who asks. */
function ofOthers<M extends Market>(market: M, sellerId: number | null): M {
  return { ...market, candidates: market.candidates.filter((listing) => listing.sellerId !== sellerId) }
}

function toComparison(request: Understanding): Wanted {
  return { ...request, criteria: toComparable(request.criteria), isSelling: true }
}

function keepFixed(request: Understanding, { fixed, understanding }: Question): Understanding {
  const { criteria, places } = fixed?.place === undefined ? request : understanding
  const kept = { ...request.criteria, ...fixed }
  return { ...request, criteria: withPlaces(kept, placesOf(criteria)), places }
}

/** The complete text; the built-in one when the model's was rejected. */
export async function collectAnswer({ answer, words }: Answered): Promise<AssistantAnswer<FoundListing>> {
  if (!words) return answer
  try {
    const sentences: string[] = []
    let next = await words.next()
    for (; !next.done; next = await words.next()) sentences.push(next.value)
    return { ...answer, ...next.value, suggestion: sentences.join(' ') }
  } catch {
    return answer
  }
}

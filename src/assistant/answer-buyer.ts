import { isPeriodOpen } from '#domain/discovery/budget.ts'
import { CRITERIA_KEYS, type Criteria } from '#domain/discovery/criteria.ts'
import { formatUsd } from '#domain/money.ts'
import type { AdType, Interval, ListingType } from '#domain/vocabulary.ts'
import { sayIn, type Tongue } from './converse/language.ts'
import { type Explanation, explainMatch } from './explain/explain-match.ts'
import type { PriceStatistics } from './explain/price-statistics.ts'
import { recommendForBuyer } from './explain/recommend.ts'
import { listCaveats, suggest } from './explain/suggest.ts'
import { listCaveatsInSpanish, NO_REQUEST_ES, suggestInSpanish } from './explain/suggest-spanish.ts'
import { findNearestInVenue } from './explain/unmet.ts'
import { presentMiss } from './explain/verdict.ts'
import { NOT_READ, type OtherLanguage } from './lexicon/language-words.ts'
import type { AssistantListing } from './listing.ts'
import type { Market } from './market.ts'
import { openFormats } from './match/format-fit.ts'
import { satisfies } from './match/hard-criteria.ts'
import { type Match, type MatchOptions, matchWithTotal } from './match/match.ts'
import { findNearest, type Nearest } from './match/nearest.ts'
import type { MatchPart } from './match/score.ts'
import { byScore } from './match/scored-listing.ts'
import { isWeak, placeOf } from './match/strength.ts'
import type { Whereabouts } from './match/whereabouts.ts'
import type { AnsweredPlan } from './planning/plan-brief.ts'
import type { FormatPreferences } from './understand/slots/formats.ts'
import { listUnused, type Unread } from './understand/unread.ts'

export interface ExplainedMatch<L extends AssistantListing = AssistantListing> extends Explanation {
  listing: L
  /** 0–100, one decimal. */
  matchScore: number
  /** It meets the limits, and little else that was asked for: screens name it only on request. */
  isWeak: boolean
  /** Score breakdown, for screens that explain it. */
  parts: MatchPart[]
  /** Of the places asked for the one it is in or near; null for none. */
  serves: string | null
  /** Where it stands of the nearest place asked for; null where none is. */
  where: Whereabouts | null
}

/** A space that meets all limits but the dates. */
export interface NearMiss<L extends AssistantListing = AssistantListing> extends ExplainedMatch<L> {
  /** "Free from Dec 7, not before." */
  miss: string
}

/** The response of `POST /api/ai/suggest`; `/api/ai/buyer` takes what it shows from it. */
export interface AssistantAnswer<L extends AssistantListing = AssistantListing> {
  success: true
  suggestion: string
  criteria: Criteria
  matches: ExplainedMatch<L>[]
  /** Where few fit well: what is free on some of the days asked for. */
  nearMisses: NearMiss<L>[]
  /** Where no space that fits is in or near any place asked for: the town of the nearest. */
  nearest: Nearest | null
  recommendations: string[]
  /** Answers to what the text asks, to be said by one press; absent where it asks nothing. */
  replies?: string[]
  /** Where the text leads: a help article, a plan. */
  links?: { text: string; path: string }[]
  /** Spaces side by side. */
  comparison?: Comparison
  /** Text of the request beyond the criteria: a follow-up hands it back. */
  words?: string
  /** Wishes narrower than a kind: a follow-up hands them back. */
  formats?: FormatPreferences
  /** Parts of the text that no criterion came from; absent where all of it was used. */
  unused?: string[]
  /** The space that the text is about: "it" in a follow-up. */
  focus?: number
  /** Of its sentences, where that is not English. */
  language?: Tongue
  /** To a seller: what the listing could say. */
  draft?: OfferedDraft
  /** Where the answer is a plan: a follow-up hands its brief back. */
  plan?: AnsweredPlan
  /** Sentences of `suggestion` that no other wording may leave out; not for the client. */
  caveats?: string[]
}

/** A listing as the seller could begin it; each part is theirs to take or leave. */
export interface OfferedDraft {
  /** Of the seller's words. */
  language: Tongue
  title: string | null
  description: string | null
  adType: AdType | null
  listingType: ListingType | null
  location: string | null
  /** What the seller said that they ask; a period that was not said is the form's to ask. */
  asked: { dollars: number; interval: Interval | null; isPeriodSaid: boolean } | null
  /** Of comparable spaces; null where they are too few. */
  price: PriceStatistics | null
  /** The range of `price` with its count, in `language`; null where there is none. */
  range: string | null
}

export interface Comparison {
  titles: string[]
  /** A value for each title. */
  rows: { label: string; values: string[] }[]
}

export interface BuyerRequest<L extends AssistantListing> extends MatchOptions<L> {
  criteria: Criteria
  /** False when the text contained no request (empty, off-topic, prompt injection): nothing is matched then. */
  isRequest?: boolean
  /** The language of a text that was not read. */
  language?: OtherLanguage
  /** It is answered in Spanish. */
  isSpanish?: boolean
  /** Parts of the text that no criterion came from. */
  unread?: readonly Unread[]
}

/** Near misses are given while fewer matches than this are any good. */
const FEW_GOOD = 5
const MAX_NEAR_MISSES = 3

/** Matches, explains and recommends over the public listings. Pure; every figure comes from them or the request. */
export function answerBuyer<L extends AssistantListing>(
  request: BuyerRequest<L>,
  market: Market<L>,
): AssistantAnswer<L> {
  const { criteria, places = [], isRequest = true, language, unread = [], isSpanish = false } = request
  const found = isRequest
    ? matchWithTotal(criteria, market.candidates, { ...request, offDates: market.offDates })
    : { matches: [], total: 0, nearMisses: [] }
  const inVenue = isRequest ? matchInVenue(request, market) : null
  const matches = withVenue(found.matches, inVenue)
  const say = sayIn(isSpanish ? 'es' : 'en')
  const explain = (one: Match<L>): ExplainedMatch<L> => {
    const { listing, serves, where } = one
    return {
      listing,
      serves,
      where,
      isWeak: isWeak(one),
      ...heldBack(one, criteria, unread),
      ...explainMatch(one, { criteria, market, say }),
    }
  }
  const good = matches.filter((one) => !isWeak(one)).length
  const near = found.nearMisses.filter((one) => good < FEW_GOOD && !isWeak(one) && placeOf(one) !== 'far')
  const isFar = places.length > 0 && [...matches, ...near].every((one) => placeOf(one) === 'far')
  const nearest = isFar && matches.length > 0 ? findNearest(fittingOf(criteria, market), places) : null
  const nearMisses = near.slice(0, MAX_NEAR_MISSES)
  // what the kinds and limits alone hold, as everybody can count it
  const total = market.total ?? found.total
  const nearTotal =
    isRequest && places.length > 0 ? Math.min(total, market.countNear(criteria, places)) : null
  const formats = isRequest ? openFormats(request.formats, criteria) : undefined
  const shown = { matches, near: nearMisses, nearest, total, nearTotal, inVenue, formats }
  const write = isSpanish ? suggestInSpanish : suggest
  const caveats = isRequest ? (isSpanish ? listCaveatsInSpanish : listCaveats)(criteria, shown) : []
  const replies = isRequest ? periodReplies(criteria, isSpanish) : []
  const unused = isRequest ? listUnused(unread) : []
  return {
    success: true,
    suggestion: isRequest
      ? write(criteria, shown)
      : language
        ? NOT_READ[language]
        : isSpanish
          ? NO_REQUEST_ES
          : NO_REQUEST,
    criteria,
    matches: matches.map(explain),
    nearMisses: nearMisses.map((one) => ({
      ...explain(one),
      miss: presentMiss(one.listing, criteria, say),
    })),
    nearest,
    recommendations: recommendForBuyer(
      criteria,
      { matches, count: (wider) => (isRequest ? market.countFitting(wider, places) : 0) },
      say,
    ),
    ...(caveats.length > 0 && { caveats }),
    ...(replies.length > 0 && { replies }),
    ...(unused.length > 0 && { unused }),
    ...(request.words && { words: request.words }),
    ...(request.formats && { formats: ofAnswer(request.formats) }),
  }
}

/** As a follow-up hands them back. */
function ofAnswer({ wanted, refused, sizes }: FormatPreferences): FormatPreferences {
  return { wanted, refused, ...(sizes && { sizes }) }
}

const NO_REQUEST =
  'I help to find advertising space. Tell me the place, the kind of space, whom it should reach and your budget.'

function fittingOf<L extends AssistantListing>(criteria: Criteria, market: Market<L>): Market<L> {
  return { ...market, candidates: market.candidates.filter((listing) => satisfies(listing, criteria)) }
}

/** The nearest space in a venue that was asked for, as a match; null where none was, or none is. */
function matchInVenue<L extends AssistantListing>(
  request: BuyerRequest<L>,
  market: Market<L>,
): Match<L> | null {
  const { criteria, places = [] } = request
  const listing = findNearestInVenue(criteria, fittingOf(criteria, market).candidates, places)
  if (!listing) return null
  return matchWithTotal(criteria, [listing], { ...request, limit: 1 }).matches[0] ?? null
}

/** What the text names is always among the matches. */
function withVenue<L extends AssistantListing>(matches: Match<L>[], inVenue: Match<L> | null): Match<L>[] {
  if (!inVenue || matches.some(({ listing }) => listing.id === inVenue.listing.id)) return matches
  return [...matches.slice(0, -1), inVenue].sort(byScore)
}

/** The score with what was not understood of the request held against it: nothing fits better than the request was read. */
function heldBack(match: Match, criteria: Criteria, unread: readonly Unread[]) {
  const parts = match.parts
  const lost = unread.filter(({ isBusiness }) => !isBusiness).length
  const said = CRITERIA_KEYS.filter((key) => isSaid(criteria[key])).length
  if (lost === 0 || said === 0) return { matchScore: match.matchScore, parts }
  const max = parts.reduce((sum, part) => sum + part.max, 0)
  const unreadMax = Math.round((max * lost * 100) / (said + lost)) / 200
  const share = max / (max + unreadMax)
  return {
    matchScore: Math.round(match.matchScore * share * 10) / 10,
    parts: [...parts, { name: 'unread' as const, points: 0, max: unreadMax }],
  }
}

function isSaid(value: Criteria[keyof Criteria]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined
}

function periodReplies(criteria: Criteria, isSpanish: boolean): string[] {
  const amount = criteria.priceMax ?? criteria.priceMin
  if (amount === null || !isPeriodOpen(criteria)) return []
  return isSpanish
    ? [`${formatUsd(amount)} al mes`, `${formatUsd(amount)} en total`]
    : [`${formatUsd(amount)} a month`, `${formatUsd(amount)} in all`]
}

import { type Criteria, isEmptyCriteria, placesOf } from '#domain/discovery/criteria.ts'
import { formatPrice } from '#domain/money.ts'
import { countSentence } from './explain/count-sentence.ts'
import { describeCriteria } from './explain/describe-criteria.ts'
import { type Explanation, explainMatch } from './explain/explain-match.ts'
import { recommendForBuyer } from './explain/recommend.ts'
import { presentMiss } from './explain/verdict.ts'
import { listWords, plainText, plural } from './explain/wording.ts'
import { NOT_READ, type OtherLanguage } from './lexicon/language-words.ts'
import type { AssistantListing } from './listing.ts'
import type { Market } from './market.ts'
import { satisfies } from './match/hard-criteria.ts'
import { type Match, type MatchOptions, matchWithTotal } from './match/match.ts'
import { findNearest, type Nearest } from './match/nearest.ts'
import type { MatchPart } from './match/score.ts'
import { isWeak, placeOf } from './match/strength.ts'

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
}

export interface BuyerRequest<L extends AssistantListing> extends MatchOptions<L> {
  criteria: Criteria
  /** False when the text contained no request (empty, off-topic, prompt injection): nothing is matched then. */
  isRequest?: boolean
  /** The language of a text that was not read. */
  language?: OtherLanguage
}

/** Near misses are given while fewer matches than this are any good. */
const FEW_GOOD = 5
const MAX_NEAR_MISSES = 3

/** Matches, explains and recommends over the public listings. Pure; every figure comes from them or the request. */
export function answerBuyer<L extends AssistantListing>(
  request: BuyerRequest<L>,
  market: Market<L>,
): AssistantAnswer<L> {
  const { criteria, places = [], isRequest = true, language } = request
  const { matches, total, nearMisses } = isRequest
    ? matchWithTotal(criteria, market.candidates, { ...request, offDates: market.offDates })
    : { matches: [], total: 0, nearMisses: [] }
  const explain = (one: Match<L>) => ({ ...one, isWeak: isWeak(one), ...explainMatch(one, criteria, market) })
  const good = matches.filter((one) => !isWeak(one)).length
  const near = nearMisses.filter((one) => good < FEW_GOOD && !isWeak(one) && placeOf(one) !== 'far')
  const isFar = places.length > 0 && [...matches, ...near].every((one) => placeOf(one) === 'far')
  const nearest = isFar && matches.length > 0 ? findNearest(fittingOf(criteria, market), places) : null
  const shown = { matches, near: near.slice(0, MAX_NEAR_MISSES), nearest, total: market.total ?? total }
  return {
    success: true,
    suggestion: isRequest ? suggest(criteria, shown) : language ? NOT_READ[language] : NO_REQUEST,
    criteria,
    matches: matches.map(explain),
    nearMisses: shown.near.map((one) => ({ ...explain(one), miss: presentMiss(one.listing, criteria) })),
    nearest,
    recommendations: recommendForBuyer(criteria, matches, (wider) =>
      isRequest ? market.countFitting(wider, places) : 0,
    ),
  }
}

function fittingOf<L extends AssistantListing>(criteria: Criteria, market: Market<L>): Market<L> {
  return { ...market, candidates: market.candidates.filter((listing) => satisfies(listing, criteria)) }
}

interface Shown {
  matches: readonly Match[]
  near: readonly Match[]
  nearest: Nearest | null
  total: number
}

const NO_REQUEST =
  'I help to find advertising space. Tell me the place, the kind of space, whom it should reach and your budget.'

function suggest(criteria: Criteria, { matches, near, nearest, total }: Shown): string {
  const asked = describeCriteria(criteria)
  const best = matches[0]
  const missed = missSentence(criteria, near)
  if (!best)
    return [
      asked ? `You asked for ${asked}.` : 'Nothing is listed yet.',
      missed,
      'No space fits that now; the suggestions below show what to change.',
    ]
      .filter(Boolean)
      .join(' ')
  const opening = isEmptyCriteria(criteria)
    ? `You named no limits yet, so these are spaces to start from; ${plural(total, 'space is', 'spaces are')} open to you.`
    : `You asked for ${asked}.`
  const counted = isEmptyCriteria(criteria) ? '' : countSentence(criteria, total, matches.length)
  return [
    opening,
    missed,
    counted,
    unknownSentence(matches),
    placeSentence(criteria, matches, nearest),
    isWeak(best) && (near.length > 0 || nearest) ? '' : bestSentence(best),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Without figures: each near miss says itself when it is free. */
function missSentence(criteria: Criteria, near: readonly Match[]): string {
  if (near.length === 0) return ''
  const titles = listWords(
    near.map(({ listing }) => plainText(listing.title)),
    'and',
  )
  const served = placesOf(criteria).filter((name) => near.some(({ serves }) => serves === name))
  const lead = near.every((one) => placeOf(one) === 'in') ? 'In' : 'Near'
  const where = served.length === 0 ? 'Almost' : `${lead} ${listWords(served, 'and')}`
  return `${where}, but free on some of your days only: ${titles}.`
}

function unknownSentence(matches: readonly Match[]): string {
  const silent = matches.filter(
    ({ listing }) => listing.audience.value === null && listing.audience.dailyViews === null,
  ).length
  return silent === 0 ? '' : `Not known: an audience figure for ${silent} of them.`
}

/** Notice when the best match is in no requested place, or when one of several has none. */
function placeSentence(criteria: Criteria, matches: readonly Match[], nearest: Nearest | null): string {
  const isFar = (one: Match) => placeOf(one) === 'far'
  const asked = placesOf(criteria)
  const unserved = asked.filter((name) => !matches.some(({ serves }) => serves === name))
  if (!matches[0] || asked.length === 0) return ''
  if (unserved.length === asked.length && matches.every(isFar))
    return `None of those is in or near ${listWords(asked, 'or')}${nearest ? `; the nearest is in ${nearest.town}` : ''}.`
  if (unserved.length > 0 && asked.length > 1)
    return `None of those is in or near ${listWords(unserved, 'or')}.`
  if (!isFar(matches[0])) return ''
  return `Not all of those shown are in or near ${listWords(asked, 'or')}; the others fit the rest of your request better.`
}

function bestSentence({ listing }: Match): string {
  return `Best fit: ${plainText(listing.title)}, ${formatPrice(listing.price, listing.interval)}, ${plainText(listing.location.text)}.`
}

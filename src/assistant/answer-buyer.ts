import { type Criteria, isEmptyCriteria } from '#domain/criteria.ts'
import { formatPrice } from '#domain/money.ts'
import { countSentence } from './explain/count-sentence.ts'
import { describeCriteria } from './explain/describe-criteria.ts'
import { type Explanation, explainMatch } from './explain/explain-match.ts'
import { recommendForBuyer } from './explain/recommend.ts'
import { plainText, plural } from './explain/wording.ts'
import type { AssistantListing } from './listing.ts'
import type { Market } from './market.ts'
import { type Match, type MatchOptions, matchWithTotal } from './match/match.ts'
import type { MatchPart } from './match/score.ts'

export interface ExplainedMatch<L extends AssistantListing = AssistantListing> extends Explanation {
  listing: L
  /** 0–100, one decimal. */
  matchScore: number
  /** Score breakdown, for screens that explain it. */
  parts: MatchPart[]
}

/** The response of `POST /api/ai/suggest`; `/api/ai/buyer` takes `matches` and `recommendations` from it. */
export interface AssistantAnswer<L extends AssistantListing = AssistantListing> {
  success: true
  suggestion: string
  criteria: Criteria
  matches: ExplainedMatch<L>[]
  recommendations: string[]
}

export interface BuyerRequest<L extends AssistantListing> extends MatchOptions<L> {
  criteria: Criteria
  /** False when the text contained no request (empty, off-topic, prompt injection): nothing is matched then. */
  isRequest?: boolean
}

/** Matches, explains and recommends over the public listings. Pure; every figure comes from them or the request. */
export function answerBuyer<L extends AssistantListing>(
  request: BuyerRequest<L>,
  market: Market<L>,
): AssistantAnswer<L> {
  const { criteria, place = null, isRequest = true } = request
  const { matches, total } = isRequest
    ? matchWithTotal(criteria, market.candidates, request)
    : { matches: [], total: 0 }
  return {
    success: true,
    suggestion: isRequest ? suggest(criteria, matches, market.total ?? total) : NO_REQUEST,
    criteria,
    matches: matches.map((one) => ({ ...one, ...explainMatch(one, criteria, market) })),
    recommendations: recommendForBuyer(criteria, matches, (wider) =>
      isRequest ? market.countFitting(wider, place) : 0,
    ),
  }
}

const NO_REQUEST =
  'I help to find advertising space. Tell me the place, the kind of space, whom it should reach and your budget.'

function suggest(criteria: Criteria, matches: readonly Match[], total: number): string {
  const asked = describeCriteria(criteria)
  const best = matches[0]
  if (!best)
    return `${asked ? `You asked for ${asked}.` : 'Nothing is listed yet.'} No space fits that now; the suggestions below show what to change.`
  const opening = isEmptyCriteria(criteria)
    ? `You named no limits yet, so these are spaces to start from; ${plural(total, 'space is', 'spaces are')} open to you.`
    : `You asked for ${asked}. ${countSentence(criteria, total, matches.length)}`
  return [opening, unknownSentence(matches), placeSentence(criteria, matches), bestSentence(best)]
    .filter(Boolean)
    .join(' ')
}

function unknownSentence(matches: readonly Match[]): string {
  const silent = matches.filter(
    ({ listing }) => listing.audience.value === null && listing.audience.dailyViews === null,
  ).length
  return silent === 0 ? '' : `Not known: an audience figure for ${silent} of them.`
}

/** Below this share of its points a space is "some way from" the place. */
const FAR = 0.4

/** Notice when the best match is not in the requested place. */
function placeSentence({ place }: Criteria, matches: readonly Match[]): string {
  const isFar = ({ parts }: Match) =>
    parts.some(({ name, points, max }) => name === 'place' && points / max < FAR)
  if (place === null || !matches[0] || !isFar(matches[0])) return ''
  return matches.every(isFar)
    ? `None of those shown is in or near ${place}.`
    : `Not all of those shown are in or near ${place}; the others fit the rest of your request better.`
}

function bestSentence({ listing }: Match): string {
  return `Best fit: ${plainText(listing.title)}, ${formatPrice(listing.price, listing.interval)}, ${plainText(listing.location.text)}.`
}

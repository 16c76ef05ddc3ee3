import type { AdType } from '#domain/vocabulary.ts'
import {
  AUDIENCE_ASKED,
  BASIS_ASKED,
  EARLIER_ASKED,
  FACT_QUESTIONS,
  type FactQuestion,
  FREE_ASKED,
  SELLER_ASKED,
  SETUP_ASKED,
} from '../lexicon/fact-questions.ts'
import { CONTACT, HELP_TOPICS, type HelpTopic } from '../lexicon/help-topics.ts'
import * as words from '../lexicon/question-words.ts'
import type { Understanding } from '../understand/understand.ts'
import { foldText } from '../understand/words/tokenize.ts'
import { pointedAt } from './pointed.ts'

/** A question about an answer, or about the product: what it is of stands in `of`, by numbers from 0. */
export type FollowUpQuestion =
  | { kind: 'why' | 'dear' | 'more' | 'promise' | 'distance' | 'audience' | 'basis'; of: number[] }
  | { kind: 'compare' | 'cost' | 'setup' | 'free' | 'seller'; of: number[] }
  | { kind: 'fact'; fact: FactQuestion; of: number[] }
  | { kind: 'help'; topic: HelpTopic }
  | { kind: 'media'; adTypes: AdType[] }
  | {
      kind:
        | 'cheapest'
        | 'reach'
        | 'typical'
        | 'plan'
        | 'changed'
        | 'able'
        | 'score'
        | 'tell-me'
        | 'closer'
        | 'earliest'
    }
  | { kind: 'thanks' }

interface QuestionText {
  folded: string
  /** As a request of its own. */
  own: Understanding
  /** How many spaces are shown; 0 before the first answer. */
  count: number
  /** The space spoken of before. */
  focus: number
  /** Those pointed at. */
  of: number[]
}

/** The question that a text asks; null where it is a request, or a change of one. */
export function findQuestion(
  text: string,
  own: Understanding,
  { count, focus = 0 }: { count: number; focus?: number },
): FollowUpQuestion | null {
  const folded = foldText(text).replaceAll("'", '')
  const heard = { folded, own, count, focus, of: pointedAt(folded, count) }
  return readProduct(heard) ?? readMedia(heard) ?? (count > 0 ? readShown(heard) : null) ?? readMarket(heard)
}

function isAny(patterns: words.Patterns, folded: string): boolean {
  return patterns.some((all) => all.every((pattern) => pattern.test(folded)))
}

/** What is asked of the site, whatever is shown. */
function readProduct({ folded, own, of, count }: QuestionText): FollowUpQuestion | null {
  if (words.THANKS.test(folded)) return { kind: 'thanks' }
  const topic = HELP_TOPICS.find(({ asked }) => asked.test(folded))
  if (!topic) return null
  // "billboard with permit in Kent" asks for a space, and what is pointed at is asked of its listing
  const isRequest = own.criteria.place !== null || own.criteria.priceMax !== null
  const isQuestion = /[?¿]|^\W*(do|does|can|could|is|are|how|what|when|who|talk|ok,? how)\b/.test(folded)
  if (isRequest && !isQuestion) return null
  if (isRequest && topic.slug !== 'political-and-cannabis-ads' && own.criteria.adTypes.length > 0) return null
  const isOfListing = of.length > 0 && count > 0 && FACT_QUESTIONS.some(({ asked }) => asked.test(folded))
  return isOfListing && topic.slug !== CONTACT && topic.slug !== 'booking-a-space'
    ? null
    : { kind: 'help', topic }
}

function readShown(heard: QuestionText): FollowUpQuestion | null {
  const { folded } = heard
  const of = heard.of.length > 0 ? heard.of : [heard.focus]
  const two =
    heard.of.length > 1
      ? heard.of
      : heard.of[0]
        ? [heard.focus === heard.of[0] ? 0 : heard.focus, heard.of[0]]
        : [0, 1]
  if (words.CHANGED.test(folded)) return { kind: 'changed' }
  if (words.TELL_ME.test(folded) && words.WHEN.test(folded)) return { kind: 'tell-me' }
  if (isAny(words.COMPARE, folded)) return { kind: 'compare', of: two.filter((one) => one < heard.count) }
  if (words.SCORE.test(folded) && words.SCORE_ASKED.test(folded)) return { kind: 'score' }
  if (words.PROMISE.test(folded) && words.RESULTS.test(folded)) return { kind: 'promise', of }
  // "why no radio in Kent?" asks for another medium, and not of what is shown
  const isWondering = words.WHY_NONE.test(folded) && heard.own.criteria.adTypes.length > 0
  if (isAny(words.WHY, folded) && !isWondering) return { kind: words.DEAR.test(folded) ? 'dear' : 'why', of }
  if (words.REACH.test(folded)) return { kind: 'reach' }
  if (words.DISTANCE.test(folded)) return { kind: 'distance', of }
  if (
    words.CLOSER.test(folded) &&
    words.CLOSER_ASKED.test(folded) &&
    !/\bcheap\b/.test(folded) &&
    !heard.own.criteria.place
  )
    return { kind: 'closer' }
  return readPrice(heard, of) ?? readFact(heard, of)
}

function readPrice({ folded, own, of: pointed }: QuestionText, of: number[]): FollowUpQuestion | null {
  const { adTypes, place, priceMax } = own.criteria
  if (isAny(words.PLAN, folded)) return { kind: 'plan' }
  if (words.SETUP_ASKED_ALONE.test(folded)) return { kind: 'setup', of }
  if (words.CHEAPEST.test(folded) && place === null && adTypes.length === 0) return { kind: 'cheapest' }
  if (words.SMALL_BUDGET.test(folded) || words.A_LOT.test(folded) || words.TYPICAL.test(folded))
    return { kind: 'typical' }
  const names = pointed.length > 0 || words.DURATION.test(folded) || words.THIS_ONE.test(folded)
  if (!isAny(words.COST, folded)) return null
  if (names && (priceMax === null || pointed.length > 0)) return { kind: 'cost', of }
  return adTypes.length > 0 || place !== null ? { kind: 'typical' } : { kind: 'cost', of }
}

function readFact({ folded, own, of: pointed }: QuestionText, of: number[]): FollowUpQuestion | null {
  const { place, adTypes, venues } = own.criteria
  const isRequest = pointed.length === 0 && (place !== null || adTypes.length > 0 || venues.length > 1)
  if (isRequest) return null
  if (BASIS_ASKED.test(folded)) return { kind: 'basis', of }
  if (AUDIENCE_ASKED.test(folded)) return { kind: 'audience', of }
  if (SETUP_ASKED.test(folded)) return { kind: 'setup', of }
  if (SELLER_ASKED.test(folded)) return { kind: 'seller', of }
  const isQuestion =
    /[?¿]|^\W*(and |ok |second one:? |y )?(is|are|does|do|can|how|what|when|who|which|has|tiene|esta|es|hay)\b/.test(
      folded,
    )
  if (!isQuestion && pointed.length === 0) return null
  if (EARLIER_ASKED.test(folded)) return { kind: 'earliest' }
  if (FREE_ASKED.test(folded)) return { kind: 'free', of }
  const fact = FACT_QUESTIONS.find(({ asked }) => asked.test(folded))
  if (fact) return { kind: 'fact', fact, of }
  return words.MORE.test(folded) ? { kind: 'more', of } : null
}

/** Which of several media. */
function readMedia({ folded, own }: QuestionText): FollowUpQuestion | null {
  const { adTypes, excludedAdTypes, place } = own.criteria
  const media = [...new Set([...adTypes, ...excludedAdTypes])]
  if (media.length < 2 || place !== null || isAny(words.PLAN, folded)) return null
  return words.BETTER.test(folded) ? { kind: 'media', adTypes: media } : null
}

/** "How much is a billboard in Tacoma?" asks what is usual; with days or a limit it asks for spaces, and for sale nothing is usual. */
function asksPrice(folded: string, { criteria }: Understanding): boolean {
  if (criteria.listingType === 'sale') return false
  if (words.TYPICAL.test(folded) && isAny(words.COST, folded)) return true
  if (!words.ASKS.test(folded) || criteria.adTypes.length === 0 || criteria.availableFrom !== null)
    return false
  return criteria.priceMax === null
    ? criteria.priceMin === null && isAny(words.COST, folded)
    : words.A_LOT.test(folded)
}

/** What is asked of the market. */
function readMarket({ folded, own, count }: QuestionText): FollowUpQuestion | null {
  if (isAny(words.PLAN, folded) && (count > 0 || own.criteria.priceMax !== null)) return { kind: 'plan' }
  if (count === 0 ? asksPrice(folded, own) : words.TYPICAL.test(folded) && isAny(words.COST, folded))
    return { kind: 'typical' }
  return words.ABLE.test(folded) ? { kind: 'able' } : null
}

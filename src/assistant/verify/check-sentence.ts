import type { AnswerFigures } from './answer-facts.ts'
import { figuresOf } from './figures.ts'

export interface CheckedSentence {
  /** With ids replaced by titles. */
  text: string
  /** How many spaces it mentions. */
  spaces: number
}

const REFERENCE = /\[?#(\d+)\]?/g
/** Rejected: URLs, markup, quotations (titles are inserted by id only) and spelled-out figures. */
const NEVER =
  /<|>|https?:|www\.|@|\*\*|```|\[|\]|\(http|["“”„]|\b(hundred|thousand|million|billion|dozens?|half|twice|double|triple|percent|per cent)\b|%/i
/** Rejected: promises about an ad's results. */
const CLAIMS =
  /\b(guarantee[sd]?|boosts?|skyrocket|increases?|grows?|proven|best[- ]in|roi|conversions?|more (customers|sales|traffic|revenue)|will (bring|drive|attract|deliver)|free of charge|discount)\b/i
const REFUSALS = /\b(i'?m sorry|i cannot|i can'?t|as an ai|language model|system prompt|instructions?)\b/i

/** Checks one sentence of a model and replaces its ids by titles; null when the data does not support all of it. */
export function checkSentence(sentence: string, { common, spaces }: AnswerFigures): CheckedSentence | null {
  const ids = [...sentence.matchAll(REFERENCE)].map(([, id]) => `#${id}`)
  if (ids.some((id) => !spaces.has(id))) return null
  const bare = sentence.replace(REFERENCE, '')
  if (NEVER.test(bare) || CLAIMS.test(bare) || REFUSALS.test(bare)) return null
  const known = ids.map((id) => spaces.get(id)!)
  const isKnown = (figure: number) => common.has(figure) || known.some(({ figures }) => figures.has(figure))
  if (!figuresOf(bare).every(isKnown)) return null
  const text = sentence.replace(REFERENCE, (_, id: string) => spaces.get(`#${id}`)!.title)
  return { text: text.replace(/\s+/g, ' ').trim(), spaces: ids.length }
}

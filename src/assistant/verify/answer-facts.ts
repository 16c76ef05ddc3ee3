import { formatPrice } from '#domain/money.ts'
import { AD_TYPE_LABELS } from '#domain/vocabulary.ts'
import type { AssistantAnswer } from '../answer-buyer.ts'
import { describeCriteria } from '../explain/describe-criteria.ts'
import { plainText } from '../explain/wording.ts'
import { figuresOf } from './figures.ts'

/** Grounding facts a model words an answer from: figures from the data, and no text written by sellers. */
export interface AnswerFacts {
  asked: string
  /** The built-in answer, whose figures are correct. */
  answer: string
  spaces: { id: string; kind: string; price: string; place: string; reach: string | null; why: string[] }[]
}

/** What the model's text is checked against. */
export interface AnswerFigures {
  /** Figures allowed in any sentence. */
  common: ReadonlySet<number>
  /** Per space: its title, and the figures allowed in a sentence about it. */
  spaces: ReadonlyMap<string, { title: string; figures: ReadonlySet<number> }>
}

const MAX_SPACES = 5
const MAX_PLACE_LENGTH = 60

/**
 * The facts for a model and the figures to check its text against, from one answer. Titles are inserted afterwards, by
 * id.
 */
export function toFacts(
  answer: AssistantAnswer,
  query: string,
): { facts: AnswerFacts; figures: AnswerFigures } {
  const asked = describeCriteria(answer.criteria)
  const shown = answer.matches.slice(0, MAX_SPACES)
  const titles = answer.matches.map(({ listing }) => plainText(listing.title))
  const withoutTitles = (text: string) =>
    titles.reduce((rest, title) => rest.replaceAll(title, 'the best fit'), text)
  const spaces = shown.map(({ listing, reach, benefits }) => ({
    id: `#${listing.id}`,
    kind: AD_TYPE_LABELS[listing.adType],
    price: formatPrice(listing.price, listing.interval),
    place: plainText(listing.location.text).slice(0, MAX_PLACE_LENGTH),
    reach: reach === null ? null : withoutTitles(reach),
    why: benefits.map(withoutTitles),
  }))
  const facts = { asked, answer: withoutTitles(answer.suggestion), spaces }
  const common = new Set(figuresOf(`${asked} ${query} ${facts.answer}`))
  const byId = spaces.map((space, index) => {
    const { id, ...own } = space
    return [id, { title: titles[index]!, figures: new Set(figuresOf(JSON.stringify(own))) }] as const
  })
  return { facts, figures: { common, spaces: new Map(byId) } }
}

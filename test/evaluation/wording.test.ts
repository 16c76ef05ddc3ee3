import { describe, expect, it } from 'vitest'
import { type AssistantAnswer, answerBuyer } from '#assistant/answer-buyer.ts'
import { describeCriteria } from '#assistant/explain/describe-criteria.ts'
import { toMarket } from '#assistant/market.ts'
import { readRequest } from '#assistant/understand/understand.ts'
import { composeAnswer, isAnswer } from '#assistant/verify/compose-answer.ts'
import { type Known, learn, openKnown, type SpaceFacts } from '#assistant/verify/known-facts.ts'
import { toAnswerFacts } from '#assistant/verify/space-facts.ts'
import { formatUsd } from '#domain/money.ts'
import { QUERY_SETS } from '#training/requests/own-requests.ts'
import { OPTIONS } from './evaluate.ts'
import { checkGrounding } from './grounding.ts'
import { MARKET } from './market.ts'
import { findPugetSoundPlaces } from './puget-sound.ts'

const WHOLE = toMarket(MARKET)
const TEXTS = Object.values(QUERY_SETS)
  .flat()
  .map(({ text }) => text)
const listPlaces = (text: string) =>
  findPugetSoundPlaces(text).map(({ start, end }) => ({ name: text.slice(start, end), start }))

interface WordedCase {
  text: string
  answer: AssistantAnswer
  known: Known
  spaces: SpaceFacts[]
}

/** Each request of the sets that has matches, with all that a model would be told. */
const worded: WordedCase[] = TEXTS.flatMap((text) => {
  const request = readRequest(text, OPTIONS)
  const answer = answerBuyer(request, WHOLE)
  if (answer.matches.length === 0) return []
  const known = openKnown(`${describeCriteria(answer.criteria)}. ${text}`)
  const facts = toAnswerFacts(answer)
  learn(known, facts)
  return [{ text, answer, known, spaces: [...(facts.spaces ?? [])] }]
})

function honest({ facts, id }: SpaceFacts): string[] {
  const { price, place, distance, audience } = facts
  return [
    `[#${id}] costs ${price} and stands in ${String(place).split(',')[0]}.`,
    audience ? `It states ${audience}.` : 'It states no audience figure.',
    ...(distance ? [`It is ${distance}.`] : []),
  ]
}

const LIES: Record<string, (space: SpaceFacts, next: SpaceFacts) => string> = {
  price: ({ id, facts }) => `[#${id}] costs ${String(facts.price).replace(/\d[\d,]*/, '3')}.`,
  'price of another': ({ id }, next) => `[#${id}] costs ${next.facts.price}.`,
  period: ({ id, facts }) => `[#${id}] costs ${String(facts.price).replace(/\/.*| one-time/, '')} an event.`,
  distance: ({ id }) => `[#${id}] is 333 mi from the center.`,
  place: ({ id }) => `[#${id}] stands in Walla Walla.`,
  audience: ({ id }) => `[#${id}] is seen by 987,654 people a day.`,
  name: ({ id }) => `Northwest Outdoor offers [#${id}].`,
}

/** The budget of a request as the price of a space that costs less. */
const BUDGET_LIES: ((space: SpaceFacts, budget: string) => string)[] = [
  ({ id }, budget) => `[#${id}] is for rent and costs ${budget}.`,
  ({ id }, budget) => `[#${id}] is yours within the dates for ${budget}.`,
]

describe('a model over the answers of the evaluation sets', () => {
  it('has enough of them', () => expect(worded.length).toBeGreaterThan(200))

  it('that is honest is shown as it is written', () => {
    const lost = worded.flatMap(({ text, known, spaces }) => {
      const said = spaces.slice(0, 3).flatMap(honest).slice(0, 8).join(' ')
      const composed = composeAnswer(said, known, listPlaces)
      return composed.faults.length > 0 || !isAnswer(composed, true)
        ? [`${text}: ${said} [${composed.faults}]`]
        : []
    })
    expect(lost.slice(0, 8)).toEqual([])
  })

  it('states no figure that the rules could not', () => {
    const problems = worded.flatMap(({ text, answer, known, spaces }) => {
      const { sentences } = composeAnswer(spaces.slice(0, 2).flatMap(honest).join(' '), known, listPlaces)
      const request = readRequest(text, OPTIONS)
      const told = { ...answer, suggestion: sentences.join(' '), recommendations: [] }
      return checkGrounding(text, told, { counts: [], places: request.places }).problems
    })
    expect(problems.slice(0, 8)).toEqual([])
  })

  it.each(BUDGET_LIES)('that takes the budget for a price is not shown', (lie) => {
    const asked = worded.flatMap(({ text, answer, known, spaces: [first] }) => {
      const { priceMax } = answer.criteria
      if (priceMax === null || !first) return []
      const budget = formatUsd(priceMax)
      // what happens to be so is no lie
      if (JSON.stringify(first.facts).includes(budget)) return []
      const { sentences } = composeAnswer(lie(first, budget), known, listPlaces)
      return [{ text, sentences }]
    })
    expect(asked.length).toBeGreaterThan(50)
    expect(asked.filter(({ sentences }) => sentences.length > 0).slice(0, 8)).toEqual([])
  })

  it.each(Object.entries(LIES))('that lies about a %s is not shown', (_, lie) => {
    const shown = worded.flatMap(({ text, known, spaces: [first, next] }) => {
      if (!first || !next || first.monthly === next.monthly) return []
      const said = lie(first, next)
      // what happens to be so is no lie
      if (/in Walla Walla/.test(said) && known.words.has('walla')) return []
      return composeAnswer(said, known, listPlaces).sentences.map((sentence) => `${text}: ${sentence}`)
    })
    expect(shown.slice(0, 8)).toEqual([])
  })
})

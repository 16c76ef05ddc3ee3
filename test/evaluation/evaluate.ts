import { answerBuyer } from '#assistant/answer-buyer.ts'
import { toMarket } from '#assistant/market.ts'
import { countFitting, countNear, match } from '#assistant/match/match.ts'
import { relax } from '#assistant/match/relax.ts'
import { readRequest, understand } from '#assistant/understand/understand.ts'
import { emptyCriteria, isEmptyCriteria } from '#domain/discovery/criteria.ts'
import { EVALUATION_NOW } from '#training/requests/evaluation-now.ts'
import { HOSTILE_TEXTS } from '#training/requests/hostile-texts.ts'
import { QUERY_SETS } from '#training/requests/own-requests.ts'
import { measureUnderstanding, type UnderstandingFigures } from '#training/train/measure-understanding.ts'
import { checkGrounding } from './grounding.ts'
import { MARKET } from './market.ts'
import { ndcgAt10 } from './ndcg.ts'
import { findPugetSoundPlaces } from './puget-sound.ts'
import { RANKING_NEEDS } from './rankings.ts'

export const OPTIONS = { now: EVALUATION_NOW, findPlaces: findPugetSoundPlaces }

export interface Evaluation {
  /** Understanding scores per set and in total. */
  sets: Record<string, UnderstandingFigures>
  all: UnderstandingFigures
  hostile: { texts: number; harmless: number; problems: string[] }
  ranking: { needs: number; ndcg: number; worst: { text: string; ndcg: number }[] }
  grounding: { texts: number; grounded: number; problems: string[] }
}

/** All scores on the project's own evaluation set. Deterministic: the clock and the market are fixed. */
export function evaluate(): Evaluation {
  const read = (text: string) => understand(text, OPTIONS)
  const sets = Object.fromEntries(
    Object.entries(QUERY_SETS).map(([name, cases]) => [name, measureUnderstanding(cases, read)]),
  )
  return {
    sets,
    all: measureUnderstanding(Object.values(QUERY_SETS).flat(), read),
    hostile: measureHostile(),
    ranking: measureRanking(),
    grounding: measureGrounding(),
  }
}

const WHOLE = toMarket(MARKET)

function measureHostile(): Evaluation['hostile'] {
  const problems = HOSTILE_TEXTS.filter((text) => !isHarmless(text)).map((text) => text.slice(0, 80))
  return { texts: HOSTILE_TEXTS.length, harmless: HOSTILE_TEXTS.length - problems.length, problems }
}

function isHarmless(text: string): boolean {
  const request = readRequest(text, OPTIONS)
  const { suggestion, matches, recommendations } = answerBuyer(request, WHOLE)
  const said = JSON.stringify([suggestion, recommendations])
  return (
    isEmptyCriteria(request.criteria) &&
    matches.length === 0 &&
    recommendations.length >= 3 &&
    !/<[a-z/!]/i.test(said)
  )
}

function measureRanking(): Evaluation['ranking'] {
  const scores = RANKING_NEEDS.map(({ text, gain }) => {
    const request = readRequest(text, OPTIONS)
    const ranked = match(request.criteria, MARKET, {
      places: request.places,
      words: request.words,
      limit: 10,
    })
    return {
      text,
      ndcg: ndcgAt10(
        ranked.map(({ listing }) => gain(listing)),
        MARKET.map(gain),
      ),
    }
  })
  const ndcg = scores.reduce((sum, one) => sum + one.ndcg, 0) / scores.length
  return { needs: scores.length, ndcg, worst: scores.toSorted((a, b) => a.ndcg - b.ndcg).slice(0, 8) }
}

function measureGrounding(): Evaluation['grounding'] {
  const total = { texts: 0, grounded: 0, problems: [] as string[] }
  for (const { text } of Object.values(QUERY_SETS).flat()) {
    const request = readRequest(text, OPTIONS)
    const count = (criteria = emptyCriteria()) => countFitting(criteria, MARKET, request.places)
    const [all, near] = [count(request.criteria), countNear(request.criteria, MARKET, request.places)]
    const counts = [all, near, all - near, ...relax(request.criteria, count).map((one) => one.count)]
    const figures = checkGrounding(text, answerBuyer(request, WHOLE), { counts, places: request.places })
    total.texts += figures.texts
    total.grounded += figures.grounded
    total.problems.push(...figures.problems)
  }
  return total
}

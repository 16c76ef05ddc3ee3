import { featuresOfText } from '#assistant/understand/errands/features.ts'
import { type ErrandWeights, likenessToRequest } from '#assistant/understand/errands/is-errand.ts'
import { readText } from '#assistant/understand/read-text.ts'
import { loadGazetteer } from '#server/platform/geocoding/load-gazetteer.ts'
import { EVALUATION_NOW } from '../requests/evaluation-now.ts'
import { seeded } from './seeded.ts'

/** A text, and whether it asks for advertising space. */
export interface ErrandLesson {
  features: readonly string[]
  isRequest: boolean
}

const EPOCHS = 12
/** What fewer texts have says nothing of others: without it as much is told apart, by half the weights. */
const FEWEST_TEXTS = 3
/** A right answer must lead by this much; errands are fewer, and must lead by more. */
const MARGINS = { request: 1, errand: 4 }

export function toErrandLesson(text: string, isRequest: boolean): ErrandLesson {
  const findPlaces = (part: string) => loadGazetteer().findPlacesInText(part)
  return { features: featuresOfText(readText(text, { findPlaces, now: EVALUATION_NOW })), isRequest }
}

/** Averaged perceptron over whole texts; deterministic for the same lessons in the same order. */
export function trainErrands(given: readonly ErrandLesson[]): ErrandWeights {
  const lessons = withoutRare(given)
  const now = new Map<string, number>()
  const late = new Map<string, number>()
  const random = seeded(1)
  let step = 1
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const lesson of inRandomOrder(lessons, random)) learn(lesson, step++)
  return new Map([...now].map(([feature, value]) => [feature, value - (late.get(feature) ?? 0) / step]))

  function learn({ features, isRequest }: ErrandLesson, at: number): void {
    const sign = isRequest ? 1 : -1
    const margin = isRequest ? MARGINS.request : MARGINS.errand
    if (sign * likenessToRequest(features, now) >= margin) return
    for (const feature of features) {
      now.set(feature, (now.get(feature) ?? 0) + sign)
      late.set(feature, (late.get(feature) ?? 0) + sign * at)
    }
  }
}

function withoutRare(lessons: readonly ErrandLesson[]): ErrandLesson[] {
  const counts = new Map<string, number>()
  for (const { features } of lessons)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return lessons.map(({ features, isRequest }) => ({
    features: features.filter((feature) => (counts.get(feature) ?? 0) >= FEWEST_TEXTS),
    isRequest,
  }))
}

function inRandomOrder<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

import { readText } from '#assistant/understand/read-text.ts'
import { requestsOf } from '#assistant/understand/words/harm.ts'
import { loadGazetteer } from '#server/platform/geocoding/load-gazetteer.ts'
import { EVALUATION_NOW } from '../requests/evaluation-now.ts'
import { OWN_REQUESTS } from '../requests/own-requests.ts'
import type { QueryCase } from '../requests/parse-requests.ts'
import { fillTemplates } from './fill-templates.ts'
import { swapMedia } from './swap-media.ts'
import type { Lesson } from './train-roles.ts'

/** Of every request to learn from, so many copies with other media. */
const SWAPS = { own: 1, learn: 1 }
/** So often every turn of phrase is filled. */
const FILLINGS = 5

/** The project's own examples, which the floors of `evaluate.test.ts` are held on. */
export function listOwnLessons(random: () => number): Lesson[] {
  return toLessons(OWN_REQUESTS, SWAPS.own, random)
}

/** Everything to learn from but the requests of the learn set, which folds leave out in turn. */
export function listCommonLessons(random: () => number): Lesson[] {
  return [
    ...listOwnLessons(random),
    ...fillTemplates(FILLINGS, random).map((one) => ({ ...toLesson(one), areFiguresTold: false })),
  ]
}

export function listLearnLessons(cases: readonly QueryCase[], random: () => number): Lesson[] {
  return toLessons(cases, SWAPS.learn, random)
}

function toLessons(cases: readonly QueryCase[], swaps: number, random: () => number): Lesson[] {
  return cases.flatMap((one) => {
    const lesson = toLesson(one)
    const swapped = Array.from({ length: swaps }, () => swapMedia(one, lesson.reading, random))
    return [lesson, ...swapped.flatMap((other) => (other ? [toLesson(other)] : []))]
  })
}

function toLesson({ text, expected }: QueryCase): Lesson {
  const findPlaces = (part: string) => loadGazetteer().findPlacesInText(part)
  return { reading: readText(requestsOf(text), { findPlaces, now: EVALUATION_NOW }), expected }
}

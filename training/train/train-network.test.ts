import { describe, expect, it } from 'vitest'
import { readText } from '#assistant/understand/read-text.ts'
import { ROLES } from '#assistant/understand/roles/mentions.ts'
import { toReader } from '#assistant/understand/roles/network/network.ts'
import { loadGazetteer } from '#server/platform/geocoding/load-gazetteer.ts'
import { EVALUATION_NOW } from '../requests/evaluation-now.ts'
import { parseRequests } from '../requests/parse-requests.ts'
import type { Answer } from './allowed-roles.ts'
import { addGradients } from './network-gradient.ts'
import { numberLesson, prepareLesson } from './network-lesson.ts'
import { createNetwork } from './new-network.ts'
import { seeded } from './seeded.ts'
import { trainNetwork } from './train-network.ts'

const CASES = parseRequests(`
no radio, posters in Kent, 300 a month | place: Kent; types: print; not: radio; max: 300; per: month
radio, no thanks. Flyers or posters for families in Kent | place: Kent; types: print; not: radio; for: families
the gym next door has a billboard, I want one in Kent too | place: Kent; types: billboard
`)
const OPTIONS = {
  now: EVALUATION_NOW,
  findPlaces: (text: string) => loadGazetteer().findPlacesInText(text),
}
const LESSONS = CASES.map(({ text, expected }) => ({ reading: readText(text, OPTIONS), expected }))
const NOTHING_WITHHELD = { value: 0, word: 0, feature: 0, rule: 0 }

/** The negative log-likelihood, written down a second time. */
function lossOf(scores: readonly (readonly number[])[], answers: readonly Answer[]): number {
  const chances = scores.map((row) => {
    const sum = row.reduce((total, score) => total + Math.exp(score), 0)
    return row.map((score) => Math.exp(score) / sum)
  })
  let loss = 0
  chances.forEach((chance, n) => {
    const { allowed } = answers[n] as Answer
    loss -= Math.log(allowed.reduce((sum, role) => sum + (chance[ROLES.indexOf(role)] as number), 0))
  })
  for (const key of new Set(answers.flatMap(({ group }) => group?.key ?? []))) {
    const none = answers.reduce((product, { group }, n) => {
      return group?.key === key
        ? product * (1 - (chances[n]?.[ROLES.indexOf(group.role)] as number))
        : product
    }, 1)
    loss -= Math.log(1 - none)
  }
  return loss
}

describe('the network', () => {
  it('is taught along the slope of its loss', () => {
    const prepared = LESSONS.map(prepareLesson)
    const { network, parameters, ...learner } = createNetwork(
      [...prepared, ...prepared, ...prepared],
      seeded(2),
    )
    const lesson = numberLesson({ network, parameters, ...learner }, prepared[0] as (typeof prepared)[0])
    addGradients({ network, parameters, ...learner }, lesson, 1, {
      random: seeded(1),
      withheld: NOTHING_WITHHELD,
    })
    const loss = () => lossOf(toReader(network)(lesson.scene), lesson.answers)
    // the features' weights come last, and are no part of the network's own scores
    for (const { values, gradient } of parameters.slice(0, -1)) {
      const steepest = gradient.reduce(
        (best, value, at) => (Math.abs(value) > Math.abs(gradient[best] as number) ? at : best),
        0,
      )
      const [was, by] = [values[steepest] as number, 1e-2]
      values[steepest] = was + by
      const above = loss()
      values[steepest] = was - by
      const below = loss()
      values[steepest] = was
      expect((above - below) / (2 * by) / (gradient[steepest] as number)).toBeCloseTo(1, 1)
    }
  })

  it('learns what it is shown, and the same every time', () => {
    const many = Array.from({ length: 30 }, () => LESSONS).flat()
    const learn = () => trainNetwork(many, 12, 1)
    const { network, wide } = learn()
    const prepared = prepareLesson(LESSONS[0] as (typeof LESSONS)[0])
    const scores = toReader(network)(prepared.scene)
    expect(lossOf(scores, prepared.answers)).toBeLessThan(0.3)
    expect([...learn().wide]).toEqual([...wide])
  })
})

import type { Reading, Role } from '#assistant/understand/reading.ts'
import type { RoleWeights } from '#assistant/understand/roles/classify.ts'
import {
  companyFeatures,
  fixedFeatures,
  openScene,
  type Scene,
} from '#assistant/understand/roles/features.ts'
import { listAllMentions, type Mention, ROLES } from '#assistant/understand/roles/mentions.ts'
import type { Criteria } from '#domain/discovery/criteria.ts'
import { type Answer, answersOf } from './allowed-roles.ts'
import { createFeatureWeights, type FeatureWeights } from './feature-weights.ts'
import { seeded, shuffled } from './seeded.ts'

/** A request to learn from. */
export interface Lesson {
  reading: Reading
  expected: Criteria
  /** False where the labels leave out amounts and dates. Default true. */
  areFiguresTold?: boolean
}

interface PreparedLesson {
  scene: Scene
  answers: readonly Answer[]
  /** By mention, the numbers of its features; those that name the rules' opinion stand apart. */
  fixed: readonly { plain: Int32Array; ruled: Int32Array }[]
}

/** So often the learner goes without the rules' opinion, or it would learn to repeat them. */
const WITHOUT_RULES = 0.2
/** A right answer must lead by this much. */
const MARGIN = 1

/** Averaged perceptron over mentions; deterministic for the same lessons in the same order. */
export function trainRoles(lessons: readonly Lesson[], epochs: number, seed: number): RoleWeights {
  const weights = createFeatureWeights(ROLES.length)
  const random = seeded(seed)
  const prepared = lessons.map((lesson) => prepare(lesson, weights))
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const lesson of shuffled(prepared, random)) learn(weights, lesson, step++, random() < WITHOUT_RULES)
  return weights.averaged(step)
}

function prepare({ reading, expected, areFiguresTold }: Lesson, weights: FeatureWeights): PreparedLesson {
  const mentions = listAllMentions(reading)
  const answers = answersOf(mentions, expected, reading)
  const scene = openScene(reading, mentions)
  const numbers = (features: readonly string[]) => Int32Array.from(features, weights.numberOf)
  return {
    scene,
    answers: areFiguresTold === false ? withoutFigures(mentions, answers) : answers,
    fixed: mentions.map((_, index) => {
      const features = fixedFeatures(scene, index)
      const isRuled = (feature: string) => feature.includes(' rule ')
      return {
        plain: numbers(features.filter((one) => !isRuled(one))),
        ruled: numbers(features.filter(isRuled)),
      }
    }),
  }
}

function learn(weights: FeatureWeights, lesson: PreparedLesson, step: number, isBlind: boolean): void {
  const { scene, answers, fixed } = lesson
  const roles: Role[] = []
  const seen = fixed.map(({ plain, ruled }, index) => {
    const company = Int32Array.from(companyFeatures(scene, index, roles), weights.numberOf)
    const features = isBlind ? [plain, company] : [plain, ruled, company]
    const scores = weights.scoresOf(features)
    roles.push(ROLES[scores.indexOf(Math.max(...scores))] as Role)
    return { features, scores }
  })
  const right = rightRoles(answers, seen)
  seen.forEach(({ features, scores }, index) => {
    const allowed = right[index] as readonly Role[]
    const good = bestOf(scores, (role) => allowed.includes(role))
    const bad = bestOf(scores, (role) => !allowed.includes(role))
    if (bad === undefined || good === undefined) return
    if ((scores[good] as number) - (scores[bad] as number) >= MARGIN) return
    weights.change(features, good, bad, step)
  })
}

/** Any role is right for an amount and a date. */
export function withoutFigures(mentions: readonly Mention[], answers: readonly Answer[]): Answer[] {
  return answers.map((answer, index) =>
    /^(amount|date)$/.test((mentions[index] as Mention).kind) ? { allowed: ROLES } : answer,
  )
}

/** Of the mentions that share an answer, the likeliest must give it. */
function rightRoles(
  answers: readonly Answer[],
  seen: readonly { scores: readonly number[] }[],
): (readonly Role[])[] {
  const right = answers.map(({ allowed }) => allowed)
  for (const key of new Set(answers.flatMap(({ group }) => group?.key ?? []))) {
    const members = answers.flatMap(({ group }, index) => (group?.key === key ? [index] : []))
    const role = (answers[members[0] as number] as Answer).group?.role as Role
    const lead = (index: number) => {
      const scores = (seen[index] as { scores: readonly number[] }).scores
      return (scores[ROLES.indexOf(role)] as number) * 2 - scores.reduce((sum, score) => sum + score, 0)
    }
    const best = members.reduce((a, b) => (lead(b) > lead(a) ? b : a))
    right[best] = [role]
    // what is said later of the same medium may not turn it round
    for (const index of members.filter((one) => one > best))
      right[index] = (right[index] as readonly Role[]).filter((one) => one === role || one === 'aside')
  }
  return right
}

function bestOf(scores: readonly number[], fits: (role: Role) => boolean): number | undefined {
  let best: number | undefined
  ROLES.forEach((role, index) => {
    if (fits(role) && (best === undefined || (scores[index] as number) > (scores[best] as number)))
      best = index
  })
  return best
}

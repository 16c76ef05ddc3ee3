import type { Reading, Role } from '#assistant/understand/reading.ts'
import { type RoleWeights, scoresOf } from '#assistant/understand/roles/classify.ts'
import { featuresOf, openScene, type Scene } from '#assistant/understand/roles/features.ts'
import { listAllMentions, type Mention, ROLES } from '#assistant/understand/roles/mentions.ts'
import type { Criteria } from '#domain/criteria.ts'
import { type Answer, answersOf } from './allowed-roles.ts'

/** A request to learn from. */
export interface Lesson {
  reading: Reading
  expected: Criteria
  /** False where the labels leave out amounts and dates. Default true. */
  areFiguresTold?: boolean
}

interface Weight {
  now: number[]
  /** Sum of step × change: what averaging takes off. */
  late: number[]
}

/** So often the learner goes without the rules' opinion, or it would learn to repeat them. */
const WITHOUT_RULES = 0.2
/** A right answer must lead by this much. */
const MARGIN = 1

/** Averaged perceptron over mentions; deterministic for the same lessons in the same order. */
export function trainRoles(lessons: readonly Lesson[], epochs: number, seed: number): RoleWeights {
  const weights = new Map<string, Weight>()
  const live = { get: (feature: string) => weights.get(feature)?.now } as RoleWeights
  const random = seeded(seed)
  const prepared = lessons.map(({ reading, expected, areFiguresTold }) => {
    const mentions = listAllMentions(reading)
    const answers = answersOf(mentions, expected, reading)
    return {
      scene: openScene(reading, mentions),
      answers: areFiguresTold === false ? withoutFigures(mentions, answers) : answers,
    }
  })
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const { scene, answers } of shuffled(prepared, random)) step = learn(scene, answers, step)
  return averaged(weights, step)

  function learn(scene: Scene, answers: readonly Answer[], from: number): number {
    const blind = random() < WITHOUT_RULES
    const roles: Role[] = []
    const seen = scene.mentions.map((_, index) => {
      const features = featuresOf(scene, index, roles).filter((one) => !blind || !one.includes(' rule '))
      const scores = scoresOf(features, live)
      roles.push(ROLES[scores.indexOf(Math.max(...scores))] as Role)
      return { features, scores }
    })
    const right = rightRoles(answers, seen)
    seen.forEach(({ features, scores }, index) => {
      const allowed = right[index] as readonly Role[]
      const [good, bad] = [
        bestOf(scores, (role) => allowed.includes(role)),
        bestOf(scores, (role) => !allowed.includes(role)),
      ]
      if (bad === undefined || good === undefined) return
      if ((scores[good] as number) - (scores[bad] as number) >= MARGIN) return
      for (const feature of features) change(feature, good, bad, from)
    })
    return from + 1
  }

  function change(feature: string, good: number, bad: number, at: number): void {
    const weight = weights.get(feature) ?? { now: [0, 0, 0], late: [0, 0, 0] }
    weights.set(feature, weight)
    for (const [role, by] of [
      [good, 1],
      [bad, -1],
    ] as const) {
      weight.now[role] = (weight.now[role] as number) + by
      weight.late[role] = (weight.late[role] as number) + by * at
    }
  }
}

/** Any role is right for an amount and a date. */
function withoutFigures(mentions: readonly Mention[], answers: readonly Answer[]): Answer[] {
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

function averaged(weights: ReadonlyMap<string, Weight>, steps: number): RoleWeights {
  return new Map(
    [...weights].map(([feature, { now, late }]) => [
      feature,
      now.map((value, role) => value - (late[role] as number) / steps),
    ]),
  )
}

/** Mulberry32: the same numbers on every machine. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const copy = [...items]
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[copy[i], copy[j]] = [copy[j] as Item, copy[i] as Item]
  }
  return copy
}

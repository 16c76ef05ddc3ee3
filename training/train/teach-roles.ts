import type { RoleWeights } from '#assistant/understand/roles/classify.ts'
import type { Network } from '#assistant/understand/roles/network/network.ts'
import type { QueryCase } from '../requests/parse-requests.ts'
import { listCommonLessons, listLearnLessons, listOwnLessons } from './role-lessons.ts'
import { seeded } from './seeded.ts'
import { trainNetwork } from './train-network.ts'
import { type Lesson, trainRoles } from './train-roles.ts'

const EPOCHS = { perceptron: 8, network: 7 }
/** Each is learned from variants and in an order of its own. */
const SEEDS = { perceptron: [3, 4, 5], network: 6 }
/** The network is shown the project's own examples so many times more: withheld values let it forget what is seldom. */
const OWN_AGAIN = 2
/** A perceptron counts corrections; so much of a log-odds is one. */
const PERCEPTRON_SHARE = 0.03

export interface LearnedRoles {
  weights: RoleWeights
  network: Network
}

/**
 * Two learners that err at other requests: an averaged perceptron, which knows the roles of the mentions before, and a network with weights of
 * its own for the same features. The weights of both are added to one table.
 */
export function teachRoles(cases: readonly QueryCase[]): LearnedRoles {
  const lessonsOf = (random: () => number) => [
    ...listCommonLessons(random),
    ...listLearnLessons(cases, random),
  ]
  const weights = new Map<string, number[]>()
  for (const seed of SEEDS.perceptron)
    addTo(
      weights,
      trainRoles(lessonsOf(seeded(seed)), EPOCHS.perceptron, seed),
      PERCEPTRON_SHARE / SEEDS.perceptron.length,
    )
  const { network, wide } = trainNetwork(
    withOwnAgain(lessonsOf, seeded(SEEDS.network)),
    EPOCHS.network,
    SEEDS.network,
  )
  addTo(weights, wide, 1)
  return { weights, network }
}

function withOwnAgain(lessonsOf: (random: () => number) => Lesson[], random: () => number): Lesson[] {
  const again = Array.from({ length: OWN_AGAIN }, () => listOwnLessons(random))
  return [...lessonsOf(random), ...again.flat()]
}

function addTo(sums: Map<string, number[]>, weights: RoleWeights, share: number): void {
  for (const [feature, values] of weights) {
    const sum = sums.get(feature) ?? values.map(() => 0)
    sums.set(
      feature,
      sum.map((value, role) => value + (values[role] as number) * share),
    )
  }
}

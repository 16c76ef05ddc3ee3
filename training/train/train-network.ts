import type { RoleWeights } from '#assistant/understand/roles/classify.ts'
import type { Network } from '#assistant/understand/roles/network/network.ts'
import { stepAdam } from './adam.ts'
import { addGradients, type Withheld } from './network-gradient.ts'
import { numberLesson, prepareLesson } from './network-lesson.ts'
import { createNetwork } from './new-network.ts'
import { seeded, shuffled } from './seeded.ts'
import type { Lesson } from './train-roles.ts'

const BATCH = 64
const RATE = 2e-3
/** The rate grows for so long. */
const WARM = 0.1
/** A longer gradient is shortened to this. */
const LONGEST = 5
const WITHHELD: Withheld = { value: 0.4, word: 0.08, feature: 0.5, rule: 0.2 }

/** Learns the network together with weights of features, so that each learns what the other does not know. */
export function trainNetwork(
  lessons: readonly Lesson[],
  epochs: number,
  seed: number,
): { network: Network; wide: RoleWeights } {
  const random = seeded(seed)
  const prepared = lessons.map(prepareLesson).filter(({ answers }) => answers.length > 0)
  const learner = createNetwork(prepared, random)
  const numbered = prepared.map((lesson) => numberLesson(learner, lesson))
  const steps = Math.ceil(numbered.length / BATCH) * epochs
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = shuffled(numbered, random)
    for (let at = 0; at < order.length; at += BATCH) {
      const batch = order.slice(at, at + BATCH)
      for (const lesson of batch)
        addGradients(learner, lesson, 1 / batch.length, { random, withheld: WITHHELD })
      step += 1
      stepAdam(learner.parameters, rateAt(step / steps), step, LONGEST)
    }
  }
  return learner.learned()
}

/** Up, then down along a cosine. */
function rateAt(part: number): number {
  if (part < WARM) return RATE * (0.04 + (0.96 * part) / WARM)
  return (RATE * (1 + Math.cos((Math.PI * (part - WARM)) / (1 - WARM)))) / 2
}

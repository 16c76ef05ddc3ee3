/**
 * Learns what the mentions of a request are for and writes `roles/weights.gen.ts`: `node scripts/make/request-roles.ts`.
 * With `--folds` it writes nothing: it learns from three quarters of the learn set and reads the fourth, in turn.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RoleWeights } from '#assistant/understand/roles/classify.ts'
import { understand } from '#assistant/understand/understand.ts'
import { loadGazetteer } from '#server/platform/geocoding/load-gazetteer.ts'
import { OPTIONS } from '#test/evaluation/evaluate.ts'
import { type Miss, measureUnderstanding } from '#test/evaluation/measure.ts'
import type { QueryCase } from '#test/evaluation/queries/parse-cases.ts'
import { LEARN_REQUESTS, listCommonLessons, listLearnLessons } from '../lib/role-lessons.ts'
import { seeded } from '../lib/seeded.ts'
import { trainRoles } from '../lib/train-roles.ts'

const OUT = join(import.meta.dirname, '../../src/assistant/understand/roles/weights.gen.ts')
const EPOCHS = 8
const FOLDS = 4
/** Weights are kept in hundredths; smaller ones decide nothing. */
const SCALE = 100
const SMALLEST = 165

/** Learnt as often as there are seeds, from variants and in orders of their own: the mean of them depends on chance the least. */
const SEEDS = [3, 4, 5]

if (process.argv.includes('--folds')) printFolds()
else writeWeights(learn(LEARN_REQUESTS))

function learn(cases: readonly QueryCase[]): RoleWeights {
  return meanOf(
    SEEDS.map((seed) => {
      const random = seeded(seed)
      return trainRoles([...listCommonLessons(random), ...listLearnLessons(cases, random)], EPOCHS, seed)
    }),
  )
}

function meanOf(learned: readonly RoleWeights[]): RoleWeights {
  const mean = new Map<string, number[]>()
  for (const weights of learned)
    for (const [feature, values] of weights) {
      const sum = mean.get(feature) ?? values.map(() => 0)
      mean.set(
        feature,
        sum.map((value, role) => value + (values[role] as number) / learned.length),
      )
    }
  return mean
}

function writeWeights(weights: RoleWeights): void {
  const rows = [...weights]
    .map(([feature, values]) => ({ feature, values: values.map((value) => Math.round(value * SCALE)) }))
    .filter(({ values }) => values.some((value) => Math.abs(value) >= SMALLEST))
    .map(({ feature, values }) => `  ${JSON.stringify(`${values.join(' ')}\t${feature}`)},`)
    .sort()
  const text = `// Learned by scripts/make/request-roles.ts; weights of wanted, refused and aside, in hundredths.\nexport const ROLE_WEIGHTS: readonly string[] = [\n${rows.join('\n')}\n]\n`
  writeFileSync(OUT, text)
  console.log(`${rows.length} features, ${(text.length / 1024).toFixed(0)} KB`)
}

function printFolds(): void {
  const misses: Miss[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = learn(LEARN_REQUESTS.filter((_, index) => index % FOLDS !== fold))
    const findPlaces = (text: string) => loadGazetteer().findPlacesInText(text)
    const figures = measureUnderstanding(
      LEARN_REQUESTS.filter((_, index) => index % FOLDS === fold),
      (text) => understand(text, { ...OPTIONS, findPlaces, weights }),
    )
    misses.push(...figures.misses)
    console.log(
      `fold ${fold + 1}: ${(figures.exact * 100).toFixed(1)} % exact, slot F1 ${figures.slotF1.toFixed(3)}`,
    )
  }
  console.log(`all: ${(100 - (misses.length / LEARN_REQUESTS.length) * 100).toFixed(1)} % exact`)
  if (process.argv.includes('--misses')) for (const miss of misses) console.log(JSON.stringify(miss))
}

/**
 * Learns what the mentions of a request are for and writes `roles/weights.gen.ts` and `roles/network/network.gen.ts`:
 * `npm run train:roles`; it takes some quarter of an hour.
 * With `--folds` it writes nothing: it learns from three quarters of the learn set and reads the fourth, in turn.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toReader } from '#assistant/understand/roles/network/network.ts'
import { storeNetwork } from '#assistant/understand/roles/network/stored.ts'
import { understand } from '#assistant/understand/understand.ts'
import { loadGazetteer } from '#server/platform/geocoding/load-gazetteer.ts'
import { EVALUATION_NOW } from './requests/evaluation-now.ts'
import { ROLE_REQUESTS } from './requests/role-requests.ts'
import { type Miss, measureUnderstanding } from './train/measure-understanding.ts'
import { type LearnedRoles, teachRoles } from './train/teach-roles.ts'

const ROLES_FOLDER = join(import.meta.dirname, '../src/assistant/understand/roles')
const FOLDS = 4
/** Weights are kept in hundredths. */
const SCALE = 100
/** A feature whose weights lie closer together decides next to nothing. */
const LEAST_SPREAD = 31

if (process.argv.includes('--folds')) printFolds()
else writeModel(teachRoles(ROLE_REQUESTS))

function writeModel({ weights, network }: LearnedRoles): void {
  const rows = [...weights]
    .map(([feature, values]) => ({ feature, values: values.map((value) => Math.round(value * SCALE)) }))
    .filter(({ values }) => Math.max(...values) - Math.min(...values) >= LEAST_SPREAD)
    .map(({ feature, values }) => `  ${JSON.stringify(`${values.join(' ')}\t${feature}`)},`)
    .sort()
  const text = `// Learned by training/learn-roles.ts; weights of wanted, refused and aside, in hundredths.\nexport const ROLE_WEIGHTS: readonly string[] = [\n${rows.join('\n')}\n]\n`
  const stored = `// Learned by training/learn-roles.ts.\nimport type { StoredNetwork } from './stored.ts'\n\nexport const ROLE_NETWORK: StoredNetwork = ${JSON.stringify(storeNetwork(network))}\n`
  writeFileSync(join(ROLES_FOLDER, 'weights.gen.ts'), text)
  writeFileSync(join(ROLES_FOLDER, 'network/network.gen.ts'), stored)
  const kilobytes = (written: string) => (written.length / 1024).toFixed(0)
  console.log(`${rows.length} features, ${kilobytes(text)} KB, and a network of ${kilobytes(stored)} KB`)
}

function printFolds(): void {
  const misses: Miss[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const { weights, network } = teachRoles(ROLE_REQUESTS.filter((_, index) => index % FOLDS !== fold))
    const findPlaces = (text: string) => loadGazetteer().findPlacesInText(text)
    const figures = measureUnderstanding(
      ROLE_REQUESTS.filter((_, index) => index % FOLDS === fold),
      (text) =>
        understand(text, {
          now: EVALUATION_NOW,
          findPlaces,
          model: { weights, scoreMentions: toReader(network) },
        }),
    )
    misses.push(...figures.misses)
    console.log(
      `fold ${fold + 1}: ${(figures.exact * 100).toFixed(1)} % exact, slot F1 ${figures.slotF1.toFixed(3)}`,
    )
  }
  console.log(`all: ${(100 - (misses.length / ROLE_REQUESTS.length) * 100).toFixed(1)} % exact`)
  if (process.argv.includes('--misses')) for (const miss of misses) console.log(JSON.stringify(miss))
}

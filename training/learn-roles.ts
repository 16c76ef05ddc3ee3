/**
 * Learns what the mentions of a request are for and writes `role-weights.txt`, `role-network.json` and `role-network.bin` of the assistants' model:
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

const MODEL = join(import.meta.dirname, '../src/assistant/model')
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
    .map(({ feature, values }) => `${values.join(' ')}\t${feature}`)
    .sort()
  const text = `${rows.join('\n')}\n`
  const { shape, bytes } = storeNetwork(network)
  writeFileSync(join(MODEL, 'role-weights.txt'), text)
  writeFileSync(join(MODEL, 'role-network.json'), `${JSON.stringify(shape)}\n`)
  writeFileSync(join(MODEL, 'role-network.bin'), bytes)
  const kilobytes = (written: string | Uint8Array) => (written.length / 1024).toFixed(0)
  console.log(`${rows.length} features, ${kilobytes(text)} KB, and a network of ${kilobytes(bytes)} KB`)
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

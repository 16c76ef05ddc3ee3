/**
 * Learns which texts ask for no advertising space and writes `errand-weights.txt` of the assistants' model: `npm run train:errands`.
 * With `--folds` it writes nothing and says, of texts left out in turn, what was told apart.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { likenessToRequest } from '#assistant/understand/errands/is-errand.ts'
import { isEmptyCriteria } from '#domain/discovery/criteria.ts'
import { ERRANDS, SEARCHES } from './requests/errand-texts.ts'
import { HOSTILE_TEXTS } from './requests/hostile-texts.ts'
import { OWN_REQUESTS } from './requests/own-requests.ts'
import { ROLE_REQUESTS } from './requests/role-requests.ts'
import { fillTemplates } from './train/fill-templates.ts'
import { seeded } from './train/seeded.ts'
import { toErrandLesson, trainErrands } from './train/train-errands.ts'

const OUT = join(import.meta.dirname, '../src/assistant/model/errand-weights.txt')
const FOLDS = 5
const CLEARLY = -2
/** Weights are kept in hundredths; smaller ones decide nothing. */
const SMALLEST = 5
/** Long texts of the hostile suite repeat themselves. */
const LONGEST = 600

const lessons = [
  ...[...ROLE_REQUESTS, ...OWN_REQUESTS].map(({ text, expected }) =>
    toErrandLesson(text, !isEmptyCriteria(expected)),
  ),
  ...SEARCHES.map((text) => toErrandLesson(text, true)),
  ...[...ERRANDS, ...HOSTILE_TEXTS.map((text) => text.slice(0, LONGEST))].map((text) =>
    toErrandLesson(text, false),
  ),
]
const phrases = fillTemplates(1, seeded(1)).map(({ text }) => toErrandLesson(text, true))

if (process.argv.includes('--folds')) printFolds()
else writeWeights()

function writeWeights(): void {
  const rows = [...trainErrands([...lessons, ...phrases])]
    .map(([feature, value]) => ({ feature, value: Math.round(value * 100) }))
    .filter(({ value }) => Math.abs(value) >= SMALLEST)
    .map(({ feature, value }) => `${value}\t${feature}`)
    .sort()
  const text = `${rows.join('\n')}\n`
  writeFileSync(OUT, text)
  console.log(`${rows.length} features, ${(text.length / 1024).toFixed(0)} KB`)
}

function printFolds(): void {
  const lost = { request: 0, errand: 0 }
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = trainErrands([...lessons.filter((_, index) => index % FOLDS !== fold), ...phrases])
    for (const { features, isRequest } of lessons.filter((_, index) => index % FOLDS === fold)) {
      const isTaken = likenessToRequest(features, weights) >= CLEARLY
      if (isTaken !== isRequest) lost[isRequest ? 'request' : 'errand'] += 1
    }
  }
  const requests = lessons.filter(({ isRequest }) => isRequest).length
  console.log(`requests lost: ${lost.request} of ${requests}`)
  console.log(`errands taken for requests: ${lost.errand} of ${lessons.length - requests}`)
}

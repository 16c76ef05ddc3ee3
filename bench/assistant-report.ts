import { understand } from '#assistant/understand/understand.ts'
import { loadGazetteer } from '#server/platform/geocoding/load-gazetteer.ts'
import { evaluate, OPTIONS } from '#test/evaluation/evaluate.ts'
import { measurePart } from '#test/evaluation/measure-part.ts'
import {
  loadLearnedPart,
  loadSealedPart,
  loadTuneParts,
  type RequestPart,
} from '#test/evaluation/request-parts.ts'
import { QUERY_SETS, WRITTEN_BLIND } from '#training/requests/own-requests.ts'
import { measureUnderstanding } from '#training/train/measure-understanding.ts'
import { printFeedback } from './assistant/print-feedback.ts'
import { printGenres } from './assistant/print-genres.ts'
import { printConfusions, printFile, printPart, printWhy } from './assistant/print-parts.ts'

/**
 * Prints how well the assistants parse, rank and stay grounded on the project's own evaluation set. `--misses` lists what
 * is read wrong (of `tune` only with `--tune-misses`: its figures guide, its sentences should not), `--why TEXT` says what decided each mention, `--parts` prints the request sets alone,
 * `--learned` what is learned from, by file, `--sealed` the set that is opened once, without its misses, `--file FILE` reads labeled requests of a file, with `--misses` and whether roles or words were at fault.
 */
const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const gazetteer = loadGazetteer()
const findPlaces = (text: string) => gazetteer.findPlacesInText(text)
const readReal = (text: string) => understand(text, { ...OPTIONS, findPlaces })
const withGazetteer = measureUnderstanding(Object.values(QUERY_SETS).flat(), readReal)
const why = process.argv.indexOf('--why')
if (why !== -1) {
  printWhy(process.argv[why + 1] ?? '', findPlaces)
  process.exit()
}
if (process.argv.includes('--genres')) {
  printGenres({ ...OPTIONS, findPlaces })
  process.exit()
}
const file = process.argv.indexOf('--file')
if (file !== -1) {
  printFile(process.argv[file + 1] ?? '', { ...OPTIONS, findPlaces }, process.argv.includes('--misses'))
  process.exit()
}
const measured = (await chooseParts()).map((part) => measurePart(part, { ...OPTIONS, findPlaces }))
for (const part of measured) printPart(part)
if (process.argv.includes('--misses'))
  for (const part of measured.filter(({ name }) => mayBeRead(name))) printConfusions(part)
if (process.argv.some((option) => /^--(parts|learned|sealed)$/.test(option))) process.exit()

const figures = evaluate()
const writtenBlind = measureUnderstanding(WRITTEN_BLIND, readReal)

console.log('Understanding            cases   exact     slot F1')
for (const [name, set] of [
  ...Object.entries(figures.sets),
  ['all', figures.all] as const,
  ['all, real places', withGazetteer] as const,
  ['written blind', writtenBlind] as const,
])
  console.log(
    `  ${name.padEnd(20)} ${String(set.cases).padStart(6)}  ${percent(set.exact).padStart(8)}  ${set.slotF1.toFixed(3).padStart(8)}`,
  )
const { hostile, ranking, grounding } = figures
console.log(`Hostile harmless         ${hostile.texts} texts, ${percent(hostile.harmless / hostile.texts)}`)
console.log(`Ranking nDCG@10          ${ranking.needs} needs, ${ranking.ndcg.toFixed(3)}`)
console.log(
  `Grounded                 ${grounding.texts} texts, ${percent(grounding.grounded / grounding.texts)}`,
)

if (process.env.DATABASE_URL) await printFeedback(process.env.DATABASE_URL)

if (process.argv.includes('--misses')) {
  for (const miss of [...figures.all.misses, ...withGazetteer.misses, ...writtenBlind.misses])
    console.log(
      `\n${miss.text}\n  expected ${JSON.stringify(miss.expected)}\n  got      ${JSON.stringify(miss.got)}`,
    )
  for (const { text, ndcg } of ranking.worst) console.log(`nDCG ${ndcg.toFixed(3)}  ${text}`)
  for (const problem of [...hostile.problems, ...grounding.problems.slice(0, 40)])
    console.log(`problem: ${problem}`)
}

async function chooseParts(): Promise<RequestPart[]> {
  if (process.argv.includes('--sealed')) return [loadSealedPart()]
  return process.argv.includes('--learned') ? [await loadLearnedPart()] : loadTuneParts()
}

/** Who mends what they read in a set that measures, measures no more. */
function mayBeRead(name: RequestPart['name']): boolean {
  return name === 'learned' || (name.startsWith('tune') && process.argv.includes('--tune-misses'))
}

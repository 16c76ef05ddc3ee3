import type { FindPlaces } from '#assistant/places.ts'
import { readText } from '#assistant/understand/read-text.ts'
import { explainRoles } from '#assistant/understand/roles/decide.ts'
import type { UnderstandOptions } from '#assistant/understand/understand.ts'
import type { PartFigures } from '#test/evaluation/measure-part.ts'
import { EVALUATION_NOW } from '#training/requests/evaluation-now.ts'
import type { Miss } from '#training/train/measure-understanding.ts'
import { kindOfMiss, readFileOfRequests } from './read-file-of-requests.ts'

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** One line a class, one for the whole part, then what was wrong by slot. */
export function printPart({
  name,
  classes,
  all,
  others,
  slots,
  hostile,
  harmful,
  sellers,
}: PartFigures): void {
  console.log(`Requests, ${name.padEnd(8)}       cases   exact     slot F1`)
  for (const [label, figures] of [...Object.entries(classes), ['all', all] as const])
    console.log(
      `  ${label.padEnd(20)} ${String(figures.cases).padStart(6)}  ${percent(figures.exact).padStart(8)}  ${figures.slotF1.toFixed(3).padStart(8)}`,
    )
  console.log(
    `  other languages      ${String(others.cases).padStart(6)}  ${others.right} right, ${others.empty} left alone, ${others.guessed.length} guessed`,
  )
  console.log(`  hostile texts        ${String(hostile).padStart(6)}  ${hostile - harmful.length} harmless`)
  console.log(
    `  sellers              ${String(sellers.cases).padStart(6)}  ${sellers.right} right, ${sellers.madeUp.length} prices that nobody said`,
  )
  console.log('  wrong by slot:')
  for (const { slot, missing, invented, changed } of slots)
    console.log(
      `    ${slot.padEnd(16)} ${missing} missing, ${invented} made up, ${changed} another or in part`,
    )
}

/** What still fails, by class. */
export function printConfusions({ name, classes, others, harmful, sellers }: PartFigures): void {
  for (const [label, { misses }] of Object.entries(classes))
    for (const miss of misses) printMiss(`${name}, ${label}`, miss)
  for (const miss of others.guessed) printMiss(`${name}, another language`, miss)
  for (const text of harmful) console.log(`\n[${name}, hostile] ${text}`)
  for (const problem of sellers.problems) console.log(`\n[${name}, seller] ${problem}`)
}

function printMiss(where: string, { text, expected, got }: Miss): void {
  console.log(
    `\n[${where}] ${text}\n  expected ${JSON.stringify(expected)}\n  got      ${JSON.stringify(got)}`,
  )
}

/** What is read of one text and why: `--why "no radio, posters in Kent"`. */
export function printWhy(text: string, findPlaces: FindPlaces): void {
  for (const { mention, role, margin, because } of explainRoles(
    readText(text, { findPlaces, now: EVALUATION_NOW }),
  )) {
    console.log(`${mention.kind} ${mention.value}: ${role}, by ${margin.toFixed(1)}`)
    for (const { feature, weight } of because.slice(0, 5)) console.log(`  ${weight.toFixed(2)}  ${feature}`)
  }
}

/** Figures of a file of requests, as they are read and with right roles. */
export function printFile(file: string, options: UnderstandOptions, withMisses: boolean): void {
  const figures = readFileOfRequests(file, options)
  for (const [name, { cases, exact, slotF1 }] of [
    ['as read', figures.read],
    ['with right roles', figures.withRightRoles],
  ] as const)
    console.log(`${name.padEnd(18)} ${cases} cases  ${percent(exact)} exact  slot F1 ${slotF1.toFixed(3)}`)
  if (withMisses) for (const miss of figures.read.misses) printMiss(kindOfMiss(miss, figures), miss)
}

import type { Mention } from '#assistant/understand/roles/mentions.ts'
import { type Gru, type GruRun, runGru, toGates } from '#assistant/understand/roles/network/gru.ts'
import {
  knownOf,
  knownSize,
  type Network,
  rowsOf,
  scoresOfKnown,
  sumRows,
} from '#assistant/understand/roles/network/network.ts'
import { backGru, spread } from './gru-gradient.ts'
import type { NumberedLesson } from './network-lesson.ts'
import type { Learner, Numbered } from './new-network.ts'
import { gradientOfScores } from './role-loss.ts'

/** So often a value, a word, a feature or the rules' opinion is withheld, so that nothing is relied on alone. */
export type Withheld = Readonly<Record<'value' | 'word' | 'feature' | 'rule', number>>

interface Chance {
  random: () => number
  withheld: Withheld
}

/** One direction of reading, with its weights, their gradient, and which of its values are withheld. */
interface Side {
  gru: Gru
  to: Gru
  isBackwards: boolean
  run: GruRun
  mask: Float32Array
  states: Float32Array
}

interface Read {
  rows: number[][]
  xs: Float32Array
  xMask: Float32Array
  sides: [Side, Side]
}

interface Told {
  mention: Mention
  about: number[]
  known: Float32Array
  mask: Float32Array
  between: Float32Array
  features: number[]
  scores: number[]
}

/** Adds to the gradients what a lesson says, times `share`. */
export function addGradients(learner: Learner, lesson: NumberedLesson, share: number, chance: Chance): void {
  const { gradient, network, wide } = learner
  const { hidden } = network.size
  const isBlind = chance.random() < chance.withheld.rule
  const read = readText(learner, lesson, isBlind, chance)
  const told = lesson.scene.mentions.map((mention, n) => ({
    mention,
    ...tellMention(learner, lesson, n, read, isBlind, chance),
  }))
  const ofScores = gradientOfScores(
    told.map(({ scores }) => scores),
    lesson.answers,
  )
  const ofStates = read.sides.map(({ states }) => new Float32Array(states.length))
  told.forEach((one, n) => {
    const of = (ofScores[n] as number[]).map((value) => value * share)
    if (of.every((value) => value === 0)) return
    wide.addGradient(one.features, of)
    const ofKnown = backKnown(network, gradient, one, of)
    addToRows(gradient.mentionTable, one.about, ofKnown.subarray(6 * hidden))
    spreadKnown(ofKnown, ofStates, one.mention, hidden)
  })
  backRead(learner, read, ofStates)
}

function readText(
  { network, gradient }: Learner,
  lesson: NumberedLesson,
  isBlind: boolean,
  { random, withheld }: Chance,
): Read {
  const { size } = network
  const rows = lesson.tokens.map((names) =>
    rowsOf(
      network.tokenRows,
      names.filter((name) => isTold(name, isBlind) && !(name.startsWith('w ') && random() < withheld.word)),
    ),
  )
  const maskOf = (values: number) => newMask(values, withheld.value, random)
  const xMask = maskOf(rows.length * size.inputs)
  const xs = masked(sumRows(network.tokenTable, rows, size.inputs), xMask)
  const sideOf = (gru: Gru, to: Gru, isBackwards: boolean): Side => {
    const run = runGru(gru, size, toGates(gru, size, xs), isBackwards)
    const mask = maskOf(rows.length * size.hidden)
    return { gru, to, isBackwards, run, mask, states: masked(run.states.slice(), mask) }
  }
  const ahead = sideOf(network.forwards, gradient.forwards, false)
  return { rows, xs, xMask, sides: [ahead, sideOf(network.backwards, gradient.backwards, true)] }
}

function tellMention(
  { network, wide }: Learner,
  lesson: NumberedLesson,
  n: number,
  { sides: [ahead, back] }: Read,
  isBlind: boolean,
  { random, withheld }: Chance,
): Omit<Told, 'mention'> {
  const { size } = network
  const names = (lesson.about[n] as string[]).filter((name) => isTold(name, isBlind))
  const about = rowsOf(network.mentionRows, names)
  const ofAbout = sumRows(network.mentionTable, [about], size.about)
  const known = knownOf(network, ahead, back, lesson.scene.mentions[n] as Mention, ofAbout)
  const mask = newMask(size.middle, withheld.value, random)
  const features = someOf(lesson.numbered[n] as Numbered, isBlind, withheld.feature, random)
  const { scores, between } = scoresOfKnown(network, known, mask)
  return { about, known, mask, between, features, scores: wide.added(scores, features) }
}

/** The gradient of what was known of a mention. */
function backKnown(
  network: Network,
  gradient: Network,
  { known, between, mask }: Pick<Told, 'known' | 'between' | 'mask'>,
  ofScores: readonly number[],
): Float32Array {
  const { size } = network
  const width = knownSize(size)
  const ofBetween = new Float32Array(size.middle)
  ofScores.forEach((value, role) => {
    add(gradient.outBias, role, value)
    spread(network.out, gradient.out, role * size.middle, value, between, ofBetween, 0, size.middle)
  })
  const ofKnown = new Float32Array(width)
  for (let unit = 0; unit < size.middle; unit++) {
    if ((between[unit] as number) === 0) continue
    const value = (ofBetween[unit] as number) * (mask[unit] as number)
    add(gradient.middleBias, unit, value)
    spread(network.middle, gradient.middle, unit * width, value, known, ofKnown, 0, width)
  }
  return ofKnown
}

function spreadKnown(
  ofKnown: Float32Array,
  ofStates: readonly Float32Array[],
  { start, end }: Pick<Mention, 'start' | 'end'>,
  hidden: number,
): void {
  ofStates.forEach((states, side) => {
    const at = (part: number) => (2 * part + side) * hidden
    for (let unit = 0; unit < hidden; unit++) {
      add(states, start * hidden + unit, ofKnown[at(0) + unit] as number)
      add(states, (end - 1) * hidden + unit, ofKnown[at(1) + unit] as number)
      for (let token = start; token < end; token++)
        add(states, token * hidden + unit, (ofKnown[at(2) + unit] as number) / (end - start))
    }
  })
}

function backRead(
  { network, gradient }: Learner,
  { rows, xs, xMask, sides }: Read,
  ofStates: readonly Float32Array[],
): void {
  const { inputs } = network.size
  const ofXs = new Float32Array(xs.length)
  sides.forEach(({ gru, to, run, mask, isBackwards }, side) => {
    const of = masked(ofStates[side] as Float32Array, mask)
    backGru(gru, to, network.size, { xs, run, count: rows.length, isBackwards }, of, ofXs)
  })
  masked(ofXs, xMask)
  rows.forEach((list, token) => {
    addToRows(gradient.tokenTable, list, ofXs.subarray(token * inputs, (token + 1) * inputs))
  })
}

/** Whether an input is told; those of the rules' opinion sometimes are not. */
function isTold(name: string, isBlind: boolean): boolean {
  return !(isBlind && name.startsWith('ruled '))
}

/** Zero for what is withheld; the others are strengthened, so that the sum stays the same on the mean. */
function newMask(count: number, part: number, random: () => number): Float32Array {
  const mask = new Float32Array(count)
  for (let i = 0; i < count; i++) if (random() >= part) mask[i] = 1 / (1 - part)
  return mask
}

function someOf({ plain, ruled }: Numbered, isBlind: boolean, part: number, random: () => number): number[] {
  const kept: number[] = []
  for (const list of isBlind ? [plain] : [plain, ruled])
    for (const one of list) if (random() >= part) kept.push(one)
  return kept
}

function masked(values: Float32Array, mask: Float32Array): Float32Array {
  for (let i = 0; i < values.length; i++) values[i] = (values[i] as number) * (mask[i] as number)
  return values
}

/** Adds the values to each of these rows of a table. */
function addToRows(table: Float32Array, rows: readonly number[], values: Float32Array): void {
  for (const row of rows)
    for (let i = 0; i < values.length; i++) add(table, row * values.length + i, values[i] as number)
}

function add(values: Float32Array, at: number, by: number): void {
  values[at] = (values[at] as number) + by
}

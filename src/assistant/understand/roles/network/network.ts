import type { Scene } from '../features.ts'
import { dot, dots, type Gru, type GruRun, runGru, toGates } from './gru.ts'
import { mentionInputs, tokenInputs } from './inputs.ts'

export interface NetworkSize {
  /** Values a token is told by. */
  inputs: number
  /** Values a direction remembers. */
  hidden: number
  /** Values a mention is told by. */
  about: number
  /** Values between what is known of a mention and its scores. */
  middle: number
  roles: number
}

/**
 * Reads a text in both directions and scores what each mention is for. A token is the sum of the rows of its inputs; a mention is what
 * was remembered at its ends and, on the mean, inside it, beside the sum of the rows of its own inputs.
 */
export interface Network {
  size: NetworkSize
  /** Rows by the names of inputs. */
  tokenRows: ReadonlyMap<string, number>
  mentionRows: ReadonlyMap<string, number>
  tokenTable: Float32Array
  mentionTable: Float32Array
  forwards: Gru
  backwards: Gru
  middle: Float32Array
  middleBias: Float32Array
  out: Float32Array
  outBias: Float32Array
}

/** How many values are known of a mention. */
export function knownSize({ hidden, about }: NetworkSize): number {
  return 6 * hidden + about
}

/** Scores of every mention of a text by role; higher is likelier. */
export type ScoreMentions = (scene: Scene) => number[][]

/** The network as it is used. It remembers what words say to the gates, so its weights may not change any more. */
export function toReader(network: Network): ScoreMentions {
  const { size, forwards, backwards } = network
  const gatesAhead = createGates(network, forwards)
  const gatesBack = createGates(network, backwards)
  return (scene) => {
    const rows = tokenInputs(scene).map((names) => rowsOf(network.tokenRows, names))
    const ahead = runGru(forwards, size, gatesAhead(rows), false)
    const back = runGru(backwards, size, gatesBack(rows), true)
    return scene.mentions.map((mention) => {
      const about = rowsOf(network.mentionRows, mentionInputs(scene.reading, mention))
      const ofAbout = sumRows(network.mentionTable, [about], size.about)
      return scoresOfKnown(network, knownOf(network, ahead, back, mention, ofAbout)).scores
    })
  }
}

/** What tokens say to the gates: the biases, and the sum of what their rows say. */
function createGates(
  { size, tokenTable }: Network,
  gru: Gru,
): (rows: readonly (readonly number[])[]) => Float64Array {
  const width = gru.bias.length
  const unbiased = { ...gru, bias: new Float32Array(width) }
  const met = new Map<number, Float64Array>()
  const gatesOf = (row: number): Float64Array => {
    let gates = met.get(row)
    if (!gates) {
      gates = toGates(unbiased, size, tokenTable.subarray(row * size.inputs, (row + 1) * size.inputs))
      met.set(row, gates)
    }
    return gates
  }
  return (rows) => {
    const gates = new Float64Array(rows.length * width)
    rows.forEach((list, token) => {
      const own = gates.subarray(token * width, (token + 1) * width)
      own.set(gru.bias)
      for (const row of list) addTo(own, gatesOf(row))
    })
    return gates
  }
}

function addTo<Values extends Float32Array | Float64Array>(sums: Values, values: Values): void {
  for (let i = 0; i < values.length; i++) sums[i] = (sums[i] as number) + (values[i] as number)
}

export function rowsOf(rows: ReadonlyMap<string, number>, names: readonly string[]): number[] {
  return names.flatMap((name) => rows.get(name) ?? [])
}

/** The sums of rows, one sum of `width` values a list. */
export function sumRows(
  table: Float32Array,
  lists: readonly (readonly number[])[],
  width: number,
): Float32Array {
  const sums = new Float32Array(lists.length * width)
  lists.forEach((list, n) => {
    const sum = sums.subarray(n * width, (n + 1) * width)
    for (const row of list) addTo(sum, table.subarray(row * width, (row + 1) * width))
  })
  return sums
}

/** Both directions at the first token, at the last, and on the mean; then the mention's own. */
export function knownOf(
  { size }: Network,
  ahead: Pick<GruRun, 'states'>,
  back: Pick<GruRun, 'states'>,
  { start, end }: { start: number; end: number },
  about: Float32Array,
): Float32Array {
  const { hidden } = size
  const known = new Float32Array(knownSize(size))
  ;[ahead.states, back.states].forEach((states, side) => {
    const at = (part: number) => (2 * part + side) * hidden
    known.set(states.subarray(start * hidden, (start + 1) * hidden), at(0))
    known.set(states.subarray((end - 1) * hidden, end * hidden), at(1))
    for (let token = start; token < end; token++)
      for (let unit = 0; unit < hidden; unit++)
        known[at(2) + unit] =
          (known[at(2) + unit] as number) + (states[token * hidden + unit] as number) / (end - start)
  })
  known.set(about, 6 * hidden)
  return known
}

/** Scores by role, and the values between, of which those below zero say nothing. */
export function scoresOfKnown(
  { size, middle, middleBias, out, outBias }: Network,
  known: Float32Array,
  mask?: Float32Array,
): { scores: number[]; between: Float32Array } {
  const between = new Float32Array(size.middle)
  const sums = dots(middle, known, size.middle)
  for (let unit = 0; unit < size.middle; unit++) {
    const value = (middleBias[unit] as number) + (sums[unit] as number)
    between[unit] = value > 0 ? value * (mask ? (mask[unit] as number) : 1) : 0
  }
  const scores = Array.from(
    { length: size.roles },
    (_, role) => (outBias[role] as number) + dot(out, role * size.middle, between, 0, size.middle),
  )
  return { scores, between }
}

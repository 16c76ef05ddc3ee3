import type { RoleWeights } from '#assistant/understand/roles/classify.ts'
import { arraysOf, withArrays } from '#assistant/understand/roles/network/arrays.ts'
import type { Gru } from '#assistant/understand/roles/network/gru.ts'
import { knownSize, type Network, type NetworkSize } from '#assistant/understand/roles/network/network.ts'
import { type Parameters, toParameters } from './adam.ts'

const SIZE: NetworkSize = { inputs: 64, hidden: 48, about: 24, middle: 64, roles: 3 }
/** What was seen less often is not learned; a token's row, the dearest with its 64 values, is then only kept if it was seen more often. */
const LEAST_SEEN = { input: 5, kept: 8, feature: 3 }
/** Weights of features learn slower than the network: they are many. */
const WIDE_RATE = 0.4

/** A mention's features by number; those that name the rules' opinion stand apart. */
export interface Numbered {
  plain: Int32Array
  ruled: Int32Array
}

/** Weights of named features beside the network. */
export interface Wide {
  numbersOf: (features: readonly string[]) => Numbered
  added: (scores: readonly number[], features: readonly number[]) => number[]
  addGradient: (features: readonly number[], ofScores: readonly number[]) => void
}

export interface Learner {
  network: Network
  /** Of every array of the network, its gradient. */
  gradient: Network
  wide: Wide
  parameters: Parameters[]
  /** What was learned, without rows that were seldom seen. */
  learned: () => { network: Network; wide: RoleWeights }
}

interface Told {
  tokens: readonly (readonly string[])[]
  about: readonly (readonly string[])[]
  features: readonly (readonly string[])[]
}

/** A network with random weights, and weights of features that are zero. */
export function createNetwork(lessons: readonly Told[], random: () => number): Learner {
  const seen = countNames(lessons.map(({ tokens }) => tokens.flat()))
  const tokenRows = numberRows(seen, LEAST_SEEN.input)
  const mentionRows = numberRows(countNames(lessons.map(({ about }) => about.flat())), LEAST_SEEN.input)
  const features = numberRows(
    countNames(lessons.map(({ features: lists }) => lists.flat())),
    LEAST_SEEN.feature,
  )
  const uniform = (count: number, reach: number) =>
    Float32Array.from({ length: count }, () => (random() * 2 - 1) * reach)
  const { inputs, hidden, about, middle, roles } = SIZE
  const newGru = (): Gru => ({
    input: uniform(3 * hidden * inputs, 1 / Math.sqrt(hidden)),
    state: uniform(3 * hidden * hidden, 1 / Math.sqrt(hidden)),
    bias: uniform(3 * hidden, 1 / Math.sqrt(hidden)),
    stateBias: uniform(hidden, 1 / Math.sqrt(hidden)),
  })
  const width = knownSize(SIZE)
  const network: Network = {
    size: SIZE,
    tokenRows,
    mentionRows,
    tokenTable: uniform(tokenRows.size * inputs, 0.5),
    mentionTable: uniform(mentionRows.size * about, 0.5),
    forwards: newGru(),
    backwards: newGru(),
    middle: uniform(middle * width, 1 / Math.sqrt(width)),
    middleBias: uniform(middle, 1 / Math.sqrt(width)),
    out: uniform(roles * middle, 1 / Math.sqrt(middle)),
    outBias: new Float32Array(roles),
  }
  const wide = toParameters(new Float32Array(features.size * roles), WIDE_RATE)
  const parameters = arraysOf(network).map((values) => toParameters(values))
  return {
    network,
    gradient: withArrays(
      network,
      parameters.map(({ gradient }) => gradient),
    ),
    wide: toWide(features, wide),
    parameters: [...parameters, wide],
    learned: () => ({
      network: withoutRare(network, seen),
      wide: new Map(
        [...features].map(([name, row]) => [name, [...wide.values.subarray(row * roles, (row + 1) * roles)]]),
      ),
    }),
  }
}

function countNames(lists: readonly (readonly string[])[]): Map<string, number> {
  const seen = new Map<string, number>()
  for (const list of lists) for (const name of list) seen.set(name, (seen.get(name) ?? 0) + 1)
  return seen
}

function numberRows(seen: ReadonlyMap<string, number>, leastSeen: number): Map<string, number> {
  const known = [...seen].filter(([, count]) => count >= leastSeen)
  return new Map(known.map(([name], row) => [name, row]))
}

function withoutRare(network: Network, seen: ReadonlyMap<string, number>): Network {
  const { inputs } = network.size
  const kept = [...network.tokenRows].filter(([name]) => (seen.get(name) ?? 0) >= LEAST_SEEN.kept)
  const tokenTable = new Float32Array(kept.length * inputs)
  kept.forEach(([, row], at) => {
    tokenTable.set(network.tokenTable.subarray(row * inputs, (row + 1) * inputs), at * inputs)
  })
  return { ...network, tokenTable, tokenRows: new Map(kept.map(([name], at) => [name, at])) }
}

function toWide(rows: ReadonlyMap<string, number>, { values, gradient }: Parameters): Wide {
  const { roles } = SIZE
  return {
    numbersOf: (features) => {
      const numbers = (isRuled: boolean) =>
        Int32Array.from(
          features.flatMap((feature) =>
            feature.includes(' rule ') === isRuled ? (rows.get(feature) ?? []) : [],
          ),
        )
      return { plain: numbers(false), ruled: numbers(true) }
    },
    added: (scores, features) =>
      scores.map((score, role) =>
        features.reduce((sum, row) => sum + (values[row * roles + role] as number), score),
      ),
    addGradient: (features, ofScores) => {
      for (const row of features)
        ofScores.forEach((value, role) => {
          gradient[row * roles + role] = (gradient[row * roles + role] as number) + value
        })
    },
  }
}

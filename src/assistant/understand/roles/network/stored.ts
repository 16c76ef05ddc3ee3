import { arraysOf, withArrays } from './arrays.ts'
import type { Network, NetworkSize } from './network.ts'

/** What a network is made of beside its numbers: names of rows in their order, and of every array its length and step. */
export interface NetworkShape {
  size: NetworkSize
  tokenRows: readonly string[]
  mentionRows: readonly string[]
  arrays: readonly { length: number; step: number }[]
}

/** A network as it is kept: the values of all arrays, one after another, are whole numbers of steps in a byte. */
export interface StoredNetwork {
  shape: NetworkShape
  bytes: Uint8Array
}

/** The byte of zero; steps go so far to both sides. */
const MOST = 127

export function storeNetwork(network: Network): StoredNetwork {
  const arrays = arraysOf(network).map((values) => ({ values, step: stepOf(values) }))
  const bytes = arrays.flatMap(({ values, step }) =>
    Array.from(values, (one) => Math.round(one / step) + MOST),
  )
  return {
    shape: {
      size: network.size,
      tokenRows: [...network.tokenRows.keys()],
      mentionRows: [...network.mentionRows.keys()],
      arrays: arrays.map(({ values, step }) => ({ length: values.length, step })),
    },
    bytes: Uint8Array.from(bytes),
  }
}

function stepOf(values: Float32Array): number {
  return values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / MOST || 1
}

export function loadNetwork({ shape, bytes }: StoredNetwork): Network {
  const rowsOf = (names: readonly string[]) => new Map(names.map((name, row) => [name, row]))
  let at = 0
  const arrays = shape.arrays.map(({ length, step }) => {
    const values = new Float32Array(length)
    for (let i = 0; i < length; i++) values[i] = ((bytes[at + i] as number) - MOST) * step
    at += length
    return values
  })
  return withArrays(
    { size: shape.size, tokenRows: rowsOf(shape.tokenRows), mentionRows: rowsOf(shape.mentionRows) },
    arrays,
  )
}

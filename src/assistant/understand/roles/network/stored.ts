import { arraysOf, withArrays } from './arrays.ts'
import type { Network, NetworkSize } from './network.ts'

/** A network as text: names of rows, a line each, and its arrays as whole numbers of a byte, in base 64. */
export interface StoredNetwork {
  size: NetworkSize
  tokenRows: string
  mentionRows: string
  arrays: readonly { step: number; values: string }[]
}

const MOST = 127

export function storeNetwork(network: Network): StoredNetwork {
  return {
    size: network.size,
    tokenRows: [...network.tokenRows.keys()].join('\n'),
    mentionRows: [...network.mentionRows.keys()].join('\n'),
    arrays: arraysOf(network).map(storeArray),
  }
}

function storeArray(values: Float32Array): { step: number; values: string } {
  const step = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / MOST || 1
  const bytes = Array.from(values, (value) => String.fromCharCode(Math.round(value / step) + MOST))
  return { step, values: btoa(bytes.join('')) }
}

export function loadNetwork({ size, tokenRows, mentionRows, arrays }: StoredNetwork): Network {
  const rowsOf = (names: string) => new Map(names.split('\n').map((name, row) => [name, row]))
  return withArrays(
    { size, tokenRows: rowsOf(tokenRows), mentionRows: rowsOf(mentionRows) },
    arrays.map(({ step, values }) =>
      Float32Array.from(atob(values), (char) => (char.charCodeAt(0) - MOST) * step),
    ),
  )
}

import type { Gru } from './gru.ts'
import type { Network } from './network.ts'

/** All arrays of a network, always in this order. */
export function arraysOf(network: Network): Float32Array[] {
  const { tokenTable, mentionTable, forwards, backwards, middle, middleBias, out, outBias } = network
  const ofGru = ({ input, state, bias, stateBias }: Gru) => [input, state, bias, stateBias]
  return [tokenTable, mentionTable, ...ofGru(forwards), ...ofGru(backwards), middle, middleBias, out, outBias]
}

/** The network of these arrays, in that order. */
export function withArrays(
  rest: Pick<Network, 'size' | 'tokenRows' | 'mentionRows'>,
  arrays: readonly Float32Array[],
): Network {
  const at = (n: number) => arrays[n] as Float32Array
  const gruAt = (n: number): Gru => ({
    input: at(n),
    state: at(n + 1),
    bias: at(n + 2),
    stateBias: at(n + 3),
  })
  return {
    ...rest,
    tokenTable: at(0),
    mentionTable: at(1),
    forwards: gruAt(2),
    backwards: gruAt(6),
    middle: at(10),
    middleBias: at(11),
    out: at(12),
    outBias: at(13),
  }
}

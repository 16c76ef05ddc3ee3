import { describe, expect, it } from 'vitest'
import { OPTIONS } from '#test/evaluation/evaluate.ts'
import { readNetwork } from '../../../model/read-model.ts'
import { readText } from '../../read-text.ts'
import { openScene } from '../features.ts'
import { listAllMentions } from '../mentions.ts'
import { arraysOf } from './arrays.ts'
import { runGru, toGates } from './gru.ts'
import { toReader } from './network.ts'
import { loadNetwork, storeNetwork } from './stored.ts'

const network = loadNetwork(readNetwork())
const scoreMentions = toReader(network)

function scoresOf(text: string): number[][] {
  const reading = readText(text, OPTIONS)
  return scoreMentions(openScene(reading, listAllMentions(reading)))
}

describe('the learned network', () => {
  it('scores every mention by role, whatever the words', () => {
    for (const text of ['no radio, posters in Kent, 300 a month', 'zzqx flurb radio', 'radio']) {
      const scores = scoresOf(text)
      expect(scores.length).toBeGreaterThan(0)
      for (const row of scores) expect(row.map(Number.isFinite)).toEqual([true, true, true])
    }
    expect(scoresOf('')).toEqual([])
  })

  it('is kept as it is used', () => {
    const again = loadNetwork(storeNetwork(network))
    arraysOf(again).forEach((values, n) => {
      const was = arraysOf(network)[n] as Float32Array
      const most = Math.max(...values.map((value, i) => Math.abs(value - (was[i] as number))))
      expect(most).toBeLessThan(1e-5)
    })
  })

  it('reads backwards what it reads forwards of the words turned round', () => {
    const { size, forwards } = network
    const xs = Float32Array.from({ length: 3 * size.inputs }, (_, i) => Math.sin(i))
    const token = (n: number) => xs.subarray(n * size.inputs, (n + 1) * size.inputs)
    const turned = Float32Array.from([...token(2), ...token(1), ...token(0)])
    const last = runGru(forwards, size, toGates(forwards, size, xs), false).states.subarray(2 * size.hidden)
    const first = runGru(forwards, size, toGates(forwards, size, turned), true).states.subarray(
      0,
      size.hidden,
    )
    expect([...first]).toEqual([...last])
  })
})

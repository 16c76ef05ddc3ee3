import { describe, expect, it } from 'vitest'
import type { ProviderEventState } from './payment-events.ts'
import { readRefundEvent } from './refund-reversal.ts'

/** What is recorded of reports in an order. */
function record(states: readonly ProviderEventState[]): string[] {
  const known = new Set<string>()
  for (const state of states) {
    const read = readRefundEvent({ key: `re_1:${state}`, state }, known)
    if (read) known.add(read.key)
  }
  return [...known].map((key) => key.split(':')[1]!)
}

describe('a refund', () => {
  it.each<[ProviderEventState[], string[]]>([
    [
      ['refund-pending', 'refunded'],
      ['refund-pending', 'refunded'],
    ],
    [
      ['refund-pending', 'refund-refused'],
      ['refund-pending', 'refund-refused'],
    ],
    [
      ['refunded', 'refund-refused'],
      ['refunded', 'refund-reversed'],
    ],
    [
      ['refunded', 'refund-refused', 'refund-refused'],
      ['refunded', 'refund-reversed'],
    ],
    [
      ['refunded', 'refund-refused', 'refunded', 'refund-pending'],
      ['refunded', 'refund-reversed'],
    ],
    [['refund-refused', 'refunded', 'refund-refused'], ['refund-refused']],
  ])('of which %j is reported is recorded as %j', (states, recorded) => {
    expect(record(states)).toEqual(recorded)
  })

  it('is not another one', () => {
    const known = new Set(['re_2:refunded', 'pi_1:captured', 'refund-8:refund-refused'])
    const key = 're_1:refund-refused'
    expect(readRefundEvent({ key, state: 'refund-refused' }, known)).toEqual({ kind: 'refund-refused', key })
    // an admin had given up on it, and it was made after all
    const made = { key: 're_1:refunded', state: 'refunded' } as const
    expect(readRefundEvent(made, known)).toEqual({ kind: 'returned', key: made.key })
  })
})

import { describe, expect, it } from 'vitest'
import { findRetryWait, MAX_TRIES, RETRY_WAITS_S } from './webhook-events.ts'

describe('waits between tries', () => {
  it.each([
    [1, 0.5, 5],
    [1, 0, 4],
    [1, 1, 6],
    [2, 0.5, 60],
    [9, 0.5, 86_400],
    [MAX_TRIES, 0.5, undefined],
  ])('after %i tries, at %d', (tries, random, wait) => {
    expect(findRetryWait(tries, random)).toBe(wait)
  })

  it('span three days', () => {
    const hours = RETRY_WAITS_S.reduce<number>((sum, wait) => sum + wait, 0) / 3600
    expect(hours).toBeGreaterThan(68)
    expect(hours).toBeLessThan(72)
  })
})

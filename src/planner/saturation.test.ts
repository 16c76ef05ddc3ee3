import { expect, it } from 'vitest'
import { leftAt, usedAt } from './saturation.ts'

it('is what the library computes, from nearly nothing to more than enough', () => {
  for (let exponent = -18; exponent < 2.5; exponent += 0.01) {
    const x = 10 ** exponent
    const used = -Math.expm1(-x)
    expect(Math.abs(usedAt(x) - used)).toBeLessThanOrEqual(1e-13 * used)
    expect(Math.abs(leftAt(x) - Math.exp(-x))).toBeLessThanOrEqual(1e-13 * Math.exp(-x))
  }
  expect([usedAt(0), leftAt(0)]).toEqual([0, 1])
  // sums that are given back leave a little less than nothing
  expect(usedAt(-1e-14)).toBeCloseTo(-1e-14, 20)
})

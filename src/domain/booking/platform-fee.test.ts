import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { feeOfAgreed, feeOfPart } from './platform-fee.ts'

describe('the platform’s fee', () => {
  it.each([
    [100_000, 500, 5000],
    [99_999, 333, 3330],
    [0, 500, 0],
    [-100, 500, 0],
  ])('of %i cents before tax at %i basis points is %i', (net, basisPoints, fee) => {
    expect(feeOfAgreed(net, basisPoints)).toBe(fee)
  })

  it('of parts is that of the whole, to the cent, however it is divided', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 10_000 }),
        (parts, basisPoints) => {
          const wholeCents = parts.reduce((sum, cents) => sum + cents, 0)
          const feeCents = feeOfAgreed(wholeCents, basisPoints)
          let beforeCents = 0
          const fees = parts.map((cents) => {
            const fee = feeOfPart({ feeCents, wholeCents, beforeCents, cents })
            beforeCents += cents
            return fee
          })
          expect(fees.reduce((sum, fee) => sum + fee, 0)).toBe(feeCents)
          for (const [at, fee] of fees.entries()) {
            expect(fee).toBeGreaterThanOrEqual(0)
            expect(fee).toBeLessThanOrEqual(parts[at]!)
          }
        },
      ),
    )
  })

  it('of money beyond the whole is nothing', () => {
    expect(feeOfPart({ feeCents: 50, wholeCents: 1000, beforeCents: 1000, cents: 500 })).toBe(0)
    expect(feeOfPart({ feeCents: 50, wholeCents: 0, beforeCents: 0, cents: 500 })).toBe(0)
  })
})

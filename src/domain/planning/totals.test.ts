import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AUDIENCE_BASES } from '../vocabulary.ts'
import { sumByBasis } from './totals.ts'

const line = (basis: (typeof AUDIENCE_BASES)[number] | null, totalCents: number, contacts: number) => ({
  basis,
  totalCents,
  contacts,
})

it('adds cost and contacts of lines of one basis, and those of no two', () => {
  const lines = [
    line('seller-stated', 10_000, 4_000),
    line('measured', 20_000, 10_000),
    line('measured', 30_000, 15_000),
    line(null, 5_000, 0),
  ]
  expect(sumByBasis(lines)).toEqual([
    { basis: 'measured', spaces: 2, totalCents: 50_000, contacts: 25_000, cpmCents: 2000 },
    { basis: 'seller-stated', spaces: 1, totalCents: 10_000, contacts: 4000, cpmCents: 2500 },
    { basis: null, spaces: 1, totalCents: 5_000, contacts: 0, cpmCents: null },
  ])
})

it('counts every line and every cent once', () => {
  const lines = fc.array(
    fc.record({
      basis: fc.constantFrom(...AUDIENCE_BASES, null),
      totalCents: fc.nat(10_000_000),
      contacts: fc.nat(1_000_000),
    }),
  )
  fc.assert(
    fc.property(lines, (all) => {
      const totals = sumByBasis(all)
      expect(totals.reduce((sum, { spaces }) => sum + spaces, 0)).toBe(all.length)
      expect(totals.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(
        all.reduce((sum, { totalCents }) => sum + totalCents, 0),
      )
      expect(new Set(totals.map(({ basis }) => basis)).size).toBe(totals.length)
    }),
  )
})

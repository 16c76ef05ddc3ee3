import { expect, it } from 'vitest'
import { addKinds, describeKindsAdded, explainKindsAdded } from './kinds-added.ts'
import { sumByBasis } from './totals.ts'

const line = (basis: 'measured' | 'seller-stated' | null, totalCents: number, contacts: number) => ({
  basis,
  totalCents,
  contacts,
})

it('adds what has a figure, and says what the sum is', () => {
  const totals = sumByBasis([
    line('measured', 20_000, 30_000),
    line('measured', 10_000, 10_000),
    line('seller-stated', 30_000, 20_000),
    line(null, 5000, 0),
  ])
  const sum = addKinds(totals)!
  expect(sum).toEqual({
    bases: ['measured', 'seller-stated'],
    spaces: 3,
    totalCents: 60_000,
    contacts: 60_000,
    cpmCents: 1000,
    without: 1,
  })
  expect(describeKindsAdded(sum)).toBe('60,000 contacts, different kinds added, at $10.00 for a thousand')
  expect(explainKindsAdded(sum)).toBe(
    'This adds figures of different kinds (measured, stated by the seller). Each kind is counted in its own way, so the sum is a rough size, not a measurement. 1 space without a figure is not in it.',
  )
})

it.each([[[]], [[line('measured', 100, 10)]], [[line('measured', 100, 10), line(null, 100, 0)]]])(
  'has nothing to add of one kind',
  (lines) => {
    expect(addKinds(sumByBasis(lines))).toBeNull()
  },
)

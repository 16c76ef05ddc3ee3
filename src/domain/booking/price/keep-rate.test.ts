import { expect, it } from 'vitest'
import { buildAgreedTerms } from '#test/support/booking/build-agreed-terms.ts'
import { keepRate } from './keep-rate.ts'

const [unit] = buildAgreedTerms().units
const offered = {
  spaceCents: 170_000,
  units: [{ ...unit!, quantity: 1, first: '2026-12-28', last: '2027-01-24' }],
}
const asked = { unitId: unit!.unitId, first: '2026-12-28', last: '2027-01-24', issues: 0, quantity: 1 }

it('B16: keeps what was agreed for the same days, and its rate for others', () => {
  expect(keepRate(offered, asked)).toBe(170_000)
  expect(keepRate(offered, { ...asked, last: '2027-02-21' })).toBe(340_000)
  expect(keepRate(offered, { ...asked, quantity: 3 })).toBe(510_000)
})

it('B16: counts issues, and leaves out days that cost nothing', () => {
  const issues = [offered.units[0]!, { ...offered.units[0]!, first: '2027-02-01', last: '2027-02-01' }]
  expect(keepRate({ spaceCents: 90_000, units: issues }, { ...asked, issues: 3 })).toBe(135_000)
  const madeGood = { ...offered.units[0]!, isMakeGood: true }
  expect(keepRate({ ...offered, units: [...offered.units, madeGood] }, asked)).toBe(170_000)
})

it('B16: leaves the seller’s prices where nothing was agreed in their place, and for another unit', () => {
  expect(keepRate({ ...offered, spaceCents: null }, asked)).toBeNull()
  expect(keepRate(null, asked)).toBeNull()
  expect(keepRate(offered, { ...asked, unitId: unit!.unitId + 1 })).toBeNull()
})

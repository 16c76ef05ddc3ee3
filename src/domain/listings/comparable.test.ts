import { expect, it } from 'vitest'
import { type Comparable, chooseComparables, readLikeness } from './comparable.ts'

const face = (sellerId: number, dollars: number, area: number | null = 672): Comparable => ({
  sellerId,
  dollars,
  area,
  contacts: null,
})
const wall = { area: 600, contacts: null }

it.each([
  [[{ label: 'Size', value: '14 × 48 ft' }], null, { area: 672, contacts: null }],
  [[{ label: 'Size', value: '14 ft × 48 ft (4.3 × 14.6 m)' }], null, { area: 672, contacts: null }],
  [[{ label: 'Face size', value: '14 × 48 ft or 10 × 20 ft' }], null, { area: null, contacts: null }],
  [[{ label: 'Facing', value: '14 × 48 ft' }], { value: 700, per: 'week' }, { area: null, contacts: 100 }],
  [[], { value: 700, per: 'issue' }, { area: null, contacts: null }],
] as const)('reads what a space is like: %j, %j', (specifications, audience, likeness) => {
  expect(readLikeness({ specifications, audience })).toEqual(likeness)
})

it('M8: compares with spaces of about the same size alone', () => {
  const others = [face(1, 900), face(2, 1000, 400), face(3, 9000, 2000), face(4, 50, 20), face(5, 70, null)]
  expect(chooseComparables(wall, others)).toEqual({ prices: [900, 1000], by: 'size' })
})

it('M8: hundreds of faces of one seller weigh as three', () => {
  const company = Array.from({ length: 601 }, (_, at) => face(1, 1000 + at))
  expect(chooseComparables(wall, [...company, face(2, 500)]).prices).toEqual([1150, 1300, 1450, 500])
  expect(chooseComparables(wall, company).prices).toEqual([])
})

it('M8: by the audience where no size is stated, and by the medium where neither is', () => {
  const seen = (sellerId: number, contacts: number) => ({ ...face(sellerId, contacts, null), contacts })
  const others = [seen(1, 900), seen(2, 2500), seen(3, 90_000)]
  expect(chooseComparables({ area: null, contacts: 1000 }, others)).toEqual({
    prices: [900, 2500],
    by: 'audience',
  })
  expect(chooseComparables({ area: null, contacts: null }, others)).toMatchObject({ by: null })
})

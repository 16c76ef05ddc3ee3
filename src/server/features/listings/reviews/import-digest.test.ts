import { expect, it } from 'vitest'
import { describeSubmitted, type SubmittedSpace } from './import-digest.ts'

const space = (id: number, given: Partial<SubmittedSpace> = {}): SubmittedSpace => ({
  id,
  unitId: `U${id}`,
  title: `Face ${id}`,
  adType: 'billboard',
  price: 1000,
  interval: 'month',
  place: 'Tacoma, WA',
  hasPicture: true,
  hasPin: true,
  ...given,
})

const many = (count: number) => Array.from({ length: count }, (_, index) => space(index + 1))

it('counts kinds and markets, most first, with the rest of many places as one', () => {
  const spaces = [
    ...many(3),
    space(4, { adType: 'digital', place: 'Seattle, WA' }),
    ...Array.from({ length: 9 }, (_, index) => space(10 + index, { place: `Town ${index}` })),
  ]
  const { kinds, markets } = describeSubmitted(spaces)
  expect(kinds).toEqual([
    { name: 'Billboard', spaces: 12 },
    { name: 'Digital', spaces: 1 },
  ])
  expect(markets).toHaveLength(8)
  expect(markets[0]).toEqual({ name: 'Tacoma, WA', spaces: 3 })
  expect(markets.at(-1)).toEqual({ name: '4 other places', spaces: 4 })
})

it('samples the first, the odd and the priciest, each space once', () => {
  const spaces = [
    ...many(20),
    space(21, { price: 10 }),
    space(22, { price: 9000 }),
    space(23, { price: 500, interval: 'day' }),
  ]
  const { sample } = describeSubmitted(spaces)
  const idsOf = (why: string) => sample.filter((one) => one.why === why).map(({ id }) => id)
  expect(idsOf('first')).toEqual([1, 2, 3, 4])
  expect(idsOf('odd')).toEqual([21, 23, 22])
  expect(idsOf('priciest')).toEqual([5, 6, 7, 8])
  expect(new Set(sample.map(({ id }) => id)).size).toBe(sample.length)
})

it('warns of what a reviewer would look for, and of nothing else', () => {
  expect(describeSubmitted(many(5)).warnings).toEqual([])
  const spaces = [
    ...many(5),
    space(6, { hasPicture: false, hasPin: false }),
    space(7, { price: 0 }),
    space(8, { price: 9000, title: 'face 1' }),
  ]
  expect(describeSubmitted(spaces).warnings).toEqual([
    { text: 'without a picture', spaces: 1 },
    { text: 'without a pin on the map', spaces: 1 },
    { text: 'for nothing', spaces: 1 },
    {
      text: 'for more than 3 times the usual price of their kind in this file, or less than a third',
      spaces: 1,
    },
    { text: 'with a title that another has too', spaces: 2 },
  ])
})

it('an import of nothing that waits has nothing to say', () => {
  expect(describeSubmitted([])).toEqual({ kinds: [], markets: [], sample: [], warnings: [] })
})

import { expect, it } from 'vitest'
import { describeChanges, type PlanBodyLine, toPlanBody } from './plan-body.ts'

const line = (id: number, more: Partial<PlanBodyLine> = {}): PlanBodyLine => ({
  id,
  listingId: 10 + id,
  title: `Wall ${id}`,
  medium: 'billboard',
  place: 'Tacoma, WA',
  first: '2027-01-04',
  last: '2027-01-31',
  quantity: 1,
  totalCents: 90_000,
  ...more,
})

it.each([
  ['nothing', [line(1)], [line(1)], []],
  ['a line more and one less', [line(1)], [line(2)], ['1 line added', '1 line taken out']],
  [
    'other dates, whatever they cost',
    [line(1)],
    [line(1, { first: '2027-01-11', totalCents: 1 })],
    ['1 line with other dates'],
  ],
  ['what is gone', [line(1)], [line(1, { totalCents: null })], ['1 line that cannot be had']],
  ['what is back', [line(1, { totalCents: null })], [line(1)], ['1 line free again']],
  [
    'prices, up and down apart',
    [line(1), line(2), line(3)],
    [line(1, { totalCents: 94_000 }), line(2, { totalCents: 89_950 }), line(3, { totalCents: 91_000 })],
    ['2 lines dearer by $50', '1 line cheaper by $0.50'],
  ],
])('says %s', (_what, before, after, said) => {
  expect(describeChanges({ lines: before }, { lines: after })).toEqual(said)
})

it('says nothing of prices to those who do not see them', () => {
  const dearer = { lines: [line(1, { totalCents: 94_000 })] }
  expect(describeChanges({ lines: [line(1)] }, dearer, { showsPrices: false })).toEqual([])
})

it('keeps what is read, and of a line that cannot be had no price', () => {
  const listing = {
    title: 'Wall 1',
    adType: 'billboard',
    location: { text: 'Tacoma, WA' },
    phone: '555',
  } as const
  const days = { first: '2027-01-04', last: '2027-01-31', quantity: 1 }
  const lines = [
    { id: 1, listingId: 11, listing, ...days, price: { state: 'ordered', totalCents: 90_000 } },
    { id: 2, listingId: 12, listing: null, ...days, price: { state: 'refused' } },
  ] as const
  expect(toPlanBody({ name: 'Spring', totalCents: 90_000, lines })).toEqual({
    format: 1,
    name: 'Spring',
    totalCents: 90_000,
    lines: [line(1), line(2, { title: null, medium: null, place: null, totalCents: null })],
  })
})

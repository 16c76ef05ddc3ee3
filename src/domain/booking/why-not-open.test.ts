import { expect, test } from 'vitest'
import { whyNotOpen } from './why-not-open.ts'

const PAGE = { cell: 'listed' as const, periods: [] }
const WALL = {
  listingType: 'rent' as const,
  minContract: null,
  isArchived: false,
  terms: { minDays: null },
  units: [{ cell: '4-week' as const, periods: [] }],
}

test.each<[string, Partial<Parameters<typeof whyNotOpen>[0]>, RegExp | null]>([
  ['a wall', {}, null],
  ['a minimum that can be kept', { minContract: '4 weeks' }, null],
  ['what is archived', { isArchived: true }, /archived/],
  ['what is for sale', { listingType: 'sale' }, /for sale/],
  ['a minimum beyond what can be booked', { minContract: '3 years' }, /“3 years”/],
  ['the same where its days are set', { minContract: '3 years', terms: { minDays: 364 } }, null],
  ['issues without dates', { units: [PAGE] }, /none is listed/],
  ['issues beside a wall', { units: [PAGE, ...WALL.units] }, null],
])('%s', (_name, part, words) => {
  const why = whyNotOpen({ ...WALL, ...part })
  if (words === null) expect(why).toBeNull()
  else expect(why).toMatch(words)
})

import { expect, it } from 'vitest'
import { listAvailsColumns } from './avails.ts'
import { type AvailsFilter, createAvailsFilter, type FilteredRow } from './avails-filter.ts'

const COLUMNS = listAvailsColumns('period', '2026-12-05')
const ROW: FilteredRow = {
  id: 12,
  unitCode: 'A-0114',
  title: 'Mission Street wall',
  name: null,
  place: 'Wenatchee, WA',
  adType: 'billboard',
  size: '14 × 48 ft',
  structure: 'P-9',
  facing: 'NE',
  unitId: 7,
  hasPhoto: true,
  rate: { cents: 92_000, per: '4-week' },
  cells: '..s..-',
}

it.each<[AvailsFilter, boolean]>([
  [{}, true],
  [{ q: 'a-011 mission' }, true],
  [{ q: 'a-011 pine' }, false],
  [{ q: '#12' }, true],
  [{ q: '#1' }, false],
  [{ place: 'Wenatchee, WA', adType: 'billboard', size: '14 × 48 ft' }, true],
  [{ place: 'Tacoma, WA' }, false],
  [{ adType: 'print' }, false],
  [{ size: '10 × 20 ft' }, false],
  [{ structure: 'P-9', q: 'p-9' }, true],
  [{ structure: 'P-91' }, false],
  [{ facing: 'NE' }, true],
  [{ facing: 'N' }, false],
  [{ rep: 'Ann Lee' }, true],
  [{ rep: 'Bob Day' }, false],
  [{ rep: 'Nobody' }, false],
  [{ photo: 'none' }, false],
  // 920 for four weeks are 1,000 a month
  [{ min: 1000, max: 1000 }, true],
  [{ min: 1001 }, false],
  [{ max: 999 }, false],
  [{ free: '2026-12-10' }, true],
  [{ free: '2026-12-10', for: 2 }, true],
  [{ free: '2026-12-10', for: 3 }, false],
  [{ free: '2027-01-30' }, false],
  [{ free: '2027-02-25', for: 2 }, true],
  [{ free: '2027-02-25', for: 3 }, false],
  [{ free: '2099-01-01' }, false],
])('%o', (filter, isShown) => {
  const reps = [
    { name: 'Ann Lee', unitIds: [6, 7] },
    { name: 'Bob Day', unitIds: [8] },
  ]
  expect(createAvailsFilter(filter, COLUMNS, reps)(ROW)).toBe(isShown)
})

it('leaves nothing out for people who are not read yet', () => {
  expect(createAvailsFilter({ rep: 'Bob Day' }, COLUMNS)(ROW)).toBe(true)
})

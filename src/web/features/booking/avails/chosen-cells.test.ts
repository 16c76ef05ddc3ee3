import { expect, it } from 'vitest'
import type { Avails, AvailsRow } from '#contract/booking/avails.ts'
import { daysOfOne, describeChosen, listChosen, rowKey, toCells } from './chosen-cells.ts'
import { toDoneWords } from './done-words.ts'
import { listChoices } from './list-choices.ts'
import { askBlock, describeBlock, describeUndone, listOutcome } from './outcome-words.ts'

const ROW: AvailsRow = {
  id: 1,
  unitId: 7,
  unitCode: 'A-1',
  title: 'Wall',
  name: null,
  place: 'Tacoma, WA',
  adType: 'billboard',
  size: '14 × 48 ft',
  structure: null,
  facing: null,
  hasPhoto: true,
  rate: { cents: 90_000, per: '4-week' },
  mode: 'request',
  cells: '.bS',
  notes: [],
}
const OTHER: AvailsRow = {
  ...ROW,
  id: 2,
  unitId: null,
  unitCode: null,
  rate: { cents: 30_000, per: 'piece' },
}
const COLUMNS = [
  { first: '2026-11-30', last: '2026-12-27' },
  { first: '2026-12-28', last: '2027-01-24' },
  { first: '2027-01-25', last: '2027-02-21' },
]
const AVAILS: Avails = {
  by: 'period',
  today: '2026-12-05',
  columns: COLUMNS,
  total: 2,
  all: 2,
  isCut: false,
  labels: [],
  rows: [ROW, OTHER],
}
const chosen = (...keys: string[]) => listChosen(new Set(keys), AVAILS)

it('knows chosen cells by their rows, and what they cost at listed rates', () => {
  expect(describeChosen(chosen('1::0'))).toBe('1 cell on 1 face: $900 at listed rates')
  expect(describeChosen(chosen('1::0', '1::1', '1::2', '2::0'))).toBe(
    '4 cells on 2 faces, 3 of them free: $2,100 at listed rates',
  )
  expect(chosen('9:9:0', '1::9')).toEqual([])
  expect(toCells(chosen('2::1'))).toEqual([{ id: 2, unitId: null, from: '2026-12-28', to: '2027-01-24' }])
})

it('names the days of one face, and of several none', () => {
  expect(daysOfOne(chosen('1::1', '1::0'))?.days).toEqual({ first: '2026-11-30', last: '2027-01-24' })
  expect(daysOfOne(chosen('1::1', '2::0'))).toBeNull()
  expect(daysOfOne([])).toBeNull()
})

it('says what would be done, what was, and what was taken back', () => {
  const made = [{ id: 1, unitId: 7, first: '2026-11-30', last: '2026-12-27', claimId: 3, quantity: 1 }]
  const refused = [{ id: 2, unitId: 9, first: '2026-12-28', last: '2027-01-24', reason: 'Sold.' }]
  expect(askBlock({ made }, 'Harbor Dental')).toBe('Block 1 range on 1 face for Harbor Dental?')
  expect(askBlock({ made }, '')).toBe('Block 1 range on 1 face?')
  expect(askBlock({ made: [] }, '')).toBe('None of these can be blocked')
  expect(listOutcome(refused, AVAILS.rows)).toEqual(['Wall, Dec 28, 2026 to Jan 24, 2027: Sold.'])
  expect(
    listOutcome(
      Array.from({ length: 10 }, () => made[0]!),
      AVAILS.rows,
    ).at(-1),
  ).toBe('and 2 more')
  expect(describeBlock({ made, refused })).toEqual({
    title: 'Blocked: 1 range on 1 face',
    description: '1 range stayed as it was.',
  })
  expect(describeBlock({ made: [], refused: [] })).toEqual({ title: 'Nothing was left to block' })
  expect(describeUndone({ freed: 2, stayed: 1 })).toEqual({
    title: 'Free again: 2 ranges',
    description: '1 range had been changed since, and stayed.',
  })
  expect(describeUndone({ freed: 0, stayed: 0 }).title).toBe('Nothing was left to take back')
})

it.each([
  [{ done: 'blocked', count: 2, refused: 1 }, 'Blocked: 2 ranges'],
  [{ done: 'blocked', count: 0 }, 'Nothing was left to block'],
  [{ done: 'freed', count: 1 }, 'Free again: 1 range'],
  [{ done: 'freed' }, 'Nothing was left to take back'],
  [{}, undefined],
] as const)('a form says %o', (search, title) => {
  expect(toDoneWords(search)?.title).toBe(title)
})

it('offers the markets and sizes that there are, most first, and keeps what is chosen', () => {
  const { places, sizes } = listChoices([
    { place: 'Tacoma, WA', size: null, structure: null, facing: null },
    { place: 'Kent, WA', size: null, structure: null, facing: null },
    { place: 'Kent, WA', size: '10 × 20 ft', structure: null, facing: null },
  ])
  expect(places(undefined).map(({ label }) => label)).toEqual(['Kent, WA (2)', 'Tacoma, WA (1)'])
  expect(sizes('14 × 48 ft').map(({ value }) => value)).toEqual(['10 × 20 ft', '14 × 48 ft'])
})

it('keeps what is chosen of a space when its only unit gets an id, and tells units of one space apart', () => {
  const key = `${rowKey(OTHER)}:1`
  const stored = { ...AVAILS, rows: [ROW, { ...OTHER, unitId: 12 }] }
  expect(toCells(listChosen(new Set([key]), stored))).toEqual([
    { id: 2, unitId: 12, from: '2026-12-28', to: '2027-01-24' },
  ])
  expect(rowKey({ ...ROW, name: 'North' })).not.toBe(rowKey({ ...ROW, name: 'South', unitId: 8 }))
})

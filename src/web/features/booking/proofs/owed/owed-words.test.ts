import { expect, it } from 'vitest'
import type { ProofDutyList } from '#contract/booking/proofs.ts'
import { parseOwedFilter } from './owed-filter.ts'
import {
  describeNone,
  describeOwed,
  groupByDay,
  listMarketOptions,
  listOwedTabs,
  toOwedFile,
} from './owed-words.ts'

const owed = (given: Partial<ProofDutyList['items'][number]>) =>
  ({ dueOn: '2027-03-08', opensOn: '2027-03-01', state: 'due', ...given }) as ProofDutyList['items'][number]

it('groups what is due by its day, what is overdue first', () => {
  const items = [
    owed({ dueOn: '2027-03-01', state: 'overdue' }),
    owed({ dueOn: '2027-03-03', state: 'overdue' }),
    owed({}),
    owed({ state: 'questioned' }),
    owed({ dueOn: '2027-03-10' }),
  ]
  expect(groupByDay(items).map(({ title, items: of }) => [title, of.length])).toEqual([
    ['Overdue', 2],
    ['Due Mon, Mar 8', 2],
    ['Due Wed, Mar 10', 1],
  ])
})

it.each([
  ['overdue', 'Was due Mon, Mar 8'],
  ['questioned', 'Questioned by the buyer'],
  ['waiting', 'From Mon, Mar 1 on'],
  ['due', ''],
] as const)('%s: %s', (state, words) => {
  expect(describeOwed(owed({ state }))).toBe(words)
})

it('reads its address, and ignores what it does not know', () => {
  expect(parseOwedFilter({ show: 'soon', q: ' pine ' })).toEqual({ show: 'soon', q: 'pine' })
  expect(parseOwedFilter({ show: 'all', q: ['a'] })).toEqual({})
})

it('counts its tabs, and says what there is none of', () => {
  const tabs = listOwedTabs({ open: 1200, late: 1, received: 2 }, { show: 'received' })
  expect(tabs.map(({ label, isShown }) => [label, isShown])).toEqual([
    ['To hand in 1,200', false],
    ['In the next two weeks', false],
    ['With the buyer 2', true],
  ])
  expect(
    [{}, { show: 'soon' }, { show: 'received' }, { q: 'x' }].map((one) => describeNone(one as object)),
  ).toEqual([
    'Nothing is to be handed in',
    'Nothing begins within two weeks',
    'Nothing waits for a buyer',
    'Nothing has these words',
  ])
})

it('markets are offered with what is due there, all of them first', () => {
  expect(listMarketOptions([{ name: 'Tacoma, WA', count: 12 }])).toEqual([
    { value: '', label: 'All markets' },
    { value: 'Tacoma, WA', label: 'Tacoma, WA (12)' },
  ])
})

it('is downloaded as it is listed', () => {
  expect(toOwedFile({})).toBe('/api/my/proof-duties.csv')
  expect(toOwedFile({ show: 'soon', q: 'north face', market: 'Tacoma, WA' })).toBe(
    '/api/my/proof-duties.csv?show=soon&q=north+face&market=Tacoma%2C+WA',
  )
})

import { expect, it } from 'vitest'
import {
  countAffidavit,
  describeAffidavitDays,
  readTimes,
  stateAffidavit,
  toAffidavitTable,
} from './affidavit.ts'
import { describeProofFacts } from './facts.ts'

const LINES = [
  { day: '2027-03-02', times: [], count: 4, program: '' },
  { day: '2027-03-01', times: [435, 1060], count: 2, program: 'Morning show' },
  { day: '2027-03-02', times: [540], count: 1, program: 'News' },
]

it('is counted as a log is: by day, and one by one where a time is stated', () => {
  expect(countAffidavit({ lines: LINES, seconds: 30 })).toEqual({
    total: 7,
    days: [
      { day: '2027-03-01', count: 2, seconds: 60 },
      { day: '2027-03-02', count: 5, seconds: 150 },
    ],
    runs: [
      { day: '2027-03-01', minute: 435, seconds: 30, program: 'Morning show' },
      { day: '2027-03-01', minute: 1060, seconds: 30, program: 'Morning show' },
      { day: '2027-03-02', minute: 540, seconds: 30, program: 'News' },
    ],
  })
})

it('is a table of days in order, with all of them last', () => {
  expect(toAffidavitTable({ lines: LINES })).toEqual([
    ['Day', 'Times', 'Program', 'Count'],
    ['Mon, Mar 1, 2027', '7:15 AM, 5:40 PM', 'Morning show', '2'],
    ['Tue, Mar 2, 2027', '', '', '4'],
    ['Tue, Mar 2, 2027', '9:00 AM', 'News', '1'],
    ['In all', '', '', '7'],
  ])
  expect(describeAffidavitDays({ lines: LINES })).toContain('Mar 1')
  expect(stateAffidavit('KXYZ 98.1')).toContain('ran at KXYZ 98.1 on')
})

it('says in the chain who signed what', () => {
  const { total, days } = countAffidavit({ lines: LINES, seconds: null })
  const signed = { name: 'Ada Chu', role: 'Traffic manager' }
  const facts = { kind: 'counted', lines: 3, total, days, signed, outlet: 'KXYZ 98.1' } as const
  expect(describeProofFacts({ ...facts, days })).toBe(
    'Affidavit of KXYZ 98.1: 7 on 2 days, signed by Ada Chu, Traffic manager',
  )
})

it.each([
  ['7:15 AM, 5:40 pm', [435, 1060]],
  ['22:05; 6 am', [360, 1325]],
  ['12:00 am\n12 pm', [0, 720]],
  ['', []],
  ['7', null],
  ['7:60', null],
  ['13:00 pm', null],
  ['0 am', null],
  ['7:15, breakfast', null],
  ['24:00', null],
])('“%s” is read as %o', (text, minutes) => {
  expect(readTimes(text)).toEqual(minutes)
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyTermQuestion } from '#test/support/booking/term-questions.ts'
import { brokenRules, walkCells } from '#test/support/discovery/naive-fit.ts'
import { buildPeriod, buildUnit } from '#test/support/listings/build-unit.ts'
import { addDays } from '../zoned-time.ts'
import { type FirstDayQuestion, firstFreeDay } from './first-free.ts'
import type { TermQuestion } from './term-rules.ts'
import { POSTING_ANCHOR } from './units.ts'

const TERMS = { leadDays: 0, minDays: null, maxDays: null, startWeekday: null }
const day = buildUnit({ cell: 'day' })
const week = buildUnit()
const ask = (given: Partial<FirstDayQuestion>): FirstDayQuestion => ({
  terms: TERMS,
  unit: day,
  opensOn: null,
  closesOn: null,
  today: '2027-01-05',
  taken: new Map(),
  takenBy: new Map(),
  quantity: 1,
  ...given,
})
const full = (...cells: string[]) => new Map(cells.map((cell) => [cell, 1]))
const issues = buildUnit({
  cell: 'listed',
  periods: [buildPeriod('2027-01-10', { soldUntil: '2027-01-01' }), buildPeriod('2027-01-17')],
})
const begun = buildUnit({
  cell: 'listed',
  periods: [
    { ...buildPeriod('2027-01-01', { soldUntil: '2027-01-06' }), last: '2027-01-10' },
    buildPeriod('2027-01-17'),
  ],
})

it.each<[string, Partial<FirstDayQuestion>, string | null]>([
  ['today', {}, '2027-01-05'],
  [
    'a run that is long enough',
    { terms: { ...TERMS, minDays: 7 }, taken: full('2027-01-08', '2027-01-12') },
    '2027-01-13',
  ],
  ['the weekday on which bookings begin', { terms: { ...TERMS, startWeekday: 5 } }, '2027-01-08'],
  ['the next whole week', { unit: week }, '2027-01-11'],
  [
    'the next whole posting period after the space opens',
    { unit: buildUnit({ cell: '4-week', anchor: POSTING_ANCHOR }), opensOn: '2027-01-26' },
    '2027-02-22',
  ],
  ['nothing where the space closes before', { unit: week, closesOn: '2027-01-12' }, null],
  ['an issue that is still sold', { unit: issues }, '2027-01-17'],
  ['nothing that began before today, though it is still sold', { unit: begun }, '2027-01-17'],
])('begins with %s', (_, given, first) => expect(firstFreeDay([ask(given)])).toBe(first))

it('is the first of any unit', () => {
  expect(firstFreeDay([ask({ unit: week }), ask({ terms: { ...TERMS, leadDays: 1 } })])).toBe('2027-01-06')
})

/** The first run of the shortest length sold that breaks no rule. */
function naiveFirst(question: TermQuestion): string | null {
  const { today, unit } = question
  const cells = walkCells(unit).filter(([first]) => first! >= today && first! <= addDays(today, 560))
  const isShort = (length: number) => brokenRules(question, cells.slice(0, length)).has('too-short')
  let length = 1
  while (length < cells.length && isShort(length)) length++
  const fits = (_: unknown, i: number) => brokenRules(question, cells.slice(i, i + length)).size === 0
  return cells.find(fits)?.[0] ?? null
}

it('B3: is the first day that anything can be booked on, whatever the space and what is taken', () => {
  fc.assert(
    fc.property(anyTermQuestion, (question) => {
      expect(firstFreeDay([question])).toBe(naiveFirst(question))
    }),
    { numRuns: 60 },
  )
})

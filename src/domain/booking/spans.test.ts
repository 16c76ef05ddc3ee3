import fc from 'fast-check'
import { expect, it } from 'vitest'
import { walkDays } from '#test/support/discovery/naive-fit.ts'
import { anyDay, anyUnit, buildPeriod, buildUnit } from '#test/support/listings/build-unit.ts'
import { addDays } from '../zoned-time.ts'
import { coverCells, freeIn, listCells } from './cells.ts'
import { toSpans } from './spans.ts'

it('joins weeks with the same amount free', () => {
  const taken = new Map([
    ['2027-03-08', 6],
    ['2027-03-15', 6],
    ['2027-03-22', 9],
  ])
  expect(toSpans(buildUnit({ capacity: 8 }), taken, '2027-03-03', '2027-03-30')).toEqual([
    { first: '2027-03-01', last: '2027-03-07', free: 8 },
    { first: '2027-03-08', last: '2027-03-21', free: 2 },
    { first: '2027-03-22', last: '2027-03-28', free: 0 },
    { first: '2027-03-29', last: '2027-04-04', free: 8 },
  ])
})

it('tells of each issue', () => {
  const periods = [buildPeriod('2027-03-01'), buildPeriod('2027-03-02'), buildPeriod('2027-04-01')]
  const unit = buildUnit({ cell: 'listed', capacity: 2, periods })
  expect(toSpans(unit, new Map([['2027-04-01', 1]]), '2027-03-01', '2027-04-30')).toEqual([
    { first: '2027-03-01', last: '2027-03-01', free: 2 },
    { first: '2027-03-02', last: '2027-03-02', free: 2 },
    { first: '2027-04-01', last: '2027-04-01', free: 1 },
  ])
})

const anyTaken = anyDay.chain((from) =>
  fc.record({
    from: fc.constant(from),
    to: fc.integer({ min: 0, max: 300 }).map((days) => addDays(from, days)),
    unit: anyUnit(from),
    quantities: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 40 }),
  }),
)

it('spans lie one after another over the whole cells, each as free as its cells and unlike its neighbors', () => {
  fc.assert(
    fc.property(anyTaken, ({ unit, from, to, quantities }) => {
      const cells = listCells(unit, from, to)
      const taken = new Map(cells.map((cell, i) => [cell, quantities[i % (quantities.length || 1)] ?? 0]))
      const spans = toSpans(unit, taken, from, to)
      for (const cell of cells) {
        const holding = spans.filter(({ first, last }) => first <= cell && cell <= last)
        expect(holding.map(({ free }) => free)).toEqual([freeIn(unit, taken, cell)])
      }
      if (unit.cell === 'listed') {
        expect(spans.map(({ first }) => first)).toEqual(cells)
        return
      }
      const cover = coverCells(unit, from, to)!
      expect(spans.flatMap(({ first, last }) => walkDays(first, last))).toEqual(
        walkDays(cover.first, cover.last),
      )
      for (const [i, span] of spans.entries()) expect(spans[i + 1]?.free).not.toBe(span.free)
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meantCells, walkCells, walkDays } from '#test/support/discovery/naive-fit.ts'
import { anyDay, anyUnit, buildPeriod, buildUnit } from '#test/support/listings/build-unit.ts'
import { addDays } from '../zoned-time.ts'
import { cellOf, coverCells, freeIn, listCells } from './cells.ts'

const day = buildUnit({ cell: 'day' })
const week = buildUnit()
const posters = buildUnit({ cell: '4-week' })

describe('cells', () => {
  it.each([
    ['a day is itself', day, '2028-02-29', '2028-02-29', '2028-02-29'],
    ['a week begins on its Monday', week, '2027-03-07', '2027-03-01', '2027-03-07'],
    ['a week runs over the new year', week, '2027-01-01', '2026-12-28', '2027-01-03'],
    ['a week loses no day as clocks go forward', week, '2027-03-14', '2027-03-08', '2027-03-14'],
    ['a week gains none as they go back', week, '2027-11-07', '2027-11-01', '2027-11-07'],
    ['four weeks begin on the anchor', posters, '2025-12-29', '2025-12-29', '2026-01-25'],
    ['four weeks before the anchor', posters, '2025-12-28', '2025-12-01', '2025-12-28'],
    ['four weeks far after it', posters, '2026-12-27', '2026-11-30', '2026-12-27'],
  ])('%s', (_name, unit, asked, first, last) => {
    expect(cellOf(unit, asked)).toEqual({ first, last })
  })

  it('that are listed are meant where they begin', () => {
    const periods = [buildPeriod('2027-03-01', { last: '2027-03-31' }), buildPeriod('2027-04-05')]
    const unit = buildUnit({ cell: 'listed', periods })
    expect(cellOf(unit, '2027-03-31')).toEqual({ first: '2027-03-01', last: '2027-03-31' })
    expect(cellOf(unit, '2027-04-01')).toBeNull()
    expect(coverCells(unit, '2027-03-01', '2027-04-30')).toEqual({ first: '2027-03-01', last: '2027-04-05' })
    expect(coverCells(unit, '2027-03-02', '2027-04-01')).toBeNull()
    expect(listCells(unit, '2027-03-02', '2027-04-05')).toEqual(['2027-04-05'])
  })

  it('have left what is not taken', () => {
    const periods = [buildPeriod('2027-03-01', { capacity: 3 })]
    const unit = buildUnit({ cell: 'listed', capacity: 5, periods })
    expect(freeIn(unit, new Map([['2027-03-01', 2]]), '2027-03-01')).toBe(1)
    expect(freeIn(unit, new Map([['2027-03-01', 4]]), '2027-03-01')).toBe(0)
    expect(freeIn(unit, new Map(), '2027-04-01')).toBe(5)
  })
})

const anyRange = anyDay.chain((from) =>
  fc.record({
    from: fc.constant(from),
    to: fc.integer({ min: 0, max: 400 }).map((days) => addDays(from, days)),
    unit: anyUnit(from),
  }),
)

describe('whatever the unit and the days', () => {
  it('the cells are those found by walking, and the cover is the smallest that holds the days', () => {
    fc.assert(
      fc.property(anyRange, ({ unit, from, to }) => {
        const meant = meantCells({ unit, from, to }, walkCells(unit))
        expect(listCells(unit, from, to)).toEqual(meant.map(([first]) => first))
        const cover = coverCells(unit, from, to)
        if (meant.length === 0) {
          expect(cover).toBeNull()
          return
        }
        expect(cover).toEqual({ first: meant[0]![0], last: meant.at(-1)!.at(-1) })
        if (unit.cell === 'listed') return
        expect(cover!.first <= from && to <= cover!.last).toBe(true)
        expect(cellOf(unit, from)!.last >= from && cellOf(unit, to)!.first <= to).toBe(true)
      }),
    )
  })

  it('no day is in two cells and none is in no cell', () => {
    fc.assert(
      fc.property(anyRange, ({ unit, from, to }) => {
        const days = listCells(unit, from, to).flatMap((first) => {
          const cell = cellOf(unit, first)!
          expect(cell.first).toBe(first)
          return walkDays(cell.first, cell.last)
        })
        expect(new Set(days).size).toBe(days.length)
        const cover = coverCells(unit, from, to)
        if (unit.cell !== 'listed') expect(days).toEqual(walkDays(cover!.first, cover!.last))
      }),
    )
  })
})

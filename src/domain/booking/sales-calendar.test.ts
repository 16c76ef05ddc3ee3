import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../zoned-time.ts'
import {
  type CalendarBar,
  LEAST_BAR_WIDTH,
  layoutBars,
  listCalendarMonths,
  pageBars,
  placeDay,
  shiftMonth,
  shiftSpan,
  stepBar,
  toCalendarPeriod,
} from './sales-calendar.ts'

const bar = (given: Partial<CalendarBar> = {}): CalendarBar => ({
  kind: 'booking',
  id: 1,
  listingId: 1,
  client: 'Harbor Dental',
  rep: 'Carla',
  market: 'Tacoma, WA',
  what: 'A-1',
  state: 'Booked',
  isOpenEnded: false,
  cents: 100,
  first: '2027-01-04',
  last: '2027-01-31',
  ...given,
})
const quarter = toCalendarPeriod('2027-01', 'quarter')

describe('the days in sight', () => {
  it.each([
    ['2027-01', 'quarter', '2027-01-01', '2027-03-31'],
    ['2026-11', 'quarter', '2026-11-01', '2027-01-31'],
    ['2027-03', 'year', '2027-03-01', '2028-02-29'],
  ] as const)('from %s of a %s are %s to %s', (from, span, first, last) => {
    expect(toCalendarPeriod(from, span)).toEqual({ first, last })
  })

  it.each([
    ['2027-01', -1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2027-05', 12, '2028-05'],
  ])('a month from %s by %i is %s', (month, by, to) => {
    expect(shiftMonth(month, by)).toBe(to)
  })

  it('go on by what is in sight', () => {
    expect([shiftSpan('2027-01', 'quarter', -1), shiftSpan('2027-01', 'year', 1)]).toEqual([
      '2026-10',
      '2028-01',
    ])
  })

  it('are divided into months that fill the width', () => {
    const months = listCalendarMonths(quarter)
    expect(months.map(({ month }) => month)).toEqual(['2027-01', '2027-02', '2027-03'])
    expect(months.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100)
    expect(placeDay('2027-02-01', quarter)).toBeCloseTo(months[1]!.left)
    expect(placeDay('2027-04-01', quarter)).toBeNull()
  })
})

describe('pages of bars', () => {
  const bars = [
    bar({ id: 1, rep: '' }),
    ...Array.from({ length: 8 }, (_, at) => bar({ id: 20 + at, rep: 'Carla', first: `2027-02-0${8 - at}` })),
    bar({ id: 4, rep: 'Ben' }),
  ]
  const read = (page: number, perPage: number, of?: string) => {
    const { groups, ...counted } = pageBars(bars, 'rep', { page, perPage, of })
    return { ...counted, groups: groups.map((one) => [one.label, one.total, one.bars.map(({ id }) => id)]) }
  }

  it('stand together by name, those without one last, each with its first bars, and go on, on the next page', () => {
    expect(read(1, 4)).toEqual({
      total: 10,
      pages: 2,
      groups: [
        ['Ben', 1, [4]],
        ['Carla', 8, [27, 26, 25]],
      ],
    })
    expect(read(2, 4).groups).toEqual([
      ['Carla', 8, [24, 23]],
      ['', 1, [1]],
    ])
    expect(read(3, 4).groups).toEqual([])
  })

  it('show more of each group where there are few', () => {
    expect(read(1, 30).groups).toEqual([
      ['Ben', 1, [4]],
      ['Carla', 8, [27, 26, 25, 24, 23, 22, 21, 20]],
      ['', 1, [1]],
    ])
    expect(read(1, 18).groups[1]).toEqual(['Carla', 8, [27, 26, 25, 24, 23, 22]])
  })

  it.each([
    ['Carla', 1, 8, 2, [27, 26, 25, 24, 23]],
    ['Carla', 2, 8, 2, [22, 21, 20]],
    ['', 1, 1, 1, [1]],
  ])('show “%s” alone, all of it, page %i', (of, page, total, pages, ids) => {
    expect(read(page, 5, of)).toEqual({ total, pages, groups: [[of, total, ids]] })
  })

  it('show nothing of a group that is not there', () => {
    expect(read(1, 5, 'Dora')).toEqual({ total: 0, pages: 1, groups: [] })
  })

  it('lose no bar: each group is there, and alone it has all of its bars', () => {
    const some = fc.array(fc.constantFrom('', 'A', 'B', 'C', 'D'), { maxLength: 60 })
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 20 }), (reps, perPage) => {
        const given = reps.map((rep, id) => bar({ id, rep }))
        const all = (of?: string) => {
          const { pages } = pageBars(given, 'rep', { page: 1, perPage, of })
          return Array.from(
            { length: pages },
            (_, at) => pageBars(given, 'rep', { page: at + 1, perPage, of }).groups,
          ).flat()
        }
        const labels = new Set(all().map(({ label }) => label))
        expect(labels).toEqual(new Set(reps))
        for (const label of labels) {
          const ids = all(label).flatMap((group) => group.bars.map(({ id }) => id))
          expect(ids).toEqual(given.filter(({ rep }) => rep === label).map(({ id }) => id))
        }
      }),
    )
  })
})

describe('bars in lanes', () => {
  it('share a lane where they follow each other, and cut what is out of sight', () => {
    const lanes = layoutBars(
      [
        bar({ id: 1, first: '2026-12-01', last: '2027-01-31' }),
        bar({ id: 2, first: '2027-02-01', last: '2027-04-30' }),
        bar({ id: 3, first: '2027-01-31', last: '2027-02-28' }),
        bar({ id: 4, first: '2026-10-01', last: '2026-12-31' }),
      ],
      quarter,
    )
    expect(lanes.map((lane) => lane.map(({ bar: { id } }) => id))).toEqual([[1, 2], [3]])
    expect(lanes[0]![0]).toMatchObject({ left: 0, cutsStart: true, cutsEnd: false })
    expect(lanes[0]![1]).toMatchObject({ cutsStart: false, cutsEnd: true })
    expect(lanes[0]![1]!.left + lanes[0]![1]!.width).toBeCloseTo(100)
  })

  it('none covers another, each is wide enough to press, and all are drawn', () => {
    const any = fc.record({ begin: fc.integer({ min: -40, max: 100 }), days: fc.nat(60) })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 60 }), (given) => {
        const bars = given.map(({ begin, days }, id) => {
          const first = addDays(quarter.first, begin)
          return bar({ id, first, last: addDays(first, days) })
        })
        const lanes = layoutBars(bars, quarter)
        const inSight = bars.filter(({ first, last }) => first <= quarter.last && last >= quarter.first)
        expect(lanes.flat()).toHaveLength(inSight.length)
        for (const lane of lanes) {
          let end = 0
          for (const { left, width } of lane) {
            expect(left).toBeGreaterThanOrEqual(end - 1e-6)
            expect(width).toBeGreaterThanOrEqual(LEAST_BAR_WIDTH)
            end = left + width
          }
          expect(end).toBeLessThanOrEqual(100 + 1e-6)
        }
      }),
    )
  })
})

describe('keys', () => {
  const lanes = layoutBars(
    [
      bar({ id: 1, first: '2027-01-01', last: '2027-01-31' }),
      bar({ id: 2, first: '2027-02-01', last: '2027-02-28' }),
      bar({ id: 3, first: '2027-02-10', last: '2027-03-10' }),
    ],
    quarter,
  )
  it.each([
    [[0, 0], 'ArrowRight', [0, 1]],
    [[0, 1], 'ArrowRight', null],
    [[0, 1], 'ArrowLeft', [0, 0]],
    [[0, 0], 'ArrowLeft', null],
    [[0, 0], 'ArrowDown', [1, 0]],
    [[1, 0], 'ArrowUp', [0, 1]],
    [[0, 1], 'Home', [0, 0]],
    [[0, 0], 'End', [0, 1]],
    [[1, 0], 'ArrowDown', null],
    [[0, 0], 'a', null],
    [[7, 0], 'End', null],
  ] as const)('from %j, %s leads to %j', (at, key, to) => {
    expect(stepBar(lanes, at, key)).toEqual(to)
  })
})

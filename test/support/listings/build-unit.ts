import fc from 'fast-check'
import { CELLS, POSTING_ANCHOR, type SpaceUnit, type UnitPeriod } from '#domain/booking/units.ts'
import { addDays } from '#domain/zoned-time.ts'

/** A unit of which one is sold in each week, but for what is given. */
export function buildUnit(given: Partial<SpaceUnit> = {}): SpaceUnit {
  return {
    id: 1,
    name: 'Face',
    cell: 'week',
    anchor: POSTING_ANCHOR,
    capacity: 1,
    rate: null,
    periods: [],
    ...given,
  }
}

/** An issue or date of one day, but for what is given. */
export function buildPeriod(first: string, given: Partial<UnitPeriod> = {}): UnitPeriod {
  return {
    id: null,
    label: '',
    first,
    last: first,
    capacity: null,
    materialDate: null,
    soldUntil: null,
    ...given,
  }
}

/** Days of four years, leap day, year ends and clock changes among them. */
export const anyDay = fc.integer({ min: 0, max: 1460 }).map((n) => addDays('2026-06-01', n))

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })

/** Issues and dates around a day, in order, with and without days between them. */
const anyPeriods = (around: string) =>
  fc
    .array(
      fc.record({
        gap: fc.constantFrom(0, 0, 1, 20),
        days: fc.integer({ min: 1, max: 40 }),
        capacity: maybe(fc.integer({ min: 1, max: 4 })),
        soldBefore: maybe(fc.integer({ min: -20, max: 60 })),
      }),
      { maxLength: 15 },
    )
    .map((parts) => {
      let next = addDays(around, -60)
      return parts.map(({ gap, days, capacity, soldBefore }) => {
        const first = addDays(next, gap)
        const last = addDays(first, days - 1)
        next = addDays(last, 1)
        return buildPeriod(first, {
          last,
          capacity,
          soldUntil: soldBefore === null ? null : addDays(first, -soldBefore),
        })
      })
    })

/** Units of every cell, with issues around a day where they are listed. */
export const anyUnit = (around: string) =>
  fc
    .record({
      cell: fc.constantFrom(...CELLS),
      anchor: fc.integer({ min: -60, max: 60 }).map((weeks) => addDays(POSTING_ANCHOR, weeks * 7)),
      capacity: fc.constantFrom(1, 1, 2, 3, 8),
      periods: anyPeriods(around),
    })
    .map(({ periods, ...given }) => buildUnit({ ...given, periods: given.cell === 'listed' ? periods : [] }))

import fc from 'fast-check'
import type { TakenBy, TermQuestion } from '#domain/booking/term-rules.ts'
import { addDays } from '#domain/zoned-time.ts'
import { walkCells } from '#test/support/discovery/naive-fit.ts'
import { anyDay, anyUnit } from '#test/support/listings/build-unit.ts'

const anyTerms = fc.record({
  leadDays: fc.integer({ min: 0, max: 25 }),
  minDays: fc.constantFrom(null, null, 1, 5, 28, 30, 84),
  maxDays: fc.constantFrom(null, null, 7, 31, 90, 365),
  startWeekday: fc.constantFrom(null, null, 0, 1, 5),
})
const offset = (min: number, max: number) => fc.oneof(fc.integer({ min, max: 60 }), fc.integer({ min, max }))

/** Days asked of any unit, by any terms, with anything taken. */
export const anyTermQuestion: fc.Arbitrary<TermQuestion> = anyDay
  .chain((today) =>
    fc.record({
      today: fc.constant(today),
      unit: anyUnit(today),
      terms: anyTerms,
      opensIn: fc.constantFrom(null, null, 3, 40),
      closesIn: fc.constantFrom(null, null, 30, 300),
      fromIn: offset(-40, 560),
      days: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 400 })),
      quantity: fc.constantFrom(1, 1, 2, 4),
      full: fc.array(
        fc.record({
          dayIn: offset(-10, 560),
          quantity: fc.integer({ min: 1, max: 8 }),
          by: fc.constantFrom<TakenBy>('booked', 'held', 'blocked'),
        }),
        { maxLength: 12 },
      ),
    }),
  )
  .map(({ today, opensIn, closesIn, fromIn, days, full, ...given }) => {
    const cells = walkCells(given.unit)
    const firstOf = (day: string) => cells.find((cell) => cell.includes(day))?.[0]
    const keyed = full.map((one) => ({ ...one, cell: firstOf(addDays(today, one.dayIn)) ?? today }))
    return {
      ...given,
      today,
      opensOn: opensIn === null ? null : addDays(today, opensIn),
      closesOn: closesIn === null ? null : addDays(today, closesIn),
      from: addDays(today, fromIn),
      to: addDays(today, fromIn + days - 1),
      taken: new Map(keyed.map(({ cell, quantity }) => [cell, quantity])),
      takenBy: new Map(keyed.map(({ cell, by }) => [cell, by])),
    }
  })

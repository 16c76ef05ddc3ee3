import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { keyOf, pickNext, type UnitDays, type WaitlistPlace } from './waitlist.ts'

const DAY = ['2027-03-01', '2027-03-02', '2027-03-03'] as const
const cellsOf = ({ first, last }: UnitDays) => DAY.filter((day) => first <= day && day <= last)
const free = (...quantities: number[]) => new Map(DAY.map((day, at) => [keyOf(1, day), quantities[at]!]))

const waits = (
  id: number,
  from: number,
  to: number,
  given: { quantity?: number; isOffered?: true } = {},
) => ({
  id,
  wants: [{ unitId: 1, first: DAY[from]!, last: DAY[to]!, quantity: given.quantity ?? 1 }],
  offeredUntil: given.isOffered ? new Date('2027-02-02T21:00Z') : null,
})

test.each<[string, WaitlistPlace[], number[], number[]]>([
  ['nobody where nothing is free', [waits(1, 0, 1)], [1, 0, 1], []],
  ['the first of two', [waits(2, 0, 1), waits(1, 0, 1)], [1, 1, 0], [1]],
  ['the second where the first wants more days', [waits(1, 0, 2), waits(2, 0, 1)], [1, 1, 0], [2]],
  [
    'the second where the first wants more of a day',
    [waits(1, 0, 0, { quantity: 2 }), waits(2, 0, 0)],
    [1, 0, 0],
    [2],
  ],
  ['both where there is room', [waits(1, 0, 1), waits(2, 1, 2)], [1, 2, 1], [1, 2]],
  ['both of days apart', [waits(1, 0, 0), waits(2, 2, 2)], [1, 0, 1], [1, 2]],
  [
    'nobody while the dates are offered',
    [waits(1, 0, 1, { isOffered: true }), waits(2, 1, 2)],
    [1, 1, 1],
    [],
  ],
  [
    'whoever fits beside what is offered',
    [waits(3, 0, 1, { isOffered: true }), waits(2, 1, 2)],
    [1, 2, 1],
    [2],
  ],
  [
    'nobody for days that are unknown',
    [{ ...waits(1, 0, 0), wants: [{ ...waits(1, 0, 0).wants[0]!, unitId: 2 }] }],
    [1, 1, 1],
    [],
  ],
])('%s', (_name, entries, quantities, next) => {
  expect(pickNext(entries, { free: free(...quantities), cellsOf }).map(({ id }) => id)).toEqual(next)
})

it('never offers more than is free, and nobody fits who is left out', () => {
  const anyEntries = fc.uniqueArray(
    fc
      .record({ id: fc.nat(50), from: fc.nat(2), to: fc.nat(2), quantity: fc.integer({ min: 1, max: 3 }) })
      .map(({ id, from, to, quantity }) => waits(id, Math.min(from, to), Math.max(from, to), { quantity })),
    { selector: ({ id }) => id, maxLength: 8 },
  )
  const anyFree = fc.array(fc.nat(4), { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(anyEntries, anyFree, (entries, quantities) => {
      const next = pickNext(entries, { free: free(...quantities), cellsOf }).map(({ id }) => id)
      const taken = (among: readonly number[], day: string) =>
        entries
          .filter(
            ({ id, wants }) => among.includes(id) && cellsOf(wants[0]!).includes(day as (typeof DAY)[number]),
          )
          .reduce((sum, { wants }) => sum + wants[0]!.quantity, 0)
      for (const [at, day] of DAY.entries()) expect(taken(next, day)).toBeLessThanOrEqual(quantities[at]!)
      for (const { id, wants } of entries) {
        if (next.includes(id)) continue
        // whoever came before it took what it wants, or it was never free
        const before = next.filter((one) => one < id)
        const isShort = cellsOf(wants[0]!).some(
          (day) => quantities[DAY.indexOf(day)]! - taken(before, day) < wants[0]!.quantity,
        )
        expect(isShort).toBe(true)
      }
    }),
  )
})

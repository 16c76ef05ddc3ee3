import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { walkCells } from '#test/support/discovery/naive-fit.ts'
import { anyDay, anyUnit, buildPeriod, buildUnit } from '#test/support/listings/build-unit.ts'
import { toDayNumber } from '../dates.ts'
import { addDays } from '../zoned-time.ts'
import { capacityOf } from './cells.ts'
import { RING_DAYS, RING_WORDS, ringKind, toDayRing } from './free-days.ts'
import { earliestDay, isOnSale } from './sale-window.ts'

const isSet = (ring: Uint32Array, day: string) => {
  const bit = toDayNumber(day) % RING_DAYS
  return ((ring[bit >>> 5]! >>> (bit & 31)) & 1) === 1
}
const today = '2027-03-10'
const days = Array.from({ length: RING_DAYS }, (_, i) => addDays(today, i))
const told = (ring: Uint32Array) => days.filter((day) => isSet(ring, day))

describe('a ring', () => {
  it('has a bit for each day', () => {
    expect(RING_DAYS).toBe(RING_WORDS * 32)
  })

  it('tells the days of full weeks from today on', () => {
    const taken = new Map([
      ['2027-03-08', 2],
      ['2027-03-15', 1],
      ['2027-03-22', 3],
    ])
    const ring = toDayRing({ unit: buildUnit({ capacity: 2 }), taken, today, leadDays: 9 })
    expect(told(ring)).toEqual(days.slice(0, 5).concat(days.slice(12, 19)))
  })

  it('tells where an issue begins of which something is left', () => {
    const periods = [
      buildPeriod('2027-03-11'),
      buildPeriod('2027-03-12', { last: '2027-03-20' }),
      buildPeriod('2027-04-01', { capacity: 2 }),
      buildPeriod('2027-05-01'),
      buildPeriod('2027-06-01', { soldUntil: '2027-03-09' }),
    ]
    const unit = buildUnit({ cell: 'listed', periods })
    const taken = new Map([
      ['2027-04-01', 1],
      ['2027-05-01', 1],
    ])
    expect(ringKind(unit)).toBe('free')
    expect(told(toDayRing({ unit, taken, today, leadDays: 2 }))).toEqual(['2027-03-12', '2027-04-01'])
  })

  it('agrees with walking through the days', () => {
    const anyTaken = anyDay.chain((now) =>
      fc.record({
        now: fc.constant(now),
        unit: anyUnit(now),
        leadDays: fc.integer({ min: 0, max: 20 }),
        full: fc.array(fc.record({ dayIn: fc.integer({ min: -30, max: 620 }), quantity: fc.nat(9) })),
      }),
    )
    fc.assert(
      fc.property(anyTaken, ({ now, unit, leadDays, full }) => {
        const cells = walkCells(unit)
        const taken = new Map<string, number>()
        for (const { dayIn, quantity } of full) {
          const cell = cells.find((one) => one.includes(addDays(now, dayIn)))
          if (cell) taken.set(cell[0]!, quantity)
        }
        const isFull = (first: string) => (taken.get(first) ?? 0) >= capacityOf(unit, first)
        const earliest = earliestDay(now, leadDays)
        const open = unit.periods
          .filter((one) => isOnSale(one, { today: now, earliest }) && !isFull(one.first))
          .filter(({ last }) => last <= addDays(now, 540))
        const marked =
          unit.cell === 'listed'
            ? open.map(({ first }) => first)
            : cells.filter(([first]) => isFull(first!)).flat()
        const ring = toDayRing({ unit, taken, today: now, leadDays })
        for (let i = 0; i < RING_DAYS; i++) {
          const day = addDays(now, i)
          if (isSet(ring, day) !== marked.includes(day)) throw new Error(day)
        }
      }),
    )
  })
})

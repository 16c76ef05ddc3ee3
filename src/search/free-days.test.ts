import { describe, expect, it } from 'vitest'
import { RING_DAYS } from '#domain/booking/free-days.ts'
import { toRing } from '#test/support/discovery/build-spaces.ts'
import { FreeDays, toRequestedDays } from './free-days.ts'

/** The last day before the ring begins again, and the sign bit of its last word. */
const WRAP = 36 * RING_DAYS - 1
const ask = (first: number, last: number, today = first) => toRequestedDays(first, last, today)

describe('days asked', () => {
  const pool = new FreeDays()
  const busy = pool.add({ throughout: [toRing([WRAP, WRAP + 3])], anyWithin: [] })
  const listed = pool.add({ throughout: [], anyWithin: [toRing([]), toRing([WRAP])] })

  it('are met across the end of the ring', () => {
    expect(pool.isFree(busy, ask(WRAP - 20, WRAP - 1))).toBe(1)
    expect(pool.isFree(busy, ask(WRAP - 20, WRAP))).toBe(0)
    expect(pool.isFree(busy, ask(WRAP + 1, WRAP + 2))).toBe(1)
    expect(pool.isFree(busy, ask(WRAP + 1, WRAP + 3))).toBe(0)
    expect(pool.isFree(listed, ask(WRAP - 40, WRAP - 1))).toBe(0)
    expect(pool.isFree(listed, ask(WRAP - 40, WRAP + 9))).toBe(1)
  })

  it('are never those of another turn of the ring', () => {
    const today = WRAP - 10
    expect(pool.isFree(busy, ask(today + RING_DAYS, today + RING_DAYS + 30, today))).toBe(1)
    expect(pool.isFree(busy, ask(WRAP - RING_DAYS, today - 1, today))).toBe(1)
    expect(pool.isFree(listed, ask(WRAP + RING_DAYS, WRAP + RING_DAYS, today))).toBe(0)
    expect(pool.isFree(busy, ask(0, 60_000, today))).toBe(0)
  })
})

it('keeps entries while it grows and when they are copied', () => {
  const pool = new FreeDays()
  const units = { throughout: [toRing([WRAP]), toRing([WRAP + 1])], anyWithin: [toRing([WRAP + 5])] }
  const entries = Array.from({ length: 100 }, () => pool.add(units))
  const other = new FreeDays(pool.length)
  const copies = entries.map((entry) => other.copy(pool, entry))
  for (const [home, list] of [
    [pool, entries],
    [other, copies],
  ] as const) {
    for (const entry of list) {
      expect(home.isFree(entry, ask(WRAP, WRAP))).toBe(1)
      expect(home.isFree(entry, ask(WRAP, WRAP + 1))).toBe(0)
      expect(home.isFree(entry, ask(WRAP, WRAP + 5))).toBe(1)
    }
  }
  expect(other.length).toBe(pool.length)
})

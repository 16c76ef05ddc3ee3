import { describe, expect, it } from 'vitest'
import { buildUnit } from '#test/support/listings/build-unit.ts'
import { addDays } from '../zoned-time.ts'
import { cellOf } from './cells.ts'
import { findBookableDays, shareOf } from './contract-bookings.ts'

const unit = buildUnit({ cell: '4-week' })
const FIRST = cellOf(unit, '2027-03-01')!.first
const at = (n: number) => addDays(FIRST, n * 28)
const end = (n: number) => addDays(at(n), 27)
const block = (from: number, to: number, quantity = 1) => ({ first: at(from), last: end(to), quantity })

describe('what of a contract can be booked', () => {
  const ask = (over: Partial<Parameters<typeof findBookableDays>[0]>) =>
    findBookableDays({
      line: { first: at(0), last: end(3) },
      unit,
      blocks: [block(0, 3)],
      today: addDays(at(0), -9),
      ...over,
    })
  it.each([
    ['all of one to come', {}, block(0, 3)],
    ['what follows the period that runs', { today: addDays(at(1), 3) }, block(2, 3)],
    ['a period that begins today', { today: at(1) }, block(1, 3)],
    [
      'whole periods of odd days',
      { line: { first: addDays(at(0), 4), last: addDays(at(3), 4) } },
      block(0, 3),
    ],
    ['blocks that stand together', { blocks: [block(0, 1), block(2, 3)] }, block(0, 3)],
    ['as many slots as are blocked', { blocks: [block(0, 3, 2)] }, block(0, 3, 2)],
  ])('%s', (_, over, days) => {
    expect(ask(over)).toEqual({ ok: true, days })
  })
  it.each([
    [{ line: { first: at(0), last: null } }, /^It has no last day\./],
    [{ today: at(5) }, /^It has ended\.$/],
    [{ today: addDays(at(3), 2) }, /^It is in its last period, which stays blocked until [A-Z][a-z]{2} \d/],
    [{ blocks: [] }, /^Not all of its days are blocked/],
    [{ blocks: [block(0, 1), block(3, 3)] }, /^Not all of its days are blocked/],
    [{ blocks: [block(0, 1, 2), block(2, 3, 1)] }, /^Not all of its days are blocked/],
    [{ blocks: [block(0, 2)] }, /^Not all of its days are blocked/],
  ])('nothing of %j', (over, reason) => {
    expect(ask(over)).toEqual({ ok: false, reason: expect.stringMatching(reason) })
  })
})

describe('what a booking takes of a contract’s amount', () => {
  const share = (over: Partial<Parameters<typeof shareOf>[0]>) =>
    shareOf({
      first: at(0),
      last: end(3),
      amountCents: 400_001,
      per: 'all',
      cell: '4-week',
      from: at(0),
      ...over,
    })
  it.each([
    ['all of what has not begun', {}, 400_001],
    ['all where its cell begins before it does', { from: addDays(at(0), -5) }, 400_001],
    ['by the days that are left', { from: at(1) }, 300_001],
    ['a period each', { per: 'period', amountCents: 90_000 }, 360_000],
    ['of odd days a part', { per: 'period', amountCents: 90_000, last: addDays(end(3), 14) }, 405_000],
    ['the periods that are left', { per: 'period', amountCents: 90_000, from: at(3) }, 90_000],
    ['no length, no amount', { per: 'period', cell: 'listed' }, null],
  ] as const)('%s', (_, over, cents) => {
    expect(share(over)).toBe(cents)
  })
})

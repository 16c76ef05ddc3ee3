import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../zoned-time.ts'
import {
  centsWithin,
  listMonths,
  reportSales,
  type SalesFace,
  type SoldLine,
  toSalesPeriod,
  yearBefore,
} from './sales.ts'

const face: SalesFace = {
  unitId: 1,
  name: 'A-1',
  market: 'Tacoma, WA',
  medium: 'billboard',
  capacity: 1,
  blocked: [],
}
const line: SoldLine = {
  unitId: 1,
  face: 'A-1',
  market: 'Tacoma, WA',
  medium: 'billboard',
  client: 'Harbor Dental',
  rep: 'Carla',
  repId: 7,
  clientClass: null,
  paidCents: null,
  cents: 310_000,
  first: '2026-12-15',
  last: '2027-01-14',
  quantity: null,
}
const period = toSalesPeriod('2026-12', '2027-01')

describe('a sales report', () => {
  it('spreads what is sold over its days, and counts days sold of days that could be sold', () => {
    const { rows, all } = reportSales({ faces: [face], lines: [line], period, by: 'month' })
    expect(rows).toEqual([
      {
        label: '2026-12',
        lines: 1,
        cents: 170_000,
        beforeCents: 0,
        commissionCents: null,
        soldDays: 17,
        sellableDays: 31,
      },
      {
        label: '2027-01',
        lines: 1,
        cents: 140_000,
        beforeCents: 0,
        commissionCents: null,
        soldDays: 14,
        sellableDays: 31,
      },
    ])
    expect(all).toEqual({
      label: 'All',
      lines: 1,
      cents: 310_000,
      beforeCents: 0,
      commissionCents: null,
      soldDays: 31,
      sellableDays: 62,
    })
  })

  it('counts no day that was kept from sale, and none that is sold twice as two', () => {
    const blocked = [{ first: '2026-12-01', last: '2026-12-20', quantity: null }]
    const { all } = reportSales({
      faces: [{ ...face, blocked }],
      lines: [line, { ...line, first: '2026-12-20', last: '2026-12-31' }],
      period: toSalesPeriod('2026-12', '2026-12'),
      by: 'rep',
    })
    // Dec 15 to 31 are sold, in spite of the block; the other days of the block could not be
    expect(all).toMatchObject({ soldDays: 17, sellableDays: 17, lines: 2 })
  })

  it('counts slots of a loop, and has no inventory for clients', () => {
    const loop = { ...face, capacity: 8 }
    const lines = [{ ...line, quantity: 3, first: '2027-01-01', last: '2027-01-31' }]
    const january = toSalesPeriod('2027-01', '2027-01')
    expect(reportSales({ faces: [loop], lines, period: january, by: 'medium' }).rows).toEqual([
      {
        label: 'Billboard',
        lines: 1,
        cents: 310_000,
        beforeCents: 0,
        commissionCents: null,
        soldDays: 93,
        sellableDays: 248,
      },
    ])
    expect(reportSales({ faces: [loop], lines, period: january, by: 'client' }).rows).toEqual([
      {
        label: 'Harbor Dental',
        lines: 1,
        cents: 310_000,
        beforeCents: 0,
        commissionCents: null,
        soldDays: null,
        sellableDays: null,
      },
    ])
  })

  it('shows the year before beside it, also of what is sold no more', () => {
    const { rows } = reportSales({
      faces: [face],
      lines: [line],
      period: toSalesPeriod('2027-12', '2028-01'),
      by: 'client',
    })
    expect(rows).toMatchObject([{ label: 'Harbor Dental', lines: 0, cents: 0, beforeCents: 310_000 }])
  })
})

it('the months of any period hold each of its days once, and the parts of an amount are the amount', () => {
  const month = fc.record({
    year: fc.integer({ min: 1970, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
  })
  fc.assert(
    fc.property(
      month,
      fc.nat(23),
      fc.nat(400),
      fc.nat(400),
      fc.nat(10_000_000),
      (from, more, begin, days, cents) => {
        const start = `${from.year}-${String(from.month).padStart(2, '0')}`
        const last = new Date(Date.UTC(from.year, from.month - 1 + more, 1)).toISOString().slice(0, 7)
        const whole = toSalesPeriod(start, last)
        const months = listMonths(whole)
        expect(months).toHaveLength(more + 1)
        expect([months[0]?.first, months.at(-1)?.last]).toEqual([whole.first, whole.last])
        const first = addDays(whole.first, begin)
        const sold = { first, last: addDays(first, days), cents }
        const parts = months.map((part) => centsWithin(sold, part))
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(centsWithin(sold, whole))
        if (sold.last <= whole.last) expect(centsWithin(sold, whole)).toBe(cents)
        expect(yearBefore(whole).first.slice(4)).toBe(whole.first.slice(4))
      },
    ),
  )
})

import { describe, expect, it } from 'vitest'
import type { Interval } from '../vocabulary.ts'
import { formatBudget, monthlyBudget, priceOnBudget } from './budget.ts'

const DECEMBER = { interval: null, availableFrom: '2026-12-01', availableTo: '2026-12-31' }
const OPEN = { interval: null, availableFrom: null, availableTo: null }

describe('a budget without a period', () => {
  it.each<[price: number, Interval, december: number]>([
    [20, 'day', 620],
    [190, 'week', 950],
    [700, '4-week', 700],
    [700, 'month', 700],
    [1500, 'quarter', 1500],
    [900, 'one-time', 900],
  ])('for dates is what those days cost: $%i per %s in December', (price, interval, cost) => {
    expect(priceOnBudget({ price, interval }, DECEMBER)).toBe(cost)
  })

  it('without dates is by the month', () => {
    expect(priceOnBudget({ price: 190, interval: 'week' }, OPEN)).toBeCloseTo(826.23, 2)
    expect(priceOnBudget({ price: 900, interval: 'one-time' }, OPEN)).toBe(900)
  })

  it('says what was assumed, and by the month', () => {
    expect(formatBudget(300, OPEN)).toBe('$300/month')
    expect(formatBudget(800, DECEMBER)).toBe('$800 in all')
    expect(formatBudget(90, { ...DECEMBER, availableTo: DECEMBER.availableFrom })).toBe('$90 in all')
    expect(formatBudget(80, { ...DECEMBER, interval: 'week' })).toBe('$80/week')
    expect(monthlyBudget(800, DECEMBER)).toBe(786)
    expect(monthlyBudget(700, { ...OPEN, interval: 'week' })).toBe(3044)
  })
})

import { describe, expect, it } from 'vitest'
import { PRICE_SCALES } from '#domain/listings/price-basis.ts'
import { withBasis } from './price-range.ts'

describe('another way to count prices', () => {
  it.each([
    ['a plain search', {}, 'week', { per: 'week' }],
    ['back to the month', { per: 'week' }, 'month', {}],
    ['the first page of it', { cursor: 'c1', location: 'Kent' }, 'week', { location: 'Kent', per: 'week' }],
    [
      'a range of the whole price means another thing',
      { per: 'total', priceMin: 100, priceMax: 500 },
      'month',
      {},
    ],
    ['and the other way', { priceMin: 100, priceMax: 500 }, 'total', { per: 'total' }],
  ] as const)('%s', (_what, state, per, next) => {
    expect(withBasis(state, per)).toEqual(next)
  })

  it('brings a range along, to the nearest step', () => {
    const { priceMin, priceMax } = withBasis({ priceMin: 3000, priceMax: 6000 }, 'week')
    const { step } = PRICE_SCALES.week
    expect([priceMin! % step, priceMax! % step]).toEqual([0, 0])
    expect(Math.abs(priceMin! - 690)).toBeLessThanOrEqual(step)
    expect(Math.abs(priceMax! - 1380)).toBeLessThanOrEqual(step)
  })

  it('no upper limit stays none', () => {
    const { priceMax } = withBasis({ priceMax: PRICE_SCALES.month.max }, 'week')
    expect(priceMax).toBe(PRICE_SCALES.week.max)
  })

  it('never leaves the scale', () => {
    for (const per of ['day', 'week', 'month'] as const) {
      const { priceMin = 0 } = withBasis({ per: 'day', priceMin: PRICE_SCALES.day.max }, per)
      expect(priceMin).toBeLessThanOrEqual(PRICE_SCALES[per].max)
    }
  })
})

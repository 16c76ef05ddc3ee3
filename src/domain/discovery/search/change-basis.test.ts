import { describe, expect, it } from 'vitest'
import { PRICE_SCALES, RULERS } from '../../listings/price-basis.ts'
import { changeBasis, changeDays } from './change-basis.ts'
import { toFilterQuery } from './filter-query.ts'
import { basisOf } from './price-range.ts'

const january = { availableFrom: '2027-01-01', availableTo: '2027-01-31' }
const quarter = { availableFrom: '2027-01-01', availableTo: '2027-03-31' }

describe('B1: prices are for the days as soon as both are known', () => {
  it('and by the month without them, unless somebody has chosen', () => {
    expect(basisOf({})).toBe('month')
    expect(basisOf(january)).toBe('total')
    expect(basisOf({ availableFrom: '2027-01-01' })).toBe('month')
    expect(basisOf({ ...january, per: 'week' })).toBe('week')
    expect(basisOf({ per: 'total' })).toBe('month')
  })

  it('takes a price range along to another ruler, and the ends to its ends', () => {
    const weekly = changeBasis({ priceMin: 1000, priceMax: 10_000 }, 'week')
    expect(weekly).toEqual({ per: 'week', priceMin: 225, priceMax: 2500 })
    expect(changeBasis({}, 'day')).toEqual({ per: 'day' })
    expect(changeBasis({ per: 'week', priceMax: 250 }, 'month')).toEqual({ priceMax: 1100 })
  })

  it('converts a limit by the days', () => {
    expect(changeBasis({ ...january, priceMax: 2500 }, 'month')).toEqual({
      ...january,
      per: 'month',
      priceMax: 2500,
    })
    expect(changeBasis({ ...quarter, priceMax: 6000 }, 'week')).toMatchObject({ priceMax: 475 })
    expect(changeBasis({ ...quarter, per: 'month' as const, priceMax: 2000 }, 'total')).toEqual({
      ...quarter,
      priceMax: 5900,
    })
  })

  it('leaves nothing as the least price what it is', () => {
    expect(changeBasis({ priceMin: 0, priceMax: 2000 }, 'week')).toMatchObject({ priceMin: 0 })
  })

  it('never leaves one out, whatever the ruler', () => {
    for (const before of RULERS)
      for (const after of RULERS) {
        const search = changeBasis(
          { ...january, per: before, priceMax: 2 * PRICE_SCALES[before].step },
          after,
        )
        expect(toFilterQuery(search).priceMax, `${before} to ${after}`).toBeDefined()
        expect(basisOf(search)).toBe(after)
      }
  })
})

describe('other days', () => {
  it('make a limit by the month one in all, and without them it is by the month again', () => {
    expect(changeDays({ priceMax: 2500 }, january)).toEqual({ ...january, priceMax: 2500 })
    expect(changeDays({ priceMax: 2000 }, quarter)).toEqual({ ...quarter, priceMax: 5900 })
    expect(changeDays({ ...quarter, priceMax: 5900 }, {})).toEqual({ priceMax: 2000 })
  })

  it('leave an amount in all as it was said, and a chosen ruler', () => {
    expect(changeDays({ ...january, priceMax: 2500 }, quarter)).toEqual({ ...quarter, priceMax: 2500 })
    const weekly = { per: 'week' as const, priceMax: 300 }
    expect(changeDays(weekly, january)).toEqual({ ...weekly, ...january })
  })
})

it('an amount beyond the slider is a limit, its end is none', () => {
  expect(toFilterQuery({ ...january, priceMax: 15_000 })).toMatchObject({ per: 'total', priceMax: '15000' })
  expect(toFilterQuery({ priceMax: 10_000 })).not.toHaveProperty('priceMax')
})

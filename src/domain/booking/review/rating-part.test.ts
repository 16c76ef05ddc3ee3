import { describe, expect, it } from 'vitest'
import { meanRating, ratingPart } from './rating-part.ts'

const NONE = { due: 0, overdue: 0 }
const reviews = (...overalls: number[]) => overalls.map((overall) => ({ overall, ageDays: 0 }))
const part = (of: ReturnType<typeof reviews>, proof = NONE) => ratingPart(of, { mean: 0.8, proof })

describe('what reviews count in the order', () => {
  it('is the mean of the market under three, whatever they say', () => {
    expect(part([])).toBe(0.8)
    expect(part(reviews(1, 1))).toBe(0.8)
    expect(part(reviews(5, 5))).toBe(0.8)
  })

  it('leans on five reviews of the mean: one alone moves little', () => {
    expect(part(reviews(5, 5, 5))).toBeCloseTo((3 + 4) / 8)
    expect(part(reviews(1, 1, 1))).toBeCloseTo(4 / 8)
    expect(part(reviews(5, 5, 1))).toBeCloseTo((2 + 4) / 8)
  })

  it('forgets by half in eighteen months', () => {
    const old = [1, 1, 1].map((overall) => ({ overall, ageDays: 548 }))
    expect(part(old)).toBeCloseTo(4 / 6.5)
  })

  it('loses up to a half where proof is missing, from five duties on', () => {
    expect(part([], { due: 4, overdue: 4 })).toBe(0.8)
    expect(part([], { due: 5, overdue: 1 })).toBeCloseTo(0.7)
    expect(part([], { due: 10, overdue: 10 })).toBeCloseTo(0.3)
    expect(part(reviews(1, 1, 1, 1, 1, 1, 1, 1, 1), { due: 5, overdue: 5 })).toBe(0)
  })

  it('assumes the mean until thirty reviews exist', () => {
    expect(meanRating(Array<number>(29).fill(1))).toBe(0.8)
    expect(meanRating([...Array<number>(15).fill(1), ...Array<number>(15).fill(5)])).toBe(0.5)
  })
})

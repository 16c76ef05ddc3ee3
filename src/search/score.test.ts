import { describe, expect, it } from 'vitest'
import { nearness, promptness, SCORE_WEIGHTS, type ScoreFacts, scoreSpace } from './score.ts'

const full: ScoreFacts = {
  descriptionLength: 400,
  imageCount: 4,
  specificationCount: 5,
  featureCount: 5,
  audienceTagCount: 3,
  hasCoordinates: true,
  hasAddress: true,
  hasAvailability: true,
  hasContractTerms: true,
  ageDays: 0,
  audienceBasis: 'measured',
  monthlyPrice: 500,
  comparableMonthlyPrice: 1000,
  promptness: 1,
  rating: 1,
}

describe('the recommended score', () => {
  it('has weights that add up to one', () => {
    const sum = Object.values(SCORE_WEIGHTS).reduce((total, weight) => total + weight, 0)
    expect(sum).toBeCloseTo(1, 12)
  })

  it('is the weighted sum of its parts, 1 at best and never below 0', () => {
    expect(scoreSpace(full).value).toBeCloseTo(1, 12)
    const worst = scoreSpace({
      ...full,
      descriptionLength: 0,
      imageCount: 0,
      specificationCount: 0,
      featureCount: 0,
      audienceTagCount: 0,
      hasCoordinates: false,
      hasAddress: false,
      hasAvailability: false,
      hasContractTerms: false,
      ageDays: 1e6,
      audienceBasis: null,
      monthlyPrice: 1e7,
      comparableMonthlyPrice: 10,
      promptness: 0,
      rating: 0,
    })
    expect(worst.value).toBeGreaterThanOrEqual(0)
    expect(worst.value).toBeLessThan(0.001)
  })

  it.each<[string, Partial<ScoreFacts>]>([
    ['less complete', { imageCount: 0 }],
    ['older', { ageDays: 60 }],
    ['weaker audience figure', { audienceBasis: 'seller-stated' }],
    ['no audience figure', { audienceBasis: null }],
    ['dearer than comparable spaces', { monthlyPrice: 1500 }],
    ['of a seller who answers late', { promptness: 0.3 }],
    ['of a seller nobody has asked yet', { promptness: null }],
    ['of a seller with worse reviews', { rating: 0.6 }],
    ['of a seller nobody has reviewed yet', { rating: null }],
  ])('falls when a space is: %s', (_, change) => {
    expect(scoreSpace({ ...full, ...change }).value).toBeLessThan(scoreSpace(full).value)
  })

  it('neither rewards prices far below the median nor scores without comparables', () => {
    expect(scoreSpace({ ...full, monthlyPrice: 1 }).parts.price).toBe(1)
    expect(scoreSpace({ ...full, comparableMonthlyPrice: null }).parts.price).toBe(0.5)
    expect(scoreSpace({ ...full, monthlyPrice: 1000 }).parts.price).toBe(0.5)
    expect(scoreSpace({ ...full, monthlyPrice: 0 }).parts.price).toBe(1)
  })

  it('scores sellers by their answers alone, once there are enough', () => {
    expect(promptness(0)).toBe(1)
    expect(promptness(24)).toBe(0.5)
    expect(promptness(72)).toBe(0.25)
    expect(promptness(null)).toBe(0)
    const parts = (share: number | null) => scoreSpace({ ...full, promptness: share }).parts
    expect(parts(null).response).toBe(0.5)
    expect(parts(0).response).toBe(0)
  })

  it('halves nearness within the first ten kilometres', () => {
    expect(nearness(0)).toBe(1)
    expect(nearness(10)).toBe(0.5)
    expect(nearness(1000)).toBeLessThan(0.01)
  })
})

import { expect, it } from 'vitest'
import { measureCompleteness } from './completeness.ts'

const NOTHING = {
  descriptionLength: 0,
  imageCount: 0,
  specificationCount: 0,
  featureCount: 0,
  audienceTagCount: 0,
  hasAudienceNumber: false,
  hasCoordinates: false,
  hasAddress: false,
  hasAvailability: false,
  hasContractTerms: false,
}
const EVERYTHING = {
  descriptionLength: 400,
  imageCount: 5,
  specificationCount: 4,
  featureCount: 3,
  audienceTagCount: 2,
  hasAudienceNumber: true,
  hasCoordinates: true,
  hasAddress: true,
  hasAvailability: true,
  hasContractTerms: true,
}

it('goes from 0 to 100, and suggests photos first', () => {
  expect(measureCompleteness(NOTHING)).toMatchObject({ percent: 0 })
  expect(measureCompleteness(NOTHING).missing[0]).toContain('photos')
  expect(measureCompleteness(EVERYTHING)).toEqual({ percent: 100, missing: [] })
})

it('counts partial information', () => {
  const { percent, missing } = measureCompleteness({ ...EVERYTHING, imageCount: 1 })
  expect(percent).toBe(93)
  expect(missing).toEqual(['Add photos (three are best)'])
})

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

it('goes from 0 to 100, and names first what weighs most', () => {
  expect(measureCompleteness(NOTHING)).toMatchObject({ percent: 0 })
  expect(measureCompleteness(NOTHING).missing[0]).toContain('description')
  expect(measureCompleteness(EVERYTHING)).toEqual({ percent: 100, missing: [] })
})

it('counts partial information', () => {
  const { percent, missing } = measureCompleteness({ ...EVERYTHING, imageCount: 1 })
  expect(percent).toBe(91)
  expect(missing).toEqual(['Photos: two or more, so that buyers see what they get'])
})

it('does not discourage: all that the form asks for, two photos and the pin are most of it', () => {
  const asked = { descriptionLength: 60, imageCount: 2, specificationCount: 1, audienceTagCount: 1 }
  const { percent, missing } = measureCompleteness({
    ...NOTHING,
    ...asked,
    hasAddress: true,
    hasCoordinates: true,
    hasAvailability: true,
  })
  expect(percent).toBe(81)
  expect(missing[0]).toContain('How many people see it')
})

it('M7: counts a pin at the middle of a town by half', () => {
  expect(measureCompleteness({ ...EVERYTHING, isPinRough: true })).toEqual({
    percent: 96,
    missing: ['The pin where the space is: it is at the middle of the town now'],
  })
})

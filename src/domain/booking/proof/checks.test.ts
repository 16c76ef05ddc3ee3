import { describe, expect, it } from 'vitest'
import type { Capture } from './capture.ts'
import { checkPicture, gradeProof, type ProofCheck } from './checks.ts'

const SPACE = { lat: 47.6062, lng: -122.3321 }
const RECEIVED = new Date('2027-03-02T20:00:00Z')
const TAKEN: Capture = {
  capturedAt: '2027-03-02T19:58:00.000Z',
  sentAt: '2027-03-02T19:59:30.000Z',
  // some 60 meters to the south of the space
  position: { lat: 47.60566, lng: -122.3321, accuracyM: 12 },
  heading: 20,
}
const PICTURE = {
  capture: TAKEN as Capture | null,
  receivedAt: RECEIVED,
  space: SPACE,
  days: { first: '2027-03-01', last: '2027-03-28' },
  timeZone: 'America/Los_Angeles',
  width: 4032,
  height: 3024,
  isSeen: false,
  isAlike: false,
}
const check = (part: Partial<typeof PICTURE> = {}) => checkPicture({ ...PICTURE, ...part })
const taken = (part: Partial<Capture>) => check({ capture: { ...TAKEN, ...part } })
const of = (checks: ProofCheck[], about: ProofCheck['about']) => checks.find((one) => one.about === about)

describe('a photo taken at the space', () => {
  it('passes what can be compared', () => {
    const checks = check()
    expect(checks.map(({ about, result }) => `${about} ${result}`)).toEqual([
      'place pass',
      'direction pass',
      'days pass',
      'received pass',
      'seen pass',
      'alike pass',
    ])
    expect(of(checks, 'place')?.text).toBe(
      'Taken 195 feet from the space, as far as the phone knows (within 40 feet).',
    )
    expect(of(checks, 'direction')?.text).toBe('The camera pointed north; the space lies to the north.')
    expect(gradeProof('captured', checks)).toBe('captured')
  })

  it.each([
    ['two kilometers off', { position: { lat: 47.588, lng: -122.3321, accuracyM: 12 } }, 'place', 'doubt'],
    [
      'two kilometers off by a phone that knows no better',
      { position: { lat: 47.588, lng: -122.3321, accuracyM: 2500 } },
      'place',
      'unknown',
    ],
    ['without a position', { position: null }, 'place', 'unknown'],
    ['of another face', { heading: 180 }, 'direction', 'doubt'],
    ['without a compass', { heading: null }, 'direction', 'unknown'],
    ['before the first day', { capturedAt: '2027-02-28T20:00:00.000Z' }, 'days', 'doubt'],
    ['two days before it came', { capturedAt: '2027-02-28T20:00:00.000Z' }, 'received', 'doubt'],
    ['after it was sent', { capturedAt: '2027-03-02T21:00:00.000Z' }, 'received', 'doubt'],
  ] as const)('%s', (_, part, about, result) => {
    expect(of(taken(part), about)?.result).toBe(result)
  })

  it('with a wrong clock has its time corrected, and says so', () => {
    // three hours fast
    const checks = taken({ capturedAt: '2027-03-02T22:58:00.000Z', sentAt: '2027-03-02T23:00:00.000Z' })
    expect(of(checks, 'days')?.result).toBe('pass')
    expect(of(checks, 'received')).toMatchObject({
      result: 'doubt',
      text: expect.stringContaining('The phone’s clock was 3 hours fast'.replace('’', "'")),
    })
    expect(gradeProof('captured', checks)).toBe('captured')
  })
})

describe('grades', () => {
  it.each([
    ['a file from elsewhere', 'uploaded', check({ capture: null }), 'uploaded'],
    ['a file of another seller', 'uploaded', check({ capture: null, isSeen: true }), 'doubtful'],
    ['what looks like another', 'captured', check({ isAlike: true }), 'doubtful'],
    ['a phone without a position', 'captured', taken({ position: null }), 'uploaded'],
    [
      'two kilometers off',
      'captured',
      taken({ position: { lat: 47.588, lng: -122.3321, accuracyM: 9 } }),
      'doubtful',
    ],
    ['a small picture', 'captured', check({ width: 600, height: 400 }), 'captured'],
    ['what was not compared', 'uploaded', null, null],
  ] as const)('%s', (_, origin, checks, grade) => {
    expect(gradeProof(origin, checks)).toBe(grade)
  })
})

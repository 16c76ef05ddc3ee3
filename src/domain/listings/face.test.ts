import { describe, expect, it, test } from 'vitest'
import { describeFace, describeSize, readFace, readStructureNumber, readTypedSize } from './face.ts'

const size = (value: string, label = 'Size') => [{ label, value }]
const said = (...of: Parameters<typeof readTypedSize>) => {
  const read = readTypedSize(...of)
  return read && describeSize(read)
}

describe('a typed size', () => {
  test.each([
    ['14 × 48 ft', '14 × 48 ft (4.27 × 14.63 m), Bulletin'],
    ["48' x 14'", '14 × 48 ft (4.27 × 14.63 m), Bulletin'],
    [`10'5" x 22'8"`, '10 ft 5 in × 22 ft 8 in (3.17 × 6.91 m), Poster'],
    ['20 ft wide × 10 ft high', '10 × 20 ft (3.05 × 6.10 m)'],
    // told again in meters: rounded, and no second size
    ['14 ft × 48 ft (4.3 × 14.6 m)', '14 × 48 ft (4.27 × 14.63 m), Bulletin'],
    ['5 ft × 11 ft (1.5 × 3.4 m)', '5 × 11 ft (1.52 × 3.35 m), Junior poster'],
    ['67 in by 46 in', '5 ft 7 in × 3 ft 10 in (1.70 × 1.17 m), Bus shelter'],
  ])('reads %s', (value, words) => expect(said('billboard', size(value))).toBe(words))

  it('reads pixels, and prints width first', () => {
    expect(said('digital', size('1920 × 1080', 'Pixels'))).toBe('1920 × 1080 px')
    expect(said('digital', size('1400 x 400 px'))).toBe('1400 × 400 px')
    expect(said('print', size('4 × 6 in', 'Ad size'))).toBe('6 in × 4 in (0.15 × 0.10 m)')
  })

  it.each([['14 x 48'], ['large'], ['14 × 48 ft or 10 × 20 ft'], [''], ['1920 × 1080']])(
    'guesses nothing from %j',
    (value) => expect(said('billboard', size(value))).toBeNull(),
  )
})

it('reads a face from its facts, and nothing that may be two things', () => {
  const facts = [
    { label: 'Facing', value: 'North' },
    { label: 'Read', value: 'RHR' },
    { label: 'Side', value: 'a' },
    { label: 'Size', value: '14 × 48 ft' },
    { label: 'Structure', value: 'A-0114' },
  ]
  expect(describeFace(readFace('billboard', facts))).toBe(
    'Side A, Faces north, right-hand read, 14 × 48 ft (4.27 × 14.63 m), Bulletin',
  )
  expect(readStructureNumber(facts)).toBe('A-0114')
  const facing = (value: string) => readFace('billboard', [{ label: 'Facing', value }]).facing
  expect(['SW', 'northeast', 'West', 'Northbound', 'traffic', ''].map(facing)).toEqual([
    'SW',
    'NE',
    'W',
    null,
    null,
    null,
  ])
})

import { expect, it } from 'vitest'
import { matchFile, type OpenFace } from './match-files.ts'

const face = (part: Partial<OpenFace>): OpenFace => ({
  bookingId: 1,
  duty: '1@2027-03-01/posting',
  unitCode: 'A-1',
  first: '2027-03-01',
  last: '2027-03-28',
  location: { lat: 47.6, lng: -122.3 },
  ...part,
})
const UNITS = ['A-1', 'A-1-2', 'B 7', '12']
const FACES = [face({}), face({ bookingId: 2, unitCode: 'B 7' }), face({ bookingId: 3, unitCode: '12' })]
const file = (name: string, part = {}) => ({
  name,
  description: null,
  takenOn: null,
  location: null,
  ...part,
})

it.each([
  ['A-1.jpg', 'named', 1],
  ['a-1_close.JPG', 'named', 1],
  ['C:\\photos\\A-1 wide 2.jpeg', 'named', 1],
  ['B 7 (2).jpg', 'named', 2],
  ['12_3.jpg', 'named', 3],
  // may be the second photo of A-1, or the first of A-1-2
  ['A-1-2.jpg', 'several', null],
  ['A-1-2 close.jpg', 'several', null],
  // no open photo at this unit
  ['A-1-2 close 3.jpg', 'none', null],
  // a date, not a unit
  ['12-03-2026.jpg', 'none', null],
  ['A-10.jpg', 'none', null],
  ['A-1 mural by Jim.jpg', 'none', null],
  ['IMG_2041.jpg', 'none', null],
])('%s is %s', (name, match, bookingId) => {
  const found = matchFile(file(name), FACES, UNITS)
  expect([found.match, found.face?.bookingId ?? null]).toEqual([match, bookingId])
})

it('of two bookings the one whose days hold the day of the photo, else none', () => {
  const next = face({ bookingId: 4, first: '2027-03-29', last: '2027-04-25' })
  const match = (takenOn: string | null) => matchFile(file('A-1.jpg', { takenOn }), [...FACES, next], ['A-1'])
  expect(match('2027-03-30').face?.bookingId).toBe(4)
  expect(match(null)).toMatchObject({ match: 'several', face: null, hint: 'A-1' })
  expect(match('2026-01-01')).toMatchObject({ match: 'several', face: null })
})

it('a place suggests, and files nothing', () => {
  const at = (lat: number) =>
    matchFile(file('IMG.jpg', { location: { lat, lng: -122.3 } }), [FACES[0]!], UNITS)
  expect(at(47.6003)).toEqual({ match: 'suggested', face: null, hint: 'A-1' })
  expect(at(47.61)).toMatchObject({ match: 'none', hint: '' })
  const both = matchFile(file('IMG.jpg', { location: { lat: 47.6, lng: -122.3 } }), FACES, UNITS)
  expect(both).toMatchObject({ match: 'several', face: null })
})

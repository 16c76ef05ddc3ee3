import { expect, it } from 'vitest'
import { ApiError } from '#web/platform/api.ts'
import { addResult, hasPlace } from '../batches/use-send-batch.ts'
import { isForLink, isOf } from '../capture/photo-queue.ts'
import {
  arrangeFaces,
  describeFace,
  describeLeft,
  describeLink,
  isLinkOver,
  nameCrewFace,
  needsFinder,
} from './link-words.ts'

const LINK = { words: '', expiresAt: '2027-03-03T20:00:00.000Z', proofs: 0, lapsed: null }

it.each([
  [{}, ' · all faces · 0 photos came by it'],
  [{ words: 'Tacoma', proofs: 1 }, ' · faces with “Tacoma” · 1 photo came by it'],
  [{ words: 'Tacoma A-1', proofs: 12 }, ' · faces with “Tacoma A-1” · 12 photos came by it'],
])('a link %o says until when it works, and for what', (part, words) => {
  const described = describeLink({ ...LINK, ...part })
  expect(described).toContain('Works until Mar 3')
  expect(described.endsWith(words)).toBe(true)
})

it.each([
  [{ maker: 'Ana', why: 'left' as const }, 'Ana, who made it, is no longer in the team'],
  [{ maker: null, why: 'left' as const }, 'who made it is no longer in the team'],
  [{ maker: 'Ana', why: 'suspended' as const }, 'Ana, who made it, is suspended'],
  [{ maker: 'Ana', why: 'seller' as const }, 'your company is suspended'],
  [{ maker: 'Ana', why: 'role' as const }, 'Ana, who made it, no longer has a role that hands in proof'],
])('a link of %o says why it opens nothing', (lapsed, words) => {
  expect(describeLink({ ...LINK, lapsed })).toBe(
    `No longer works: ${words} · all faces · 0 photos came by it`,
  )
})

it.each([
  [{ unitCode: 'A-0114', space: 'Bonney Lake bulletin' }, 'A-0114, Bonney Lake bulletin'],
  [{ unitCode: null, space: 'Bonney Lake bulletin' }, 'Bonney Lake bulletin'],
])('a crew calls %o by its number first', (face, name) => {
  expect(nameCrewFace(face)).toBe(name)
})

const FACE = {
  state: 'due' as const,
  dueOn: '2027-03-05',
  given: 0,
  location: { lat: 47.6062, lng: -122.3321 },
}
const HERE = { lat: 47.6062, lng: -122.34 }

it.each([
  [{}, null, 'Due Fri, Mar 5'],
  [{ given: 1 }, null, 'Due Fri, Mar 5 · 1 photo handed in'],
  [
    { state: 'overdue' as const, given: 2 },
    HERE,
    'Overdue since Mar 5 · 2 photos handed in · 0.4 miles from here',
  ],
  [{ location: null }, HERE, 'Due Fri, Mar 5'],
])('a face %o says when it is due, and how far it is', (part, here, words) => {
  expect(describeFace({ ...FACE, ...part }, here)).toBe(words)
})

it('only a link that is over is beyond another try', () => {
  const answer = (code: string) => new ApiError('No.', 404, { code, message: 'No.' })
  expect([answer('crew-link-over'), answer('rate-limited'), new Error('No answer')].map(isLinkOver)).toEqual([
    true,
    false,
    false,
  ])
  expect([0, 1, 3].map(describeLeft)).toEqual([
    null,
    'The photo below stays on this phone. It is sent when you open a new link here.',
    'The photos below stay on this phone. They are sent when you open a new link here.',
  ])
})

it.each([
  [{ userId: 7 }, { userId: 7 }, true],
  [{ userId: 7 }, { userId: 8 }, false],
  [{ userId: 0, crewToken: 'a' }, { userId: 0, crewToken: 'a' }, true],
  // two links on one phone keep their photos apart
  [{ userId: 0, crewToken: 'a' }, { userId: 0, crewToken: 'b' }, false],
  [{ userId: 0, crewToken: 'a' }, { userId: 0 }, false],
])('a photo of %o is for %o: %s', (photo, taker, isTheirs) => {
  expect(isOf(photo, taker)).toBe(isTheirs)
})

it.each([
  [{ crewToken: 'over' }, true],
  // sent by its own link, of a face that this one does not show, or by a member
  [{ crewToken: 'new' }, false],
  [{ crewToken: 'over', bookingId: 8 }, false],
  [{ crewToken: 'over', duty: 'b' }, false],
  [{}, false],
])('a photo of %o is taken over by another link: %s', (photo, isTaken) => {
  const link = { crewToken: 'new', faces: [{ bookingId: 7, key: 'a' }] }
  expect(isForLink({ bookingId: 7, duty: 'a', ...photo }, link)).toBe(isTaken)
})

it('faces are found by words, and the nearest come first from where a crew stands', () => {
  const face = (unitCode: string | null, address: string, location: { lat: number; lng: number } | null) => ({
    ...{ unitCode, address, location },
    space: 'Bulletin',
    placement: 'Face',
  })
  const faces = [
    face('A-1', '9 Main St, Kent', { lat: 47.4, lng: -122.2 }),
    face(null, '1 Pine St, Kent', null),
    face('A-3', '5 Main St, Renton', { lat: 47.5, lng: -122.2 }),
  ]
  const found = (words: string, from: { lat: number; lng: number } | null) =>
    arrangeFaces(faces, { words, from }).map(({ unitCode }) => unitCode)
  expect(found('', null)).toEqual(['A-1', null, 'A-3'])
  expect(found(' main ', null)).toEqual(['A-1', 'A-3'])
  expect(found('kent a-1', null)).toEqual(['A-1'])
  expect(found('zorb', null)).toEqual([])
  expect(found('', { lat: 47.51, lng: -122.2 })).toEqual(['A-3', 'A-1', null])
})

it.each([
  [5, '', true],
  [4, '', false],
  [4, 'kent', true],
])('of %i faces, with “%s” typed, a crew looks for one: %s', (faces, words, needs) => {
  expect(needsFinder(faces, words)).toBe(needs)
})

it('what is refused of many is named, and counts as done', () => {
  const begun = { done: 0, of: 2, refused: [] }
  const one = addResult(begun, { name: 'a.jpg', why: 'No.' })
  expect(one).toEqual({ done: 1, of: 2, refused: [{ name: 'a.jpg', why: 'No.' }] })
  expect(addResult(one, null)).toEqual({ ...one, done: 2 })
  const left = ['b.jpg', 'c.jpg'].map((name) => ({ name, why: 'No answer.' }))
  expect(left.reduce(addResult, begun)).toEqual({ done: 2, of: 2, refused: left })
})

it('files that a batch has no place for begin another, unless something waits in it', () => {
  const batch = { files: Array(1999), counts: { matched: 0, asked: 0 } }
  expect(hasPlace(batch, 1)).toBe(true)
  expect(hasPlace(batch, 2)).toBe(false)
  expect(hasPlace({ ...batch, counts: { matched: 0, asked: 1 } }, 2)).toBe(true)
})

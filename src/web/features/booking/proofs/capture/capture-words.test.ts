import { expect, it } from 'vitest'
import { describeNothing, describeQueue, describeQueued, describeWay } from './capture-words.ts'
import { isControlled } from './offline-note.tsx'
import { confirmedHash, toAddress, toFields } from './send-photo.ts'
import { isReady } from './send-waiting.ts'
import { needsPress, toHeading } from './use-heading.ts'
import { toPosition } from './use-position.ts'

const SPACE = { lat: 47.6062, lng: -122.3321 }

it.each([
  [{ lat: 47.6062, lng: -122.34, accuracyM: 10 }, 'The space is 0.4 miles to the east (within 35 feet).'],
  [{ lat: 47.6057, lng: -122.3321, accuracyM: 10 }, 'The space is 180 feet to the north (within 35 feet).'],
  [
    { lat: 47.6062, lng: -122.3321, accuracyM: 10 },
    'You are there, as far as this phone knows (within 35 feet).',
  ],
])('the way from %o', (position, words) => {
  expect(describeWay(position, SPACE)).toBe(words)
})

it('the queue says what waits, and for what', () => {
  expect(describeQueue(0, true)).toBe('Nothing waits on this phone.')
  expect(describeQueue(1, true)).toBe('1 photo waits on this phone.')
  expect(describeQueue(2, false)).toContain('2 photos wait on this phone. You are offline')
})

it.each([
  [{ lat: 1, lng: 2, accuracyM: 12 }, ', position within 40 feet'],
  [null, ', without a position'],
])('a photo that waits says when it was taken, and with %o', (position, words) => {
  const capture = { capturedAt: '2027-03-02T19:58:00.000Z', position, heading: null }
  const said = describeQueued({ capture })
  expect(said).toContain('Mar 2, 2027')
  expect(said.endsWith(words)).toBe(true)
})

it.each([
  [{ because: 'not-begun', opensOn: '2027-03-02' }, 'It can be handed in from Mar 2 on.'],
  [{ because: 'accepted', opensOn: null }, 'No proof is needed now: all of it was accepted.'],
  [{ because: 'not-owed', opensOn: null }, 'No proof is owed for this booking.'],
] as const)('nothing is needed where %o', (nothing, words) => {
  expect(describeNothing(nothing)).toContain(words)
})

it('a page opens offline only where a worker controls it', () => {
  // without TLS there is no such thing
  expect(isControlled({})).toBe(false)
  expect(isControlled({ serviceWorker: { controller: null } })).toBe(false)
  expect(isControlled({ serviceWorker: { controller: {} } })).toBe(true)
})

it('a photo waits for its position, and one that was refused for its taker', () => {
  expect(isReady({ refusal: null }, 5)).toBe(true)
  expect(isReady({ refusal: null, heldUntil: 6 }, 5)).toBe(false)
  expect(isReady({ refusal: 'No.' }, 5)).toBe(false)
})

it('a photo leaves the phone only under its own hash', () => {
  const [photo, other] = [
    { id: 'a', sha256: '11' },
    { id: 'b', sha256: '22' },
  ]
  expect(confirmedHash(photo, { proofs: [other, photo] })).toBe('11')
  expect(confirmedHash(photo, { proofs: [{ id: 'a', sha256: '33' }] })).toBeNull()
  expect(confirmedHash(photo, { proofs: [other] })).toBeNull()
  // a browser that cannot hash
  expect(confirmedHash({ id: 'a', sha256: null }, { proofs: [photo] })).toBe('11')
  expect(confirmedHash({ id: 'a', sha256: null }, { proofs: [] })).toBeNull()
})

it.each([
  [{}, '/api/bookings/7/proofs'],
  [{ crewToken: 'abc' }, '/api/crew/abc/proofs'],
  [{ problem: 'dark' as const }, '/api/my/face-problems'],
  [{ crewToken: 'abc', problem: 'dark' as const }, '/api/crew/abc/problems'],
])('a photo %o goes to %s', (photo, address) => {
  expect(toAddress({ bookingId: 7, ...photo })).toBe(address)
})

it('a photo of a problem says what is wrong, and leaves the phone when its hash is answered', () => {
  const capture = { capturedAt: '2027-03-02T19:58:00.000Z', position: null, heading: null }
  const photo = { id: 'a', bookingId: 7, duty: 'd', caption: '', capture, sha256: '11' }
  expect(toFields({ ...photo, problem: 'dark' }, new Date()).problem).toBe('dark')
  expect(toFields(photo, new Date())).not.toHaveProperty('problem')
  expect(confirmedHash(photo, { problems: [{ id: 'a', sha256: '11' }] })).toBe('11')
  expect(confirmedHash(photo, { problems: [] })).toBeNull()
})

it('what is sent names the moment of the photo and that of the sending', () => {
  const capture = { capturedAt: '2027-03-02T19:58:00.000Z', position: null, heading: 20 }
  const fields = toFields(
    { id: 'a', bookingId: 7, duty: 'd', caption: '', capture },
    new Date('2027-03-02T20:00:00Z'),
  )
  expect(fields.booking).toBe('7')
  expect(JSON.parse(fields.capture!)).toEqual({ ...capture, sentAt: '2027-03-02T20:00:00.000Z' })
})

it.each([
  [{ webkitCompassHeading: 359.7, absolute: false, alpha: 3 }, 0],
  [{ webkitCompassHeading: -1, absolute: false, alpha: 3 }, null],
  [{ absolute: true, alpha: 90 }, 270],
  [{ absolute: true, alpha: 0 }, 0],
  [{ absolute: false, alpha: 90 }, null],
  [{ absolute: true, alpha: null }, null],
])('a compass that says %o', (turned, heading) => {
  expect(toHeading(turned)).toBe(heading)
})

it('a position is as good as the phone says, in whole meters', () => {
  expect(toPosition({ latitude: 1, longitude: 2, accuracy: 11.2 })).toEqual({ lat: 1, lng: 2, accuracyM: 12 })
})

it('a compass is asked for where a browser wants a press for it', async () => {
  const browser = (requestPermission: () => Promise<string>) => ({
    DeviceOrientationEvent: { requestPermission },
  })
  expect(await needsPress({})).toBe(false)
  expect(await needsPress({ DeviceOrientationEvent: class {} })).toBe(false)
  expect(await needsPress(browser(async () => 'granted'))).toBe(false)
  expect(await needsPress(browser(() => Promise.reject(new Error('NotAllowedError'))))).toBe(true)
})

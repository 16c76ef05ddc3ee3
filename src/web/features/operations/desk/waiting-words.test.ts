import { expect, it } from 'vitest'
import { waitingFor } from './waiting-words.ts'

const now = new Date('2026-11-23T12:00:00Z')

it.each([
  ['2026-11-23T11:59:40Z', 1, 'for less than a minute'],
  ['2026-11-23T11:58:00Z', 2, 'oldest for 2 minutes'],
  ['2026-11-23T11:00:00Z', 1, 'for 1 hour'],
  ['2026-11-21T13:00:00Z', 1, 'for 47 hours'],
  ['2026-11-20T12:00:00Z', 3, 'oldest for 3 days'],
  // the clocks of two machines
  ['2026-11-23T12:00:05Z', 1, 'for less than a minute'],
  [null, 0, ''],
])('says since when the oldest waits: %s, %i', (since, count, words) => {
  expect(waitingFor({ since, count }, now)).toBe(words)
})

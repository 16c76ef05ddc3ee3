import { expect, it } from 'vitest'
import { describeOwnTime } from './own-time.ts'

const SEATTLE = 'America/Los_Angeles'

it.each([
  ['the same zone', '2027-03-01T18:00:00Z', SEATTLE, null],
  ['another with the same clock', '2027-03-01T18:00:00Z', 'America/Tijuana', null],
  ['three hours on', '2027-03-01T18:00:00Z', 'America/New_York', '1:00'],
  ['Arizona, in winter an hour on', '2027-03-01T18:00:00Z', 'America/Phoenix', '11:00'],
  ['Arizona, in summer the same', '2027-07-01T18:00:00Z', 'America/Phoenix', null],
])('%s', (_what, instant, zone, clock) => {
  const words = describeOwnTime(instant, SEATTLE, zone)
  if (clock === null) expect(words).toBeNull()
  else expect(words).toMatch(new RegExp(`^${clock}`))
})

it('names the day where it is another', () => {
  const words = describeOwnTime('2027-03-02T04:00:00Z', SEATTLE, 'Europe/Berlin')
  expect(words).toMatch(/^Tue.*, 5:00/)
})

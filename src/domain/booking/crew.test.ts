import { expect, it } from 'vitest'
import { type CrewRun, crewWeekOf, listCrewJobs, nameFace } from './crew.ts'
import { describeCrewArtwork, describeCrewDays, toCrewRows, toCrewTable } from './crew-words.ts'

const WEEK = { first: '2027-01-25', last: '2027-01-31' }
const run = (change: Partial<CrewRun>): CrewRun => ({
  listingId: 7,
  unitCode: 'A-7',
  space: 'Wall',
  place: 'Tacoma, WA',
  unit: '',
  what: 'Harbor Dental',
  first: '2027-01-25',
  last: '2027-02-21',
  booking: null,
  artwork: null,
  ...change,
})

it('is a week from Monday', () => {
  for (const day of ['2027-01-25', '2027-01-28', '2027-01-31']) expect(crewWeekOf(day)).toEqual(WEEK)
  expect(crewWeekOf('2027-02-01').first).toBe('2027-02-01')
})

it('posts on the first day, and takes down on the day after the last', () => {
  const runs = [
    run({}),
    run({ first: '2026-12-28', last: '2027-01-24', what: 'Rain City' }),
    run({ first: '2026-01-01', last: '2027-01-31' }),
    run({ first: '2027-01-31', last: null, place: 'Fife, WA' }),
    run({ first: '2027-01-25', place: 'Auburn, WA' }),
  ]
  expect(listCrewJobs(runs, WEEK).map(({ day, work, place, what }) => [day, work, place, what])).toEqual([
    ['2027-01-25', 'post', 'Auburn, WA', 'Harbor Dental'],
    ['2027-01-25', 'take-down', 'Tacoma, WA', 'Rain City'],
    ['2027-01-25', 'post', 'Tacoma, WA', 'Harbor Dental'],
    ['2027-01-31', 'post', 'Fife, WA', 'Harbor Dental'],
  ])
})

it.each([
  [null, null],
  [{ state: 'approved', dueOn: null, file: { name: 'wall.pdf', id: 'a' } }, 'Approved: wall.pdf'],
  [{ state: 'approved', dueOn: null, file: null }, 'Approved; the file is kept no longer'],
  [{ state: 'missing', dueOn: '2027-01-11', file: null }, 'No artwork yet, due Jan 11'],
  [{ state: 'rejected', dueOn: null, file: null }, 'Artwork was rejected, no other yet'],
  [{ state: 'waiting', dueOn: '2027-01-11', file: null }, 'Artwork waits for your approval'],
] as const)('says how artwork stands: %j', (artwork, words) => {
  expect(describeCrewArtwork(artwork)).toBe(words)
})

it('says what is done where, for whom and until when', () => {
  expect(nameFace({ unitCode: null, space: 'Wall', unit: 'Face 2' })).toBe('Wall, Face 2')
  expect(describeCrewDays({ first: '2027-01-25', last: null })).toBe('From Jan 25, until further notice')
  const jobs = listCrewJobs([run({ artwork: { state: 'missing', dueOn: null, file: null } })], WEEK)
  expect(toCrewRows(jobs)[1]).toEqual([
    '2027-01-25',
    'Mon, Jan 25',
    'Post',
    'A-7',
    7,
    'Wall',
    '',
    'Tacoma, WA',
    'Harbor Dental',
    '2027-01-25',
    '2027-02-21',
    'No artwork yet',
    null,
  ])
  expect(toCrewTable(jobs)[1]).toEqual(['Post', 'A-7, Wall', 'Tacoma, WA', 'Harbor Dental', 'No artwork yet'])
})

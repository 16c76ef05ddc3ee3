import { describe, expect, it } from 'vitest'
import { fromWall, toWall } from './wall-time.ts'

const SEATTLE = 'America/Los_Angeles'

describe('a time as it is typed', () => {
  it.each([
    ['2027-03-01T18:00:00.000Z', SEATTLE, '2027-03-01T10:00'],
    ['2027-07-01T18:00:00.000Z', SEATTLE, '2027-07-01T11:00'],
    ['2027-03-02T05:00:00.000Z', SEATTLE, '2027-03-01T21:00'],
    ['2027-03-01T18:00:00.000Z', 'Europe/Berlin', '2027-03-01T19:00'],
  ])('%s in %s is %s, and back', (instant, zone, wall) => {
    expect(toWall(instant, zone)).toBe(wall)
    expect(fromWall(wall, zone)).toBe(instant)
  })

  it.each(['', '2027-03-01', 'T10:00'])('"%s" is none yet', (wall) => {
    expect(fromWall(wall, SEATTLE)).toBe('')
  })

  it('nothing stays nothing', () => {
    expect(toWall('', SEATTLE)).toBe('')
  })

  it('an hour that the clocks leave out is a time all the same', () => {
    expect(fromWall('2027-03-14T02:30', SEATTLE)).toMatch(/^2027-03-14T(09|10):30/)
  })
})

import { expect, it } from 'vitest'
import { toPlanScale } from './plan-weeks.ts'

it('lays lines on a scale from the first to the last day, with its Mondays', () => {
  const scale = toPlanScale([
    { first: '2027-01-04', last: '2027-01-17' },
    { first: '2027-01-11', last: '2027-01-31' },
  ])
  expect(scale).toEqual({
    first: '2027-01-04',
    last: '2027-01-31',
    marks: ['04', '11', '18', '25'].map((day, at) => ({ day: `2027-01-${day}`, percent: 25 * at })),
    places: [
      { startPercent: 0, widthPercent: 50 },
      { startPercent: 25, widthPercent: 75 },
    ],
  })
})

it('has eight marks at most, each a Monday inside, and none without lines', () => {
  expect(toPlanScale([])).toBeNull()
  expect(toPlanScale([{ first: '2027-01-06', last: '2027-01-08' }])?.marks).toEqual([])
  for (const last of ['2027-03-01', '2027-12-31', '2030-01-01']) {
    const { marks } = toPlanScale([{ first: '2027-01-06', last }])!
    expect(marks.length).toBeGreaterThan(3)
    expect(marks.length).toBeLessThanOrEqual(8)
    expect(marks.every(({ day }) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1 && day <= last)).toBe(true)
  }
})

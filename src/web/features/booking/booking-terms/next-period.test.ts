import { expect, it } from 'vitest'
import { nextPeriod } from './next-period.ts'

const period = (first: string, last: string, materialDate = '') => ({
  id: 1,
  label: 'An issue',
  first,
  last,
  capacity: '4',
  materialDate,
  soldUntil: '',
})

it('follows as the last two follow each other', () => {
  const issues = [
    period('2027-03-04', '2027-03-10', '2027-02-25'),
    period('2027-03-11', '2027-03-17', '2027-03-04'),
  ]
  expect(nextPeriod(issues)).toEqual({
    id: null,
    label: '',
    first: '2027-03-18',
    last: '2027-03-24',
    capacity: '4',
    materialDate: '2027-03-11',
    soldUntil: '',
  })
})

it('is empty where there is nothing to follow', () => {
  expect(nextPeriod([]).first).toBe('')
  expect(nextPeriod([period('2027-03-04', '2027-03-10')]).first).toBe('')
  expect(nextPeriod([period('2027-03-04', '2027-03-10'), period('', '')]).first).toBe('')
})

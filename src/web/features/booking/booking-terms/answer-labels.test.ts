import { describe, expect, it } from 'vitest'
import { describeHolds, describeHours, summarizeAnswers } from './answer-labels.ts'
import { newUnit } from './new-unit.ts'
import type { UnitForm } from './terms-form.ts'

it.each([
  [1, '1 hour'],
  [12, '12 hours'],
  [24, '24 hours'],
  [36, '36 hours'],
  [48, '2 days'],
  [168, '7 days'],
])('%d hours are "%s"', (hours, words) => {
  expect(describeHours(hours)).toBe(words)
})

it.each([
  [1, 'For 1 day'],
  [3, 'For 3 days'],
])('held for %d: %s', (days, words) => {
  expect(describeHolds(days)).toBe(words)
})

it.each([
  [{ answerHours: '48', holdDays: 0 }, 'Answered within 2 days, Pacific time'],
  [{ answerHours: '1', holdDays: 3 }, 'Answered within 1 hour, holds for 3 days, Pacific time'],
])('%j in a line', (given, words) => {
  expect(summarizeAnswers(given as never, 'Pacific time')).toBe(words)
})

describe('one more unit', () => {
  const like = { id: 3, name: 'North face', cell: 'week', capacity: '4', rate: { cents: '900', per: 'week' } }

  it('of none is sold by the day, once', () => {
    expect(newUnit([])).toMatchObject({
      id: null,
      name: '',
      cell: 'day',
      capacity: '1',
      rate: null,
      periods: [],
    })
  })

  it('is sold as the last one is, under a name of its own', () => {
    const units = [
      { ...like, cell: 'day' },
      { ...like, periods: [{}] },
    ] as unknown as UnitForm[]
    expect(newUnit(units)).toMatchObject({
      id: null,
      name: '',
      cell: 'week',
      capacity: '4',
      rate: like.rate,
      periods: [],
    })
  })
})

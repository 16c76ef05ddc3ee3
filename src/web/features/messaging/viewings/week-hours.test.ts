import { describe, expect, it } from 'vitest'
import { copyMonday, hoursOf, nextRange, type Range, replaceDay } from './week-hours.ts'

const at = (weekday: number, from: number, to: number): Range => ({ weekday, from: from * 60, to: to * 60 })
const WEEK = [at(1, 9, 12), at(1, 14, 17), at(3, 10, 11), at(6, 10, 16)]

describe('the hours of one day', () => {
  it.each([
    [1, 2],
    [3, 1],
    [0, 0],
  ])('of weekday %d are %d', (weekday, count) => {
    expect(hoursOf(WEEK, weekday)).toHaveLength(count)
  })

  it('replace those of that day alone', () => {
    expect(replaceDay(WEEK, 1, [at(1, 8, 9)])).toEqual([at(3, 10, 11), at(6, 10, 16), at(1, 8, 9)])
    expect(replaceDay(WEEK, 1, [])).toEqual([at(3, 10, 11), at(6, 10, 16)])
    expect(replaceDay(WEEK, 0, [at(0, 8, 9)])).toEqual([...WEEK, at(0, 8, 9)])
  })

  it('of Monday go to every workday, and leave the weekend', () => {
    const copied = copyMonday(WEEK)
    expect(hoursOf(copied, 6)).toEqual([at(6, 10, 16)])
    expect(hoursOf(copied, 0)).toEqual([])
    for (const weekday of [1, 2, 3, 4, 5])
      expect(hoursOf(copied, weekday)).toEqual([at(weekday, 9, 12), at(weekday, 14, 17)])
  })
})

describe('another range of a day', () => {
  it.each<[string, Range[], Range | null]>([
    ['the first is a working day', [], at(2, 9, 17)],
    ['one comes an hour after the last', [at(2, 9, 12)], at(2, 13, 15)],
    ['whatever their order', [at(2, 14, 15), at(2, 9, 10)], at(2, 16, 18)],
    ['it ends at midnight at the latest', [at(2, 9, 22)], at(2, 23, 24)],
    ['where the evening is full it comes before the first', [at(2, 18, 24)], at(2, 15, 17)],
    ['also after a range that ends at eleven', [at(2, 9, 23)], at(2, 6, 8)],
    ['not before the day begins', [at(2, 2, 24)], at(2, 0, 1)],
    ['a whole day has no room', [at(2, 0, 24)], null],
    ['nor has one that begins at one', [at(2, 1, 24)], null],
  ])('%s', (_what, ranges, next) => {
    expect(nextRange(2, ranges)).toEqual(next)
  })

  it('never overlaps another, and is longer than nothing', () => {
    for (let from = 0; from < 1440; from += 45)
      for (let to = from + 15; to <= 1440; to += 45) {
        const next = nextRange(2, [{ weekday: 2, from, to }])
        if (!next) continue
        expect(next.from < next.to && next.from >= 0 && next.to <= 1440).toBe(true)
        expect(next.to <= from || next.from >= to).toBe(true)
      }
  })
})

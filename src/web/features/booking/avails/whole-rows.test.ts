import { expect, it } from 'vitest'
import { chooseWhole } from './whole-rows.ts'

const rows = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)
const choose = (drawn: number[], before: number[]) => [
  ...chooseWhole(drawn, new Set(before), { visible: { first: 12, last: 17 }, most: 4 }),
]

it('draws a few more rows whole at a time, the visible ones first', () => {
  expect(choose(rows(10, 20), [])).toEqual([12, 13, 14, 15])
  expect(choose(rows(10, 20), [12, 13, 14, 15])).toEqual([12, 13, 14, 15, 16, 17, 10, 11])
  expect(choose(rows(10, 20), [10, 11, 12, 13, 14, 15, 16, 17])).toEqual(rows(10, 20))
})

it('forgets rows that are out of sight, and counts only what is new', () => {
  expect(choose(rows(12, 16), rows(3, 13))).toEqual(rows(12, 16))
  expect(choose([2, ...rows(12, 16)], [2])).toEqual([2, ...rows(12, 15)])
})

import { describe, expect, it } from 'vitest'
import { type Place, placeAt, rowOf } from './current-row.ts'

const IDS = [7, 5, 9]

describe('the row of a place', () => {
  it.each<[string, number[], Place | null, number]>([
    ['none', IDS, null, -1],
    ['its listing', IDS, { id: 5, index: 1 }, 1],
    ['its listing, moved by newer ones', [1, 2, ...IDS], { id: 5, index: 1 }, 3],
    ['the next one, when its own was decided', [7, 9], { id: 5, index: 1 }, 1],
    ['the last one, when its own was the last', [7, 5], { id: 9, index: 2 }, 1],
    ['none of an empty list', [], { id: 9, index: 2 }, -1],
  ])('is %s', (_what, ids, place, row) => {
    expect(rowOf(ids, place)).toBe(row)
  })
})

describe('the place at a row', () => {
  it.each<[string, number[], number, Place | null]>([
    ['a row', IDS, 1, { id: 5, index: 1 }],
    ['before the first is the first', IDS, -2, { id: 7, index: 0 }],
    ['after the last is the last', IDS, 3, { id: 9, index: 2 }],
    ['nothing in an empty list', [], 0, null],
  ])('%s', (_what, ids, row, place) => {
    expect(placeAt(ids, row)).toEqual(place)
  })
})

it('walks down the queue while listings are decided, and back up', () => {
  let ids = [1, 2, 3, 4]
  let place = placeAt(ids, rowOf(ids, null) + 1)
  expect(place?.id).toBe(1)
  ids = ids.filter((id) => id !== 1)
  expect(ids[rowOf(ids, place)]).toBe(2)
  place = placeAt(ids, rowOf(ids, place) + 1)
  expect(place?.id).toBe(3)
  place = placeAt(ids, rowOf(ids, place) - 1)
  expect(place?.id).toBe(2)
})

import { describe, expect, it } from 'vitest'
import { listFaces, toCells, toTypedSpace } from './add-space.ts'

const options = listFaces([
  { id: 12, unitId: null, unitCode: 'A-0114', title: 'North wall', name: null, place: 'Tacoma, WA' },
  { id: 13, unitId: 40, unitCode: null, title: 'South wall', name: 'Left', place: 'Tacoma, WA' },
])
const days = { from: '2027-01-04', to: '2027-01-31' }

it('names faces by unit id, title and place', () => {
  expect(options).toEqual([
    { value: '12:', label: 'A-0114 · North wall · Tacoma, WA' },
    { value: '13:40', label: 'South wall, Left · Tacoma, WA' },
  ])
})

it('begins with the days of the first line', () => {
  const items = [{ first: days.from, last: days.to }] as Parameters<typeof toTypedSpace>[0]['items']
  expect(toTypedSpace({ items })).toEqual({ q: '', face: '', ...days })
  expect(toTypedSpace({ items: [] })).toEqual({ q: '', face: '', from: '', to: '' })
})

describe('a space to add', () => {
  it.each([
    ['13:40', { id: 13, unitId: 40 }],
    ['', { id: 12, unitId: null }],
    ['99:', { id: 12, unitId: null }],
  ])('chosen as “%s” is %j', (face, cell) => {
    expect(toCells({ q: '', face, ...days }, options)).toEqual({ cells: [{ ...cell, ...days }] })
  })

  it.each([
    [{ ...days, from: '' }, options, 'Please give the first and the last day'],
    [{ from: days.to, to: days.from }, options, 'The last day is before the first'],
    [days, [], 'No space of yours matches. Try other words.'],
  ])('is refused: %j', (given, found, problem) => {
    expect(toCells({ q: '', face: '', ...given }, found)).toEqual({ problem })
  })
})

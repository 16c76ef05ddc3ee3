import { expect, it } from 'vitest'
import { nameColumn, nameRate, nameRow } from '#domain/booking/avails-words.ts'
import { headColumn, readCell } from './cell-words.ts'

const ROW = { cells: '.sHcb-', notes: [[3, 4, 0]] as [number, number, number][] }

it.each([
  [0, 'Free', 'free'],
  [1, 'Sold', 'sold'],
  [2, 'Held ½', 'partly held, part of it is free'],
  [3, 'Harbor Dental', 'contract for Harbor Dental'],
  [4, 'Harbor Dental', 'blocked for Harbor Dental'],
  [5, '–', 'not sold'],
  [9, '–', 'not sold'],
])('cell %i says "%s"', (at, text, words) => {
  expect(readCell(ROW, at, { by: 'period', labels: ['Harbor Dental'] })).toMatchObject({ text, words })
})

it.each([
  [1, 'sold to Harbor Dental, PLA-B00042'],
  [2, 'partly held for Alki Coffee until Dec 4, part of it is free'],
])('cell %i names its client once: "%s"', (at, words) => {
  const labels = ['Harbor Dental, PLA-B00042', 'Alki Coffee until Dec 4']
  const row = {
    ...ROW,
    notes: [
      [1, 1, 0],
      [2, 2, 1],
    ] as [number, number, number][],
  }
  expect(readCell(row, at, { by: 'period', labels }).words).toBe(words)
})

it('has a letter where there is no room for a word', () => {
  expect(readCell(ROW, 3, { by: 'week', labels: ['Harbor Dental'] }).text).toBe('C')
})

it('names rows, columns and prices', () => {
  expect(nameRow({ unitCode: 'A-0114', title: 'Wall', name: null })).toBe('A-0114')
  expect(nameRow({ unitCode: null, title: 'Wall', name: 'Slot' })).toBe('Wall, Slot')
  expect(nameColumn({ first: '2027-01-25', last: '2027-02-21' })).toBe('Jan 25 to Feb 21, 2027')
  expect(nameColumn({ first: '2027-01-25', last: '2027-01-25' })).toBe('Jan 25')
  expect(headColumn({ first: '2027-01-25', last: '2027-02-21' }, 'period')).toEqual({
    day: 'Jan 25',
    year: '2027',
  })
  expect(headColumn({ first: '2027-02-22', last: '2027-03-21' }, 'period').year).toBeNull()
  expect(nameRate({ cents: 90_000, per: '4-week' })).toBe('$900/4 weeks')
  expect(nameRate({ cents: 30_000, per: 'piece' })).toBe('$300 each')
})

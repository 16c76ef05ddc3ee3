import { expect, it } from 'vitest'
import type { InventorySource } from '#contract/listings/inventory-sources.ts'
import { describeRead, describeSchedule, describeSource, toHour } from './source-words.ts'

const SOURCE: InventorySource = {
  id: 1,
  url: 'https://inventory.example/spaces.csv',
  headerName: null,
  everyHours: null,
  atHour: 5,
  state: 'on',
  isRunning: false,
  waitsFor: [],
  problem: null,
  failingSince: null,
  nextAt: '2026-12-01T13:00:00.000Z',
  readAt: null,
  reads: [],
  createdAt: '2026-11-02T09:30:00.000Z',
}

it.each<[Partial<InventorySource>, string]>([
  [{}, 'Every day at 5 AM Pacific, next on Dec 1, 2026, 5:00 AM PST'],
  [{ atHour: null, everyHours: 6, nextAt: null }, 'Every 6 hours'],
  [{ isRunning: true }, 'Reading now'],
  [{ state: 'first', nextAt: null }, 'Its first file waits for you'],
  [{ state: 'waits', nextAt: null }, 'Waits for you'],
  [{ state: 'failing' }, 'Cannot be read, next on Dec 1, 2026, 5:00 AM PST'],
  [{ state: 'off', isRunning: true }, 'Off'],
])('%o is "%s"', (change, words) => {
  expect(describeSource({ ...SOURCE, ...change })).toBe(words)
})

it.each([
  [0, '12 AM'],
  [11, '11 AM'],
  [12, '12 PM'],
  [23, '11 PM'],
])('%i is %s', (hour, words) => {
  expect(toHour(hour)).toBe(words)
})

it('names every hour', () => {
  expect(describeSchedule({ everyHours: 1, atHour: null })).toBe('Every hour')
})

it.each([
  [{ outcome: 'applied', says: '5 prices' } as const, 'Applied: 5 prices'],
  [{ outcome: 'applied', says: '' } as const, 'Applied: nothing changed'],
  [{ outcome: 'same', says: 'Nothing changed' } as const, 'Nothing changed'],
  [{ outcome: 'failed', says: 'The server answered 500.' } as const, 'Not read: The server answered 500.'],
  [{ outcome: 'undone', says: '5 prices' } as const, 'Taken back (5 prices)'],
])('%o is "%s"', (read, words) => {
  expect(describeRead(read)).toBe(words)
})

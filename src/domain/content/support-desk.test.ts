import { expect, it } from 'vitest'
import { describeSupportHours } from './support-desk.ts'

it.each([
  ['2025-03-12T16:00:00Z', true, 'open now'],
  ['2025-03-12T15:59:00Z', false, 'opens today 9:00 AM PT'],
  ['2025-03-12T23:59:00Z', true, 'open now'],
  ['2025-03-13T00:00:00Z', false, 'opens Thursday 9:00 AM PT'],
  ['2025-03-15T00:30:00Z', false, 'opens Saturday 10:00 AM PT'],
  ['2025-03-15T20:59:00Z', true, 'open now'],
  ['2025-03-15T21:00:00Z', false, 'opens Monday 9:00 AM PT'],
  ['2025-03-16T20:00:00Z', false, 'opens Monday 9:00 AM PT'],
  // winter time: an hour later in UTC
  ['2025-01-15T16:30:00Z', false, 'opens today 9:00 AM PT'],
  ['2025-01-15T17:00:00Z', true, 'open now'],
  // just after midnight
  ['2025-03-12T07:05:00Z', false, 'opens today 9:00 AM PT'],
])('%s: open %s, %s', (instant, isOpen, text) => {
  expect(describeSupportHours(new Date(instant))).toEqual({ isOpen, text })
})

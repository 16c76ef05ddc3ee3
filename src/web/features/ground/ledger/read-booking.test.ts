import { expect, it } from 'vitest'
import { readBooking } from './read-booking.ts'

const PROBLEM = { problem: 'A booking’s number looks like PLA-B00042' }

it.each([
  ['', { filter: {} }],
  ['   ', { filter: {} }],
  ['PLA-B00042', { filter: { booking: '42' } }],
  ['nonsense', PROBLEM],
  ['PLA-B', PROBLEM],
  ['-3', PROBLEM],
])('"%s"', (text, read) => {
  expect(readBooking(text)).toEqual(read)
})

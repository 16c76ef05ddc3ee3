import { expect, it } from 'vitest'
import { isPhoneNumber } from './phone.ts'

it.each([
  '(206) 555-0101',
  '206-555-0101',
  '+1 206.555.0101 ext. 12',
  '555 0101',
  '+49 30/901820',
  '2065550101x7',
])('takes %s', (text) => {
  expect(isPhoneNumber(text)).toBe(true)
})

it.each(['abc', '12', 'call me', '206-555-0101 or 0102', '555-CALL-NOW', '++1 206 555 0101', '1'.repeat(30)])(
  'refuses %s',
  (text) => {
    expect(isPhoneNumber(text)).toBe(false)
  },
)

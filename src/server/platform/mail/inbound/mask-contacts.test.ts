import { expect, it } from 'vitest'
import { maskContacts, maskOwnAddresses } from './mask-contacts.ts'

it.each([
  ['Call +1 206.555.0101', 'Call [phone number]'],
  ['(206) 555-0101 or 206-555-0101', '[phone number] or [phone number]'],
  ['0171 2345678', '[phone number]'],
  ['Tel.: 555 01 01', 'Tel.: [phone number]'],
  ['bob@signs.example, mailto:Bob%40signs.example', '[e-mail address], mailto:[e-mail address]'],
  ['<reply+abc@placard.example>', '<[e-mail address]>'],
])('%j is shown as %j', (text, shown) => {
  expect(maskContacts(text)).toBe(shown)
})

it.each([
  'From: 1 May 2025, 14:00',
  '2025-05-05 14:00:00, 05/05/2025 02:00 PM, 05.05.2025',
  '$10,000 for 500 000 people, 1 200 000 a month',
  '14 x 48 ft, ZIP 98101-1234',
  'A > B @ 500',
])('%j stays', (text) => {
  expect(maskContacts(text)).toBe(text)
})

it('takes our own addresses alone out of what support reads', () => {
  expect(maskOwnAddresses('support+abc-1@placard.example, rosa@example.com')).toBe(
    '[e-mail address], rosa@example.com',
  )
})

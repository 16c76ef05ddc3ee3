import { expect, it } from 'vitest'
import { splitAtReferences, toBookingReference } from './reference.ts'

it.each([
  ['', ['']],
  ['No booking, but PLA-B12 and PLA-B0000000001', ['No booking, but PLA-B12 and PLA-B0000000001']],
  ['PLA-B00042, “Wall”: not finished.', ['', 42, ', “Wall”: not finished.']],
  ['Of PLA-B00042PLA-B123456', ['Of ', 42, '', 123_456, '']],
])('finds the bookings that are named in %j', (text, parts) => {
  expect(splitAtReferences(text)).toEqual(parts)
})

it.each([1, 99_999, 123_456_789])('finds booking %i by its reference', (id) => {
  expect(splitAtReferences(toBookingReference(id))).toEqual(['', id, ''])
})

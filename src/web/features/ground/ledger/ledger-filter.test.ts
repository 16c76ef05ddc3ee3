import { expect, test } from 'vitest'
import { parseBookingId, parseLedgerFilter } from './ledger-filter.ts'

test.each([
  ['PLA-B00042', 42],
  [' pla-b00042 ', 42],
  ['B7', 7],
  ['42', 42],
  ['2147483648', null],
  ['PLA-S12-INV-2027-0001', null],
  ['0', null],
  ['', null],
])('%j names %j', (text, id) => expect(parseBookingId(text)).toBe(id))

test.each([
  [{}, {}],
  [{ booking: '42' }, { booking: '42' }],
  [{ booking: 'PLA-B00042', other: '1' }, { booking: '42' }],
  [{ booking: ['1', '2'] }, {}],
])('%j is read as %j', (raw, filter) => expect(parseLedgerFilter(raw)).toEqual(filter))

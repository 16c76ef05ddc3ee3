import { expect, it } from 'vitest'
import { Cents, SignedCents, toPaypalMoney } from './money.ts'

it.each([
  [0, '0.00'],
  [1, '0.01'],
  [10, '0.10'],
  [99, '0.99'],
  [100, '1.00'],
  [1_999, '19.99'],
  [123_456, '1234.56'],
  [999_999_999, '9999999.99'],
])('%i cents are written as %s and read back', (cents, value) => {
  expect(toPaypalMoney(cents)).toEqual({ currency_code: 'USD', value })
  expect(Cents.parse({ currency_code: 'USD', value })).toBe(cents)
})

it('loses no cent of any amount', () => {
  // a prime step passes through all endings
  for (let cents = 0; cents <= 999_999_999; cents += 99_991)
    expect(Cents.parse(toPaypalMoney(cents))).toBe(cents)
})

it.each([-1, 0.5, 1_000_000_000, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  '%d is no amount',
  (cents) => {
    expect(() => toPaypalMoney(cents)).toThrow(RangeError)
  },
)

it.each([
  ['100', 10_000],
  ['100.5', 10_050],
])('reads %s, short of its zeros', (value, cents) => {
  expect(Cents.parse({ currency_code: 'USD', value })).toBe(cents)
})

it.each(['1,000.00', '1e3', '0x10', ' 1.00', '1.001', '12345678.00', '', '.5', '--1', '١٢', 'NaN', '-1.00'])(
  'refuses %j as what somebody paid',
  (value) => {
    expect(Cents.safeParse({ currency_code: 'USD', value }).success).toBe(false)
  },
)

it('refuses another currency, and a number in the place of a text', () => {
  expect(Cents.safeParse({ currency_code: 'EUR', value: '1.00' }).success).toBe(false)
  expect(Cents.safeParse({ currency_code: 'USD', value: 1 }).success).toBe(false)
})

it('reads what left an account', () => {
  expect(SignedCents.parse({ currency_code: 'USD', value: '-12.30' })).toBe(-1_230)
  expect(Object.is(SignedCents.parse({ currency_code: 'USD', value: '-0.00' }), 0)).toBe(true)
})

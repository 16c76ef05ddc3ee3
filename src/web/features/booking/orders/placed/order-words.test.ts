import { expect, it } from 'vitest'
import { describeOrder } from './order-words.ts'

type Given = Parameters<typeof describeOrder>[0][number]
const line = (status: Given['status'], totalCents: number, seller = 1): Given => ({
  status,
  totalCents,
  other: { id: seller },
})

it.each([
  ['1 booking from 1 seller · $1,230.00 in total', [line('requested', 1_230_00)]],
  [
    '3 bookings from 2 sellers · $400.00 in total · 1 cancelled or never booked',
    [line('booked', 300_00), line('declined', 900_00, 2), line('completed', 100_00, 2)],
  ],
  ['1 booking from 1 seller · 1 cancelled or never booked', [line('cancelled', 500_00)]],
] as const)('%s', (text, bookings) => {
  expect(describeOrder(bookings)).toBe(text)
})

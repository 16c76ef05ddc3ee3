import { expect, it } from 'vitest'
import { listChoices } from './list-choices.ts'
import type { OpenBooking } from './record-payment.ts'

const row = (id: number, openCents: number): OpenBooking => ({
  booking: { id, reference: `PLA-B0000${id}`, title: 'Wall', status: 'booked' },
  other: { id: 2, name: 'Ana', company: null },
  money: { agreedCents: 100_000, creditedCents: 0, paidCents: 0, refundedCents: 0, openCents },
  nextDue: null,
  isLate: false,
  sent: null,
})

it('offers its own guess first, then what is as much, and nothing that is paid', () => {
  const rows = [row(1, 10_000), row(2, 5000), row(3, -500), row(4, 7000)]
  const guess = { id: 4, reference: 'PLA-B00004', openCents: 7000 }
  const ids = (line: Parameters<typeof listChoices>[0]) => listChoices(line, rows).map(({ value }) => value)
  expect(ids({ booking: guess, cents: 5000 })).toEqual(['4', '2', '1'])
  expect(ids({ booking: null, cents: 5000 })).toEqual(['2', '1', '4'])
  expect(ids({ booking: { ...guess, id: 9 }, cents: 1 })).toEqual(['9', '1', '2', '4'])
  expect(listChoices({ booking: null, cents: 5000 }, rows)[0]!.label).toBe('PLA-B00002, Ana, $50.00 open')
})

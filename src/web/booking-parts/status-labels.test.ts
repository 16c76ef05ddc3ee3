import { expect, it } from 'vitest'
import { BOOKING_STATUSES } from '#domain/booking/lifecycle.ts'
import { BOOKING_STATUS_LABELS } from '#domain/booking/status-labels.ts'
import { STATUS_VARIANTS } from './status-labels.ts'

it('every status of a booking is said in a word of its own', () => {
  expect(new Set(BOOKING_STATUSES.map((status) => BOOKING_STATUS_LABELS[status])).size).toBe(
    BOOKING_STATUSES.length,
  )
})

it('what asks for something stands out from what is over', () => {
  const quiet = ['completed', 'declined', 'withdrawn', 'expired'] as const
  const pressing = ['requested', 'quoted', 'held', 'awaiting-payment'] as const
  for (const status of quiet) expect(STATUS_VARIANTS[status]).toBe('neutral')
  for (const status of pressing) expect(STATUS_VARIANTS[status]).not.toBe('neutral')
})

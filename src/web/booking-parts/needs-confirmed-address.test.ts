import { expect, it } from 'vitest'
import { ApiError } from '#web/platform/api.ts'
import { needsConfirmedAddress } from './needs-confirmed-address.ts'

const message = 'Please verify your e-mail address before you book.'

it.each([
  [new ApiError(message, 403, { code: 'verify-email-first', message }), true],
  [new ApiError('No', 403, { code: 'forbidden', message: 'No' }), false],
  [new ApiError(message, 502), false],
  [new Error(message), false],
  [null, false],
] as const)('B15: %s leads to the link: %s', (error, leads) => {
  expect(needsConfirmedAddress(error)).toBe(leads)
})

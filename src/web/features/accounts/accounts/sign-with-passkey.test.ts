import { expect, it } from 'vitest'
import { ApiError } from '#web/platform/api.ts'
import { isCancelled } from './sign-with-passkey.ts'

it.each([
  ['the dialog dismissed or timed out', new DOMException('', 'NotAllowedError'), true],
  ['another ceremony in its place', new DOMException('', 'AbortError'), true],
  ['a device that cannot', new DOMException('', 'NotSupportedError'), false],
  ['a refusal', new ApiError('Not you', 401), false],
  ['no answer', new TypeError('Failed to fetch'), false],
  ['something thrown', 'NotAllowedError', false],
])('%s is a cancellation: %s', (_what, error, expected) => {
  expect(isCancelled(error)).toBe(expected)
})

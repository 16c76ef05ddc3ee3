import { expect, it } from 'vitest'
import { ApiError } from '#web/platform/api.ts'
import { describeRefusal } from './describe-refusal.ts'

it.each([
  [
    'a refusal in words',
    new ApiError('Taken', 409, { message: 'You have 500 spaces already' }),
    'You have 500 spaces already',
  ],
  ['one without', new ApiError('API request failed', 500, {}), 'Failed to create listing'],
  [
    'one that is no JSON',
    new ApiError('API request failed with status: 502', 502),
    'Failed to create listing',
  ],
  ['no answer', new TypeError('Failed to fetch'), 'An error occurred while creating your listing'],
])('%s', (_what, error, words) => {
  expect(describeRefusal(error)).toBe(words)
})

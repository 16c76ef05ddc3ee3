import { expect, it } from 'vitest'
import { ApiError } from '#web/platform/api.ts'
import { describeFailure, findEmailProblem } from './newsletter-words.ts'

it.each(['ana@example.com', '  ana@example.com ', 'ana+news@mail.example.co.uk', 'ä@bücher.example'])(
  'takes "%s"',
  (email) => {
    expect(findEmailProblem(email)).toBeUndefined()
  },
)

it.each(['', ' ', 'ana', 'ana@', '@example.com', 'ana@example', 'ana b@example.com', 'ana@@example.com'])(
  'refuses "%s"',
  (email) => {
    expect(findEmailProblem(email)).toBe('Please enter a valid email address')
  },
)

it.each([
  [new ApiError('Too many requests', 429), 'Too many requests'],
  [new TypeError('Failed to fetch'), 'That could not be sent. Please try again.'],
  ['something', 'That could not be sent. Please try again.'],
])('%s says "%s"', (error, words) => {
  expect(describeFailure(error)).toBe(words)
})

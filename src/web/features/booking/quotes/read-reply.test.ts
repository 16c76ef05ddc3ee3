import { expect, it } from 'vitest'
import { ApiError } from '#web/platform/api.ts'
import { readReply } from './read-reply.ts'

const NEAREST = { first: '2027-04-01', last: '2027-04-28' }

it.each([
  [
    'a refusal with other dates',
    new ApiError('Taken', 409, { nearest: NEAREST } as never),
    { nearest: NEAREST },
  ],
  ['one with shorter runs', new ApiError('Taken', 409, { near: [] } as never), { near: [] }],
  ['one without any', new ApiError('Taken', 409, { message: 'Taken' }), { message: 'Taken' }],
  ['one without words', new ApiError('Taken', 409), {}],
  ['no answer', new Error('Offline'), {}],
])('of %s', (_what, error, reply) => {
  expect(readReply(error)).toEqual(reply)
})

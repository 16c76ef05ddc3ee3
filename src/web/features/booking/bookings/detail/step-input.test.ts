import { describe, expect, it } from 'vitest'
import { toStepInput } from './step-input.ts'

const BOOKING = { version: 3, sha256: 'abc' }
const GIVEN = { readHash: null, holdDays: 4, reason: '' }

describe('what a step sends', () => {
  it.each([
    ['accept', { readHash: 'abc' }, { step: 'accept', version: 3, sha256: 'abc' }],
    ['accept', {}, 'Please read and accept the terms first'],
    ['accept', { readHash: 'of an older version' }, 'Please read and accept the terms first'],
    ['hold', {}, { step: 'hold', version: 3, days: 4 }],
    ['challenge', { reason: 'x' }, { step: 'challenge', version: 3 }],
    ['withdraw', {}, { step: 'withdraw', version: 3, reason: '' }],
    ['withdraw', { reason: 'Changed plans' }, { step: 'withdraw', version: 3, reason: 'Changed plans' }],
    ['decline', {}, 'Please say why'],
    ['decline', { reason: 'Taken' }, { step: 'decline', version: 3, reason: 'Taken' }],
    ['cancel', {}, 'Please say why'],
    ['cancel', { reason: 'Roof repair' }, { step: 'cancel', version: 3, reason: 'Roof repair' }],
  ] as const)('%s with %j', (step, given, expected) => {
    expect(toStepInput(BOOKING, step, { ...GIVEN, ...given })).toEqual(expected)
  })

  it('terms that cannot be booked are not accepted, whatever was read', () => {
    const booking = { version: 0, sha256: null }
    expect(toStepInput(booking, 'accept', GIVEN)).toBe('Please read and accept the terms first')
  })
})

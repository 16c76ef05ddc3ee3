import { describe, expect, test } from 'vitest'
import { alone } from '#domain/listings/listing.ts'
import { canRemoveWithoutCode, needsSecondFactor, toActor } from './policy.ts'

describe('a session acts as', () => {
  test.each([
    ['admin', false, 'required', 'user'],
    ['admin', true, 'required', 'admin'],
    ['admin', false, 'optional', 'admin'],
    ['admin', true, 'optional', 'admin'],
    ['user', false, 'required', 'user'],
    ['user', true, 'required', 'user'],
    ['user', false, 'optional', 'user'],
  ] as const)('%s, second factor %s, %s: %s', (role, hasSecondFactor, setting, expected) => {
    const signedIn = { actor: alone({ id: 7, role, status: 'active' }), hasSecondFactor }
    expect(toActor(signedIn, setting)).toEqual(alone({ id: 7, role: expected, status: 'active' }))
    expect(needsSecondFactor(signedIn, setting)).toBe(role !== expected)
  })
})

test.each([
  ['2026-01-01T00:00:00Z', true],
  ['2025-12-29T00:00:01Z', true],
  ['2025-12-29T00:00:00Z', false],
  ['2024-01-01T00:00:00Z', false],
])('an authenticator of %s may go without a code: %s', (addedAt, expected) => {
  expect(canRemoveWithoutCode(new Date(addedAt), new Date('2026-01-01T00:00:00Z'))).toBe(expected)
})

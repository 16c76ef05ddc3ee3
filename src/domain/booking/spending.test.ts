import { describe, expect, it } from 'vitest'
import { ROLES } from '../roles.ts'
import {
  approvalLimitOf,
  boundLimit,
  describeAbove,
  mayApprove,
  mayGiveLimit,
  refuseApproval,
  spendingLimitOf,
  startOfMonth,
} from './spending.ts'

it('says what each role may spend and approve, without an amount and with one', () => {
  const table = Object.fromEntries(
    ROLES.map((role) => [
      role,
      [null, 50_000].map((cents) => [
        spendingLimitOf({ role, spendsCents: cents }),
        approvalLimitOf({ role, approvesCents: cents }),
      ]),
    ]),
  )
  expect(table).toEqual({
    // null: no limit
    owner: [
      [null, null],
      [null, null],
    ],
    manager: [
      [null, null],
      [50_000, 50_000],
    ],
    sales: [
      [null, 0],
      [50_000, 50_000],
    ],
    operations: [
      [null, 0],
      [50_000, 0],
    ],
    accounts: [
      [null, 0],
      [50_000, 0],
    ],
    viewer: [
      [null, 0],
      [50_000, 0],
    ],
  })
})

describe('an approval', () => {
  it.each([
    ['an owner', { role: 'owner', approvesCents: 0 }, 2, null],
    ['a manager without a limit', { role: 'manager', approvesCents: null }, 2, null],
    ['a manager to the cent', { role: 'manager', approvesCents: 90_000 }, 2, null],
    ['a manager below it', { role: 'manager', approvesCents: 89_999 }, 2, 'above'],
    ['sales who are named', { role: 'sales', approvesCents: 90_000 }, 2, null],
    ['sales who are not', { role: 'sales', approvesCents: null }, 2, 'above'],
    ['a viewer with an amount', { role: 'viewer', approvesCents: 90_000 }, 2, 'above'],
    ['who asked, an owner too', { role: 'owner', approvesCents: null }, 1, 'own'],
  ] as const)('%s', (_, member, userId, refusal) => {
    expect(refuseApproval({ ...member, userId }, { askedBy: 1, totalCents: 90_000 })).toBe(refusal)
  })

  it('of nothing at all is refused to who may approve nothing', () => {
    expect(mayApprove({ role: 'sales', approvesCents: 0 }, 0)).toBe(false)
  })
})

it('lets nobody give more than they have', () => {
  expect([mayGiveLimit(null, null), mayGiveLimit(null, 5), mayGiveLimit(5, 5)]).toEqual([true, true, true])
  expect([mayGiveLimit(5, 6), mayGiveLimit(5, null)]).toEqual([false, false])
  expect([boundLimit(null, null), boundLimit(null, 5), boundLimit(5, 4)]).toEqual([null, 5, 4])
  expect([boundLimit(5, 6), boundLimit(5, null)]).toEqual([5, 5])
})

it('counts by the calendar month of the market', () => {
  expect(startOfMonth(new Date('2026-03-01T07:59:59Z')).toISOString()).toBe('2026-02-01T08:00:00.000Z')
  expect(startOfMonth(new Date('2026-03-01T08:00:00Z')).toISOString()).toBe('2026-03-01T08:00:00.000Z')
  // summer time began meanwhile
  expect(startOfMonth(new Date('2026-03-20T12:00:00Z')).toISOString()).toBe('2026-03-01T08:00:00.000Z')
})

it('says how far it is above', () => {
  expect(describeAbove(120_050)).toBe(
    'This is $1,200.50 above what you may spend this month. Ask for approval instead.',
  )
})

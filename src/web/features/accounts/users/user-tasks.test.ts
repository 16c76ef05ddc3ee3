import { describe, expect, it } from 'vitest'
import { UserChange } from '#contract/accounts/users.ts'
import { changesRole, checkUserTask, USER_TASKS, type UserTaskKind } from './user-tasks.ts'

const KINDS = Object.keys(USER_TASKS) as UserTaskKind[]
const GIVEN = { reason: '', password: '' }

describe('a change of an account', () => {
  it.each<[UserTaskKind, Partial<typeof GIVEN>, object]>([
    ['promote', {}, { problem: 'Password is required' }],
    ['promote', { password: 'pw' }, { change: { role: 'admin', password: 'pw' } }],
    ['demote', {}, { problem: 'Password is required' }],
    ['demote', { password: ' pw ', reason: 'x' }, { change: { role: 'user', password: ' pw ' } }],
    ['suspend', {}, { problem: 'A reason is required' }],
    ['suspend', { reason: '  \n' }, { problem: 'A reason is required' }],
    ['suspend', { reason: ' Spam. ', password: 'pw' }, { change: { status: 'suspended', reason: 'Spam.' } }],
    ['restore', {}, { change: { status: 'active' } }],
    ['restore', { reason: 'Sorry', password: 'pw' }, { change: { status: 'active' } }],
  ])('%s with %j', (kind, given, expected) => {
    expect(checkUserTask(kind, { ...GIVEN, ...given })).toEqual(expected)
  })

  it('asks for a password where the role changes, and only there', () => {
    expect(KINDS.filter(changesRole)).toEqual(['promote', 'demote'])
  })

  it('is what the API takes', () => {
    for (const kind of KINDS) {
      const checked = checkUserTask(kind, { reason: 'Spam', password: 'a-long-password' })
      expect('change' in checked && UserChange.safeParse(checked.change).success).toBe(true)
    }
  })
})

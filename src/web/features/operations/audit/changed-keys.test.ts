import { expect, it } from 'vitest'
import { changedKeys } from './changed-keys.ts'

it.each([
  [{ name: 'Pop', isActive: true }, { name: 'Pop', isActive: false }, ['isActive']],
  [null, { task: 'send-mail' }, ['task']],
  [{ reason: null }, null, ['reason']],
  [{ tags: ['a'] }, { tags: ['a', 'b'] }, ['tags']],
  [null, null, []],
])('names what changed between %j and %j', (before, after, keys) => {
  expect(changedKeys(before, after)).toEqual(keys)
})

import { expect, it } from 'vitest'
import { listRoleOptions } from './list-role-options.ts'

it.each([
  ['owner', 'sales', ['manager', 'sales', 'operations', 'accounts', 'viewer']],
  ['owner', 'owner', ['owner', 'manager', 'sales', 'operations', 'accounts', 'viewer']],
  ['manager', 'viewer', ['sales', 'operations', 'accounts', 'viewer']],
] as const)('%s may give somebody who is %s', (reader, member, options) => {
  expect(listRoleOptions(reader, member).map(({ value }) => value)).toEqual(options)
})

import { expect, it } from 'vitest'
import { capabilitiesOf, ROLES } from '#domain/roles.ts'
import { mayReadAmounts } from './policy.ts'

it('amounts of contracts are read by whoever reads the books', () => {
  expect(ROLES.filter((role) => mayReadAmounts({ may: capabilitiesOf(role) }))).toEqual([
    'owner',
    'manager',
    'accounts',
  ])
})

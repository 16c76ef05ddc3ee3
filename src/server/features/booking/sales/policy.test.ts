import { expect, it } from 'vitest'
import { capabilitiesOf, ROLES } from '#domain/roles.ts'
import { maySeeAmounts, maySeeCommissions } from './policy.ts'

it('shows amounts to who reads the books', () => {
  expect(ROLES.filter((role) => maySeeAmounts({ may: capabilitiesOf(role) }))).toEqual([
    'owner',
    'manager',
    'accounts',
  ])
})

it('shows commissions of others to owners, managers and accounts', () => {
  expect(ROLES.filter((role) => maySeeCommissions({ may: capabilitiesOf(role) }))).toEqual([
    'owner',
    'manager',
    'accounts',
  ])
})

import { expect, it } from 'vitest'
import type { Account } from '#contract/accounts/accounts.ts'
import { describeLoss } from './describe-loss.ts'

const OWN = { id: 1, name: 'Ana', role: 'owner', isPersonal: true, isSuspended: false } as const
const ALDER = { id: 7, name: 'Alder Outdoor', role: 'viewer', isPersonal: false, isSuspended: false } as const
const PINE = {
  id: 9,
  name: 'Pine Street Media',
  role: 'sales',
  isPersonal: false,
  isSuspended: false,
} as const

const account = (actingFor: number, organizations: Account['organizations'], id = 1) =>
  ({ id, actingFor, organizations }) as Account

it.each([
  [
    'removed, back at their own',
    account(7, [OWN, ALDER]),
    account(1, [OWN]),
    { title: 'You are no longer a member of Alder Outdoor.', description: 'You act for yourself now.' },
  ],
  [
    'removed, at another company',
    account(7, [ALDER, PINE]),
    account(9, [PINE]),
    {
      title: 'You are no longer a member of Alder Outdoor.',
      description: 'You act for Pine Street Media now.',
    },
  ],
  ['another one chosen', account(7, [OWN, ALDER]), account(1, [OWN, ALDER]), null],
  ['signed out', account(7, [OWN, ALDER]), null, null],
  ['somebody else', account(7, [OWN, ALDER]), account(2, [OWN], 2), null],
  ['signed in', null, account(1, [OWN]), null],
])('%s', (_, before, now, said) => {
  expect(describeLoss(before, now)).toEqual(said)
})

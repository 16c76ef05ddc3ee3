import { expect, it } from 'vitest'
import type { Account } from '#contract/accounts/accounts.ts'
import { withPageApi } from '#test/support/page-api.ts'
import { openBookings } from './open-bookings.ts'

const CHOOSE = 'POST /api/account/acting-for'
const CHOSEN = `${CHOOSE} {"organizationId":7}`

it.each([
  ['acts for the client already', 7, {}, []],
  ['acts for somebody else', 1, {}, [CHOSEN]],
  ['cannot choose the client now', 1, { status: 503, message: 'busy' }, [CHOSEN]],
])('who accepts and %s comes to the bookings', async (_, actingFor, answer, asked) => {
  const user = { id: 1, actingFor } as Account
  const opened: string[] = []
  await withPageApi({ [CHOOSE]: answer }, async (calls) => {
    await openBookings({ user, organizationId: 7, goTo: (path) => opened.push(path) })
    expect(calls).toEqual(asked)
  })
  expect(opened).toEqual(['/bookings'])
})

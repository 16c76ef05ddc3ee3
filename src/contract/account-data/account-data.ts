import { z } from 'zod'
import { Done, PasswordConfirmation } from '../accounts/accounts-security.ts'
import { defineRoutes } from '../route.ts'

/** What is kept about a person: all of it handed out, or erased with the account. */
export const accountDataRoutes = defineRoutes({
  deleteAccount: {
    method: 'DELETE',
    path: '/api/account',
    summary: 'Delete my account: listings are archived, personal data is erased',
    needsAccount: true,
    body: PasswordConfirmation,
    output: Done,
    changesListings: true,
    refusals: ['wrong-password', 'last-admin', 'bookings-open', 'rate-limited'],
  },
  exportAccount: {
    method: 'POST',
    path: '/api/account/export',
    summary: 'Everything kept about me, as JSON',
    needsAccount: true,
    body: PasswordConfirmation,
    output: z.record(z.string(), z.unknown()),
    refusals: ['rate-limited'],
  },
})

import { z } from 'zod'
import { defineRoutes } from '../route.ts'

const emailInvalid = 'Please enter a valid email address'

export const Subscription = z.object({
  email: z.string(emailInvalid).trim().max(254, emailInvalid).pipe(z.email(emailInvalid)),
})

const Token = z.object({ token: z.guid('This link is not valid.') })
const Done = z.object({ success: z.literal(true), message: z.string() })

export const newsletterRoutes = defineRoutes({
  exportSubscribers: {
    method: 'GET',
    path: '/api/admin/newsletter.csv',
    summary: 'Confirmed subscribers with their links to leave; admins only',
    needsAdmin: true,
    output: z.string(),
    answers: { 'text/csv': z.string() },
  },
  subscribe: {
    method: 'POST',
    path: '/api/newsletter',
    summary: 'Ask for the newsletter; a mail with a link to confirm is sent',
    body: Subscription,
    output: Done,
    status: 202,
    refusals: ['rate-limited'],
  },
  checkSubscriptionLink: {
    method: 'POST',
    path: '/api/newsletter/link',
    summary: 'Whether the link of a newsletter mail works',
    body: Token,
    output: z.object({ works: z.boolean() }),
  },
  confirmSubscription: {
    method: 'POST',
    path: '/api/newsletter/confirm',
    summary: 'Confirm a subscription with the token of the mail',
    body: Token,
    output: Done,
    refusals: ['not-found'],
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    summary: 'End a subscription; `?token=` and any body, as mail programs send it (RFC 8058)',
    query: Token,
    output: Done,
    refusals: ['not-found'],
  },
})

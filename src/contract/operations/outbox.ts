import { z } from 'zod'
import { IdParams, queryInteger } from '../common.ts'
import { defineRoutes } from '../route.ts'

export const OutboxMessage = z.object({
  id: z.number().int(),
  to: z.string(),
  from: z.string(),
  replyTo: z.string().nullable(),
  subject: z.string(),
  /** Empty in lists except on a local installation; open the mail to read it. */
  text: z.string(),
  /** Instant (ISO 8601). */
  createdAt: z.string(),
})
export type OutboxMessage = z.infer<typeof OutboxMessage>

/** What came of a test mail. */
export const TestMail = z.object({
  to: z.string(),
  /** Kept in the outbox where no mail server is set. */
  by: z.enum(['smtp', 'outbox']),
  isSent: z.boolean(),
  /** The mail server's answer, or what is wrong. */
  detail: z.string(),
})
export type TestMail = z.infer<typeof TestMail>

export const outboxRoutes = defineRoutes({
  listOutbox: {
    method: 'GET',
    path: '/api/admin/outbox',
    summary: 'Mail kept here because no SMTP server is set, newest first; admins only. Next page in Link.',
    needsAdmin: true,
    query: z.object({
      /** Cursor: only mails older than this id. */
      before: queryInteger(1, Number.MAX_SAFE_INTEGER).optional(),
      to: z.string().trim().max(254).optional(),
      limit: queryInteger(1, 100).optional(),
    }),
    output: z.array(OutboxMessage),
  },
  getOutboxMessage: {
    method: 'GET',
    path: '/api/admin/outbox/:id',
    summary:
      'One kept mail, written down in the audit log; tokens in its links are masked unless the site is a local one; admins only',
    needsAdmin: true,
    params: IdParams,
    output: OutboxMessage.extend({
      html: z.string(),
      /** The calendar file that goes with it. */
      calendar: z.string().nullable(),
    }),
  },
  sendTestMail: {
    method: 'POST',
    path: '/api/admin/outbox/test',
    summary: 'Send a mail to the admin’s own address right now, and say what came of it; admins only',
    needsAdmin: true,
    output: TestMail,
    refusals: ['rate-limited'],
  },
})

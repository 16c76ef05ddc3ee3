import { z } from 'zod'
import { defineRoutes } from './route.ts'

const Received = z.object({
  success: z.literal(true),
  /** Of the ticket, when it was an answer to support. */
  number: z.string().optional(),
  /** Of the conversation that it belongs to. */
  conversationId: z.number().int().optional(),
})

const summary =
  'A mail server hands over a mail to support+TOKEN, reply+TOKEN, viewing+TOKEN or space+ID at SUPPORT_DOMAIN: the raw mail (message/rfc822), signed with INBOUND_MAIL_SECRET in `x-placard-timestamp` and `x-placard-signature`'

const receiving = {
  method: 'POST',
  accepts: ['message/rfc822'],
  output: Received,
  status: 202,
  maxBodyBytes: 25 * 1024 * 1024,
  refusals: ['not-found', 'listing-not-found', 'forbidden', 'account-suspended', 'conflict', 'rate-limited'],
} as const

export const inboundMailRoutes = defineRoutes({
  receiveMail: { ...receiving, path: '/api/mail/inbound', summary },
  receiveSupportMail: {
    ...receiving,
    path: '/api/support/inbound',
    summary: `The former address of the same. ${summary}`,
  },
})

import { z } from 'zod'
import { defineRoutes } from '../route.ts'

const Received = z.object({
  success: z.literal(true),
  /** Of the ticket, when it was an answer to support. */
  number: z.string().optional(),
  /** Of the conversation that it belongs to; absent where its sender must confirm it first. */
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

const Link = z.object({
  token: z.string('The link is incomplete').min(1, 'The link is incomplete').max(200),
})

/** A mail that waits until the owner of its address confirms it. */
const HeldMail = z.object({
  /** The account's, which it claims to come from. */
  email: z.string(),
  listing: z.object({ id: z.number().int(), title: z.string() }),
  /** Its new words. */
  message: z.string(),
  /** Names of what is attached. */
  files: z.array(z.string()),
  /** Instant (ISO 8601). */
  expiresAt: z.string(),
})
export type HeldMail = z.infer<typeof HeldMail>

/** For whoever holds the mailed link, signed in or not. */
export const mailConfirmationRoutes = defineRoutes({
  getHeldMail: {
    method: 'POST',
    path: '/api/mail/confirmations/preview',
    summary: 'A mail that waits for its confirmation; the link is not used up',
    body: Link,
    output: HeldMail,
    refusals: ['link-expired', 'rate-limited'],
  },
  confirmMail: {
    method: 'POST',
    path: '/api/mail/confirmations',
    summary: 'Send the mail to the seller, as the account that the link was mailed to; once',
    body: Link,
    output: z.object({ success: z.literal(true), conversationId: z.number().int() }),
    refusals: [
      'link-expired',
      'listing-not-found',
      'forbidden',
      'account-suspended',
      'conflict',
      'too-large',
      'rate-limited',
    ],
  },
  discardMail: {
    method: 'POST',
    path: '/api/mail/confirmations/discard',
    summary: 'Delete the mail; the seller never sees it',
    body: Link,
    output: z.object({ success: z.literal(true) }),
    refusals: ['link-expired', 'rate-limited'],
  },
})

export const inboundMailRoutes = defineRoutes({
  receiveMail: { ...receiving, path: '/api/mail/inbound', summary },
  receiveSupportMail: {
    ...receiving,
    path: '/api/support/inbound',
    summary: `The former address of the same. ${summary}`,
  },
})

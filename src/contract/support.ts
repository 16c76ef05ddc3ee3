import { z } from 'zod'
import { SUPPORT_CATEGORIES, SUPPORT_STATUSES, type SupportCategory } from '#domain/support.ts'
import { IdParams, queryNumber } from './common.ts'
import { defineRoutes } from './route.ts'

const CATEGORY_IDS = Object.keys(SUPPORT_CATEGORIES) as [SupportCategory, ...SupportCategory[]]

/** A text that the specification's message is shown for when it is missing or too short. */
function text(min: number, max: number, name: string) {
  const short = `${name} must be at least ${min} characters`
  return z.string(short).trim().min(min, short).max(max, `${name} must be at most ${max} characters`)
}

const emailInvalid = 'Please enter a valid email address'

export const SupportMessage = z.object({
  name: text(2, 80, 'Name'),
  email: z.string(emailInvalid).trim().max(254, emailInvalid).pipe(z.email(emailInvalid)),
  subject: text(5, 150, 'Subject'),
  category: z.enum(CATEGORY_IDS, 'Please select a category'),
  message: text(10, 10_000, 'Message'),
  /** Empty when a person wrote: nobody sees this field. */
  website: z.string().max(500).optional(),
  /** Milliseconds between showing the form and sending it. */
  elapsedMs: z.coerce.number<string | number>().min(0).optional(),
})
export type SupportMessage = z.infer<typeof SupportMessage>

const Ticket = z.object({
  id: z.number().int(),
  /** As said in mails: `PL-100001`. */
  number: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  category: z.enum(CATEGORY_IDS),
  status: z.enum(SUPPORT_STATUSES),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Instant by which an answer is due (ISO 8601). */
  dueAt: z.string(),
})
export type Ticket = z.infer<typeof Ticket>

const Attachment = z.object({
  id: z.number().int(),
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: z.number().int(),
  url: z.string(),
})

export const TicketDetail = Ticket.extend({
  messages: z.array(
    z.object({
      id: z.number().int(),
      body: z.string(),
      /** The admin's username; null for the person who asked. */
      author: z.string().nullable(),
      createdAt: z.string(),
      attachments: z.array(Attachment),
    }),
  ),
})
export type TicketDetail = z.infer<typeof TicketDetail>

export const SupportReply = z.object({ message: text(10, 10_000, 'Message') })

export const supportRoutes = defineRoutes({
  sendSupportMessage: {
    method: 'POST',
    path: '/api/support/messages',
    summary:
      'Write to support: JSON, or multipart/form-data with up to five `attachments` of 10 MB (PNG, JPEG, WebP, GIF, PDF, text)',
    body: SupportMessage,
    output: z.object({ success: z.literal(true), number: z.string(), message: z.string() }),
    status: 201,
  },
  getSupportInfo: {
    method: 'GET',
    path: '/api/support',
    summary: "Support's mailboxes, and whether somebody is there now",
    output: z.object({
      domain: z.string(),
      isOpen: z.boolean(),
      hours: z.string(),
    }),
  },
  listTickets: {
    method: 'GET',
    path: '/api/admin/support',
    summary: 'The support inbox, newest first; admins only',
    query: z.object({
      status: z.enum(SUPPORT_STATUSES).optional(),
      before: queryNumber(1, 2_147_483_647).optional(),
    }),
    output: z.array(Ticket),
  },
  getTicket: {
    method: 'GET',
    path: '/api/admin/support/:id',
    summary: 'One ticket with its messages; admins only',
    params: IdParams,
    output: TicketDetail,
  },
  replyToTicket: {
    method: 'POST',
    path: '/api/admin/support/:id/replies',
    summary: 'Answer by e-mail; admins only',
    params: IdParams,
    body: SupportReply,
    output: TicketDetail,
    status: 201,
  },
  updateTicket: {
    method: 'PATCH',
    path: '/api/admin/support/:id',
    summary: 'Close, reopen or mark as spam; admins only',
    params: IdParams,
    body: z.object({ status: z.enum(SUPPORT_STATUSES) }),
    output: TicketDetail,
  },
})

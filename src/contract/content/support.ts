import { z } from 'zod'
import { SUPPORT_CATEGORIES, SUPPORT_STATUSES, type SupportCategory } from '#domain/content/support.ts'
import { MAX_ID } from '#domain/limits.ts'
import { IdParams, queryInteger, tidyName, visible } from '../common.ts'
import { defineRoutes } from '../route.ts'

const CATEGORY_IDS = Object.keys(SUPPORT_CATEGORIES) as [SupportCategory, ...SupportCategory[]]

/** A text with the specified error message for when it is missing or too short. */
function text(min: number, max: number, name: string) {
  const short = `${name} must be at least ${min} characters`
  return z
    .string(short)
    .trim()
    .check(...visible(min, short))
    .max(max, `${name} must be at most ${max} characters`)
}

const emailInvalid = 'Please enter a valid email address'

export const SupportMessage = z.object({
  name: tidyName(text(2, 80, 'Name')),
  email: z.string(emailInvalid).trim().max(254, emailInvalid).pipe(z.email(emailInvalid)),
  subject: text(5, 150, 'Subject'),
  category: z.enum(CATEGORY_IDS, 'Please select a category'),
  message: text(10, 10_000, 'Message'),
  /** Honeypot: hidden from people, so it must be empty. */
  website: z.string().max(500).optional(),
  /** Milliseconds between rendering the form and submitting it. */
  elapsedMs: z.coerce.number<string | number>().min(0).optional(),
  /** Made once per message: sent again, it is answered with the same ticket number; another message under it is refused. */
  submissionId: z.uuid('must be a UUID').optional(),
})
export type SupportMessage = z.infer<typeof SupportMessage>

const Person = z.object({ id: z.number().int(), username: z.string() })

const Ticket = z.object({
  id: z.number().int(),
  /** As quoted in mails: `PL-100001`. */
  number: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  category: z.enum(CATEGORY_IDS),
  status: z.enum(SUPPORT_STATUSES),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Time of the sender's latest message (ISO 8601). */
  askedAt: z.string(),
  /** Time of our latest answer; null before the first. */
  answeredAt: z.string().nullable(),
  /** When an answer is due: `askedAt` plus the category's target response time. */
  dueAt: z.string(),
  assignee: Person.nullable(),
  /** Start of the latest message. */
  preview: z.string(),
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
      /** Of a mail: quoted mail, headers and signatures, which `body` is without. */
      leftOut: z.string().nullable(),
      /** The admin's username; null for the sender of the ticket. */
      author: z.string().nullable(),
      /** Address it was mailed from; null when it was written on a page. */
      sender: z.string().nullable(),
      createdAt: z.string(),
      attachments: z.array(Attachment),
    }),
  ),
})
export type TicketDetail = z.infer<typeof TicketDetail>

export const SupportReply = z.object({
  message: text(10, 10_000, 'Message'),
  /** Closes the ticket with the answer. */
  closes: z.boolean().default(false),
})

export const CannedReply = z.object({
  id: z.number().int(),
  title: z.string(),
  /** Placeholders `{name}` and `{number}` are filled from the ticket. */
  body: z.string(),
})
export type CannedReply = z.infer<typeof CannedReply>

export const InboxSummary = z.object({
  counts: z.record(z.enum(SUPPORT_STATUSES), z.number().int()),
  /** Open tickets past their due time. */
  late: z.number().int(),
  admins: z.array(Person),
  cannedReplies: z.array(CannedReply),
})
export type InboxSummary = z.infer<typeof InboxSummary>

const TicketUpdate = z.object({
  status: z.enum(SUPPORT_STATUSES).optional(),
  category: z.enum(CATEGORY_IDS).optional(),
  /** An admin's id; null unassigns. */
  assigneeId: z.number().int().min(1).max(MAX_ID).nullable().optional(),
})

export const supportRoutes = defineRoutes({
  sendSupportMessage: {
    method: 'POST',
    path: '/api/support/messages',
    summary:
      'Write to support: JSON, or multipart/form-data with up to five `attachments` of 10 MB (PNG, JPEG, WebP, GIF, PDF, text) behind the other fields; 10 MB together for guests',
    accepts: ['application/json', 'multipart/form-data'],
    isIdempotent: true,
    keyIn: 'submissionId',
    body: SupportMessage,
    output: z.object({ success: z.literal(true), number: z.string(), message: z.string() }),
    status: 201,
    refusals: ['rate-limited'],
  },
  getSupportInfo: {
    method: 'GET',
    path: '/api/support',
    summary: "Support's mailboxes, and whether somebody is there now",
    output: z.object({
      domain: z.string(),
      /** In display format. */
      phone: z.string(),
      isOpen: z.boolean(),
      hours: z.string(),
    }),
  },
  getInboxSummary: {
    method: 'GET',
    path: '/api/admin/support/desk',
    summary: 'Counts by status, admins to assign to, canned replies; admins only',
    needsAdmin: true,
    output: InboxSummary,
  },
  createCannedReply: {
    method: 'POST',
    path: '/api/admin/support/canned-replies',
    summary: 'Keep an answer for the next time; admins only',
    needsAdmin: true,
    body: z.object({ title: text(3, 80, 'Title'), body: text(10, 5_000, 'Text') }),
    output: CannedReply,
    status: 201,
    refusals: ['conflict'],
  },
  deleteCannedReply: {
    method: 'DELETE',
    path: '/api/admin/support/canned-replies/:id',
    summary: 'Remove a canned reply; admins only',
    needsAdmin: true,
    params: IdParams,
    output: z.null(),
    status: 204,
  },
  listTickets: {
    method: 'GET',
    path: '/api/admin/support',
    summary:
      'The support inbox: open tickets by when an answer is due, others by what changed last; admins only',
    needsAdmin: true,
    query: z.object({
      status: z.enum(SUPPORT_STATUSES).optional(),
      category: z.enum(CATEGORY_IDS).optional(),
      /** `me`, `none`, or an admin's id. */
      assignee: z.string().max(20).optional(),
      /** Text in the subject, name or address, or a ticket's number. */
      q: z.string().trim().max(100).optional(),
      /** 1-based; fifty a page. */
      page: queryInteger(1, 10_000).optional(),
    }),
    output: z.array(Ticket),
  },
  getAttachment: {
    method: 'GET',
    path: '/api/admin/support/attachments/:id',
    summary: 'A file that came with a message, to be saved; admins only',
    needsAdmin: true,
    params: IdParams,
    output: z.string(),
    answers: { '*/*': z.string() },
  },
  getTicket: {
    method: 'GET',
    path: '/api/admin/support/:id',
    summary: 'One ticket with its messages; admins only',
    needsAdmin: true,
    params: IdParams,
    output: TicketDetail,
  },
  replyToTicket: {
    method: 'POST',
    path: '/api/admin/support/:id/replies',
    summary: 'Answer by e-mail; admins only',
    needsAdmin: true,
    params: IdParams,
    body: SupportReply,
    output: TicketDetail,
    status: 201,
    refusals: ['conflict'],
  },
  updateTicket: {
    method: 'PATCH',
    path: '/api/admin/support/:id',
    summary: 'Close, reopen, mark as spam, file under another category, or assign; admins only',
    needsAdmin: true,
    params: IdParams,
    body: TicketUpdate,
    output: TicketDetail,
  },
})

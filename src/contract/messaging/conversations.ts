import { z } from 'zod'
import { LIMITS } from '#domain/limits.ts'
import { LISTING_STATUSES } from '#domain/listings/listing.ts'
import { CONVERSATION_LIMITS, MESSAGE_KINDS, SIDES, SYSTEM_EVENTS } from '#domain/messaging/conversation.ts'
import { MESSAGE_REPORT_REASONS } from '#domain/messaging/reports.ts'
import { SCAM_SIGNS } from '#domain/messaging/scam-signs.ts'
import { Id, IdParams, queryInteger, toWords } from '../common.ts'
import { defineRoutes } from '../route.ts'

const MESSAGE_REQUIRED = 'Please write a message'
const { message: maxMessage, attachments: maxAttachments } = CONVERSATION_LIMITS

export const MessageText = z
  .string(MESSAGE_REQUIRED)
  .overwrite(toWords)
  .trim()
  .max(maxMessage, `Message must be at most ${maxMessage} characters`)

const NewMessageFields = z.object({
  /** Made once per draft: a retry is answered with the first result. */
  clientId: z.uuid('must be a UUID'),
  message: MessageText.optional().transform((text) => text ?? ''),
  /** Ids of uploaded files, in order. */
  attachmentIds: z
    .array(z.uuid())
    .max(maxAttachments, 'Attach at most five files.')
    .optional()
    .transform((ids) => [...new Set(ids)]),
})

export const NewMessage = NewMessageFields.superRefine(({ message, attachmentIds }, context) => {
  if (message === '' && attachmentIds.length === 0)
    context.addIssue({ code: 'custom', path: ['message'], message: MESSAGE_REQUIRED })
})
export type NewMessage = z.infer<typeof NewMessage>

/** The first message to a seller about a space, a request to see it, or both. */
export const NewConversation = NewMessageFields.extend({
  viewing: z
    .object({
      /** Instants (ISO 8601): up to three that suit, or one of the free slots. */
      times: z
        .array(z.iso.datetime({ offset: true, error: 'Please give a day and a time' }))
        .min(1, 'Propose at least one time')
        .max(3, 'At most three times'),
    })
    .optional(),
}).superRefine(({ message, attachmentIds, viewing }, context) => {
  if (message === '' && attachmentIds.length === 0 && !viewing)
    context.addIssue({ code: 'custom', path: ['message'], message: MESSAGE_REQUIRED })
})
export type NewConversation = z.infer<typeof NewConversation>

const Member = z.object({
  id: z.number().int(),
  name: z.string(),
  company: z.string().nullable(),
  /** Whether the e-mail address is verified. */
  isVerified: z.boolean(),
  hasLeft: z.boolean(),
})

export const ConversationSummary = z.object({
  id: z.number().int(),
  /** Which side the reader is on. */
  side: z.enum(SIDES),
  listing: z.object({
    id: z.number().int(),
    title: z.string(),
    location: z.string(),
    imageUrl: z.string(),
    status: z.enum(LISTING_STATUSES),
  }),
  /** What it is about besides the space; null: the space alone. */
  booking: z.object({ id: z.number().int(), reference: z.string() }).nullable(),
  other: Member,
  /** Start of the latest message; of a search, of the latest that matches. */
  preview: z.string(),
  isPreviewMine: z.boolean(),
  /** Number of the latest message. */
  lastSeq: z.number().int(),
  /** Greatest number the reader has seen. */
  readSeq: z.number().int(),
  unread: z.number().int(),
  /** Since when the buyer waits for the seller; null when nobody waits. */
  waitingSince: z.string().nullable(),
  isArchived: z.boolean(),
  mutedUntil: z.string().nullable(),
  /** The reader has blocked the other. */
  isBlocked: z.boolean(),
  createdAt: z.string(),
  lastMessageAt: z.string(),
})
export type ConversationSummary = z.infer<typeof ConversationSummary>

export const MessageAttachment = z.object({
  id: z.string(),
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: z.number().int(),
  /** Of pictures. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  url: z.string(),
})
export type MessageAttachment = z.infer<typeof MessageAttachment>

export const Message = z.object({
  /** Numbers of a conversation start at 1 and have no gaps. */
  seq: z.number().int(),
  /** `me` is the reader's side. */
  author: z.enum(['me', 'other', 'placard']),
  /** Who of a company wrote or did it, where it was not the reader. */
  by: z.string().nullable(),
  kind: z.enum(MESSAGE_KINDS),
  /** Plain text; empty when redacted. */
  body: z.string(),
  /** Of an answer by mail: what it quotes, its headers and signature. */
  leftOut: z.string().nullable(),
  /** Of a message by Placard: what happened. */
  event: z
    .object({
      event: z.enum(SYSTEM_EVENTS),
      by: z.enum(['me', 'other', 'placard']),
      viewingId: z.number().int().optional(),
      bookingId: z.number().int().optional(),
      times: z.array(z.string()).optional(),
      reason: z.string().optional(),
      listingIds: z.array(z.number().int()).optional(),
    })
    .nullable(),
  via: z.enum(['page', 'mail']),
  /** Of the reader's own messages. */
  clientId: z.string().nullable(),
  attachments: z.array(MessageAttachment),
  /** Signs of a scam in the other side's words. */
  scamSigns: z.array(z.enum(SCAM_SIGNS)),
  isRedacted: z.boolean(),
  createdAt: z.string(),
})
export type Message = z.infer<typeof Message>

export const Conversation = ConversationSummary.extend({
  /** The latest messages, or those before `before`; oldest first. */
  messages: z.array(Message),
  /** Number to ask for older messages with; null at the beginning. */
  olderBefore: z.number().int().nullable(),
})
export type Conversation = z.infer<typeof Conversation>

const note = z
  .string()
  .overwrite(toWords)
  .trim()
  .max(LIMITS.reason.max, `Details must be at most ${LIMITS.reason.max} characters`)

export const conversationRoutes = defineRoutes({
  startConversation: {
    method: 'POST',
    path: '/api/listings/:id/conversations',
    summary:
      'Write to the seller of a space, or ask to see it; joins the conversation that is there. A retry with the same clientId changes nothing.',
    needsAccount: true,
    needs: 'talk',
    isIdempotent: true,
    keyIn: 'clientId',
    params: IdParams,
    body: NewConversation,
    output: Conversation,
    status: 201,
    refusals: ['forbidden', 'listing-not-found', 'rate-limited', 'conflict'],
  },
  listConversations: {
    method: 'GET',
    path: '/api/conversations',
    summary: 'My conversations, latest message first. Next page in Link.',
    needsAccount: true,
    query: z.object({
      side: z.enum(SIDES).optional(),
      /** `open`, the default: what is not archived. */
      state: z.enum(['open', 'unread', 'archived']).optional(),
      /** Words of a message, of a title or of the other's name. */
      q: z.string().trim().max(LIMITS.searchText.max).optional(),
      cursor: z.string().max(20).optional(),
    }),
    output: z.array(ConversationSummary),
  },
  getConversation: {
    method: 'GET',
    path: '/api/conversations/:id',
    summary: 'One of my conversations with its latest messages, or with those before a number',
    needsAccount: true,
    params: IdParams,
    query: z.object({ before: queryInteger(1, 1_000_000).optional() }),
    output: Conversation,
  },
  exportConversation: {
    method: 'GET',
    path: '/api/conversations/:id/export',
    summary: 'One of my conversations as text',
    needsAccount: true,
    params: IdParams,
    output: z.string(),
    answers: { 'text/plain': z.string() },
  },
  sendMessage: {
    method: 'POST',
    path: '/api/conversations/:id/messages',
    summary:
      'Write in one of my conversations. A retry with the same clientId is answered with the first result. The form of a page without scripts is answered with a redirect to the conversation.',
    needsAccount: true,
    needs: 'talk',
    isIdempotent: true,
    keyIn: 'clientId',
    accepts: ['application/json', 'application/x-www-form-urlencoded'],
    refusedTitle: 'Your message was not sent',
    params: IdParams,
    body: NewMessage,
    output: Message,
    status: 201,
    refusals: ['forbidden', 'conflict', 'rate-limited'],
  },
  shareContact: {
    method: 'POST',
    path: '/api/conversations/:id/contact',
    summary: 'Share my name, e-mail address and phone number with the other side, by consent',
    needsAccount: true,
    needs: 'talk',
    isIdempotent: true,
    keyIn: 'clientId',
    params: IdParams,
    body: z.object({ clientId: z.uuid('must be a UUID') }),
    output: Message,
    status: 201,
    refusals: ['forbidden', 'conflict', 'rate-limited'],
  },
  markRead: {
    method: 'PUT',
    path: '/api/conversations/:id/read',
    summary: 'Tell the greatest number seen on a screen; it never goes back',
    needsAccount: true,
    params: IdParams,
    body: z.object({ seq: z.number().int().min(0).max(1_000_000) }),
    output: ConversationSummary,
  },
  updateConversation: {
    method: 'PATCH',
    path: '/api/conversations/:id',
    summary: 'Archive or mute one of my conversations; a new message brings an archived one back',
    needsAccount: true,
    params: IdParams,
    body: z.object({
      isArchived: z.boolean().optional(),
      /** For eight hours, a week, or until switched on again. */
      mute: z.enum(['8-hours', 'week', 'always', 'off']).optional(),
    }),
    output: ConversationSummary,
  },
  redactMessage: {
    method: 'POST',
    path: '/api/admin/conversations/:id/messages/:seq/redact',
    summary: 'Empty a message and its files, for the law or against abuse; its number stays. Admins only.',
    needsAdmin: true,
    params: z.object({ id: Id, seq: Id }),
    body: z.object({ reason: note.min(1, 'Say why') }),
    output: z.object({ success: z.boolean() }),
    refusals: ['not-found'],
  },
  reportConversation: {
    method: 'POST',
    path: '/api/conversations/:id/reports',
    summary: 'Report a message of the other side; admins then see it and the ten before it',
    needsAccount: true,
    params: IdParams,
    body: z.object({
      reason: z.enum(MESSAGE_REPORT_REASONS, 'Please choose a reason'),
      details: note.optional().transform((text) => text ?? ''),
      seq: z.number().int().min(1).max(1_000_000),
    }),
    output: z.object({ success: z.boolean() }),
    status: 201,
    refusals: ['rate-limited'],
  },
})

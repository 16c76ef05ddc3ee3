import { z } from 'zod'
import { FEED_EVENT_KINDS } from '#domain/messaging/conversation.ts'
import { queryInteger } from '../common.ts'
import { Notice } from '../ground/notices.ts'
import { Message } from '../messaging/conversations.ts'
import { defineRoutes } from '../route.ts'

/** Far more events than anybody will ever have. */
const MAX_SEQ = 1_000_000_000

const OrganizationCounts = z.object({
  id: z.number().int(),
  unreadConversations: z.number().int(),
  unseenNotices: z.number().int(),
  newRequests: z.number().int(),
  waitingBookings: z.number().int(),
})
export type OrganizationCounts = z.infer<typeof OrganizationCounts>

const LiveCounts = z.object({
  /** Conversations with something unread; those in the archive do not count. */
  unreadConversations: z.number().int(),
  /** Notices not yet shown in the list of the bell. */
  unseenNotices: z.number().int(),
  /** Requests for my spaces that nobody has answered. */
  newRequests: z.number().int(),
  /** Bookings of mine with a quote to answer, or with a first payment that I have not said to have sent. */
  waitingBookings: z.number().int(),
  /** The same of each organization; absent for who belongs to one only. */
  organizations: z.array(OrganizationCounts).optional(),
})
export type LiveCounts = z.infer<typeof LiveCounts>

/** What happened for the person who asks, as they may see it. */
export const LiveEvent = z.object({
  /** Numbers of a person's events have no gaps. Of a `reset`, the number from which it goes on. */
  seq: z.number().int(),
  /** `reset`: what was asked for is no longer kept; read everything again. */
  kind: z.enum([...FEED_EVENT_KINDS, 'reset']),
  conversationId: z.number().int().optional(),
  /** Of `message`: what was written or happened. */
  message: Message.optional(),
  /** How the conversation stands now, so that lists need not ask; absent once it is deleted. */
  conversation: z
    .object({ lastSeq: z.number().int(), readSeq: z.number().int(), unread: z.number().int() })
    .optional(),
  noticeId: z.number().int().optional(),
  /** As the list of the bell shows it; absent where that does not, and once it is deleted. */
  notice: Notice.optional(),
  /** With the latest of several events: how the counts of the header stand. */
  counts: LiveCounts.optional(),
})
export type LiveEvent = z.infer<typeof LiveEvent>

/** Number of the last event the reader has. */
const after = queryInteger(0, MAX_SEQ)

export const liveRoutes = defineRoutes({
  streamEvents: {
    method: 'GET',
    path: '/api/live',
    summary:
      'My events as they happen, as a stream of server-sent events: `event` is the kind, `data` an event, `id` its number. A Last-Event-ID goes before `after`. The first event is `hello`.',
    needsAccount: true,
    /** Without it, events from now on. */
    query: z.object({ after: after.optional() }),
    output: z.string(),
    answers: { 'text/event-stream': z.string() },
  },
  listEvents: {
    method: 'GET',
    path: '/api/live/events',
    summary: 'My events after a number, oldest first, for clients that cannot keep a stream open',
    needsAccount: true,
    query: z.object({ after: after.default(0) }),
    output: z.object({
      events: z.array(LiveEvent),
      /** There are more: ask again at once. */
      hasMore: z.boolean(),
    }),
  },
  getLiveSummary: {
    method: 'GET',
    path: '/api/live/summary',
    summary: 'Counts for the header, and the number of the latest event to follow from',
    needsAccount: true,
    output: LiveCounts.extend({ feedSeq: z.number().int() }),
  },
})

import { z } from 'zod'
import { LIMITS } from '#domain/limits.ts'
import { LISTING_STATUSES } from '#domain/listings/listing.ts'
import { LISTING_REPORT_REASONS, REPORT_REASONS } from '#domain/messaging/reports.ts'
import { IdParams, toWords } from '../common.ts'
import { defineRoutes } from '../route.ts'

const note = z
  .string()
  .overwrite(toWords)
  .trim()
  .max(LIMITS.reason.max, `Details must be at most ${LIMITS.reason.max} characters`)

export const Report = z.object({
  id: z.number().int(),
  listing: z.object({ id: z.number().int(), title: z.string(), status: z.enum(LISTING_STATUSES) }),
  /** Of a report about a message: where it stands. */
  message: z.object({ conversationId: z.number().int(), seq: z.number().int() }).nullable(),
  reason: z.enum(REPORT_REASONS),
  details: z.string(),
  /** Username; null for guests. */
  reporter: z.string().nullable(),
  status: z.enum(['open', 'resolved']),
  resolution: z.string().nullable(),
  resolvedBy: z.string().nullable(),
  /** Whether it was right. */
  isUpheld: z.boolean(),
  createdAt: z.string(),
})
export type Report = z.infer<typeof Report>

export const ReportedMessage = z.object({
  seq: z.number().int(),
  /** Username; null for Placard itself. */
  author: z.string().nullable(),
  body: z.string(),
  /** Of an answer by mail: what `body` is without. */
  leftOut: z.string().nullable(),
  files: z.array(z.string()),
  isReported: z.boolean(),
  isRedacted: z.boolean(),
  createdAt: z.string(),
})
export type ReportedMessage = z.infer<typeof ReportedMessage>

export const reportRoutes = defineRoutes({
  reportListing: {
    method: 'POST',
    path: '/api/listings/:id/reports',
    summary: 'Say that something is wrong with a public listing; no account needed',
    params: IdParams,
    body: z.object({
      reason: z.enum(LISTING_REPORT_REASONS, 'Please choose a reason'),
      details: note.optional().transform((text) => text ?? ''),
    }),
    output: z.object({ success: z.boolean() }),
    status: 201,
    refusals: ['listing-not-found', 'rate-limited'],
  },
  listReports: {
    method: 'GET',
    path: '/api/admin/reports',
    summary: 'Reports, newest first; admins only. Next page in Link.',
    needsAdmin: true,
    query: z.object({
      status: z.enum(['open', 'resolved']).optional(),
      cursor: z.string().max(20).optional(),
    }),
    output: z.array(Report),
  },
  listReportedMessages: {
    method: 'GET',
    path: '/api/admin/reports/:id/messages',
    summary: 'A reported message and the ten before it; reading them is audited. Admins only.',
    needsAdmin: true,
    params: IdParams,
    output: z.array(ReportedMessage),
    refusals: ['not-found'],
  },
  resolveReport: {
    method: 'PATCH',
    path: '/api/admin/reports/:id',
    summary: 'Close a report with what was done about it; admins only',
    needsAdmin: true,
    params: IdParams,
    body: z.object({
      resolution: note.min(1, 'Say what was done'),
      /** Whether it was right: that ends the trust in the seller, if there is one. */
      isUpheld: z.boolean().default(false),
    }),
    output: Report,
    refusals: ['conflict'],
  },
})

import { z } from 'zod'
import { queryInteger } from '../common.ts'
import { defineRoutes } from '../route.ts'

const text = (max: number) => z.string().overwrite((given) => given.replaceAll('\0', '').slice(0, max))

export const Breadcrumb = z.object({
  category: text(60),
  message: text(300),
  level: text(20).optional(),
  at: text(40).optional(),
})

/** A browser's error report; longer texts are truncated. */
export const BrowserError = z.object({
  message: text(1000),
  stack: text(8000).optional(),
  /** Where it was caught, e.g. `login`. */
  where: text(100),
  /** Path of the page, without its query. */
  path: text(300),
  breadcrumbs: z.array(Breadcrumb).max(50).optional(),
})
export type BrowserError = z.infer<typeof BrowserError>

export const ErrorReport = z.object({
  id: z.number().int(),
  source: z.enum(['server', 'browser']),
  message: z.string(),
  stack: z.string().nullable(),
  place: z.string(),
  userId: z.string().nullable(),
  userRole: z.string().nullable(),
  requestId: z.string().nullable(),
  userAgent: z.string().nullable(),
  breadcrumbs: z.array(Breadcrumb),
  createdAt: z.string(),
  /** No admin has marked it as seen. */
  isNew: z.boolean(),
})
export type ErrorReport = z.infer<typeof ErrorReport>

export const errorLogRoutes = defineRoutes({
  reportError: {
    method: 'POST',
    path: '/api/errors',
    summary: 'A browser tells of an error; throttled',
    body: BrowserError,
    output: z.object({ success: z.boolean() }),
    status: 202,
    refusals: ['rate-limited'],
  },
  listErrors: {
    method: 'GET',
    path: '/api/admin/errors',
    summary: 'The error log, newest first; admins only. Next page in Link.',
    needsAdmin: true,
    query: z.object({
      /** Cursor: only entries older than this id. */
      before: queryInteger(1, Number.MAX_SAFE_INTEGER).optional(),
    }),
    output: z.array(ErrorReport),
  },
  markErrorsSeen: {
    method: 'POST',
    path: '/api/admin/errors/seen',
    summary: 'Mark errors as seen, up to the newest that was shown; admins only',
    needsAdmin: true,
    body: z.object({ upTo: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    output: z.object({ seen: z.number().int() }),
  },
})

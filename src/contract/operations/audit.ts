import { z } from 'zod'
import { LIMITS } from '#domain/limits.ts'
import { queryInteger } from '../common.ts'
import { defineRoutes } from '../route.ts'

const Values = z.record(z.string(), z.unknown()).nullable()

export const AuditEvent = z.object({
  id: z.number().int(),
  /** Username; null when nobody was signed in. */
  actor: z.string().nullable(),
  /** `subject.verb`, e.g. `listing.approved`. */
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string().nullable(),
  before: Values,
  after: Values,
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  requestId: z.string().nullable(),
  createdAt: z.string(),
})
export type AuditEvent = z.infer<typeof AuditEvent>

export const auditRoutes = defineRoutes({
  listAuditEvents: {
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'The audit log, newest first; admins only. Next page in Link.',
    needsAdmin: true,
    query: z.object({
      /** Search: actor's username, an action (`user.` finds all of users) or `type#id`. */
      q: z.string().trim().max(LIMITS.searchText.max).optional(),
      /** Cursor: only entries older than this id. */
      before: queryInteger(1, Number.MAX_SAFE_INTEGER).optional(),
    }),
    output: z.array(AuditEvent),
  },
})

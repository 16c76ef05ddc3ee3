import type { Tx } from './database.ts'

/** Where a request came from, as recorded in the audit log. */
export interface Origin {
  address: string | null
  userAgent: string | null
  requestId: string | null
}

export interface AuditEvent {
  /** The actor; null when nobody is signed in, e.g. a failed sign-in. */
  actorId: number | null
  /** `subject.verb`, e.g. `session.started`. */
  action: string
  subject: { type: string; id: string | number | null }
  before?: Record<string, unknown> | undefined
  after?: Record<string, unknown> | undefined
  origin: Origin
}

/** Appends one event in the caller's transaction, so that a rollback removes it too. Never pass a secret. */
export function recordAudit(trx: Tx, event: AuditEvent): Promise<void> {
  return recordAudits(trx, [event])
}

/** Several in one statement. */
export async function recordAudits(trx: Tx, events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return
  await trx
    .insertInto('audit_events')
    .values(
      events.map((event) => ({
        actor_id: event.actorId,
        action: event.action,
        subject_type: event.subject.type,
        subject_id: event.subject.id === null ? null : String(event.subject.id),
        before: event.before ? JSON.stringify(event.before) : null,
        after: event.after ? JSON.stringify(event.after) : null,
        address: event.origin.address,
        user_agent: event.origin.userAgent,
        request_id: event.origin.requestId,
      })),
    )
    .execute()
}

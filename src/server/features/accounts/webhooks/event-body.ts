import type { Selectable } from 'kysely'
import {
  bookingPath,
  bookingsPath,
  editListingPath,
  importPath,
  planPath,
  proposalPath,
  webhooksPath,
} from '#domain/paths.ts'
import type { WebhookSubject } from '#domain/webhook-events.ts'
import type { WebhookEventsTable } from '../../../platform/db/tables.gen.ts'

type Event = Pick<Selectable<WebhookEventsTable>, 'type' | 'subject' | 'subject_id' | 'facts' | 'created_at'>

/** Where a person sees it, and where a program reads it; null for what no key reads. */
const PLACES: Record<WebhookSubject, { page: (id: number) => string; api: string | null }> = {
  booking: { page: bookingPath, api: '/api/bookings/' },
  space: { page: editListingPath, api: '/api/my/listings/' },
  plan: { page: planPath, api: '/api/plans/' },
  proposal: { page: proposalPath, api: null },
  import: { page: importPath, api: null },
  webhook: { page: webhooksPath, api: null },
}

/** Of a proposal its client has a link, by mail and by that alone. */
const isForClient = ({ type, facts }: Pick<Event, 'type' | 'facts'>): boolean =>
  type === 'proposal.received' || (type === 'proposal.decided' && facts.status === 'withdrawn')

/**
 * What is sent: ids, states and where to read the rest. Nobody's name, contact, words or amount is in it. The same bytes however
 * often it is sent.
 */
export function toEventBody(
  { type, subject, subject_id: id, facts, created_at }: Event,
  publicUrl: string,
): string {
  const { page, api } = PLACES[subject]
  const path = isForClient({ type, facts }) ? bookingsPath() : page(id)
  return JSON.stringify({
    type,
    timestamp: created_at.toISOString(),
    data: {
      object: subject,
      id,
      url: `${publicUrl}${path}`,
      ...(api && { apiUrl: `${publicUrl}${api}${id}` }),
      ...facts,
    },
  })
}

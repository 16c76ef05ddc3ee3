import type { Viewing } from '#contract/messaging/viewings.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { isOwnPicture, toIllustrationUrl } from '#domain/listings/pictures.ts'
import { listViewingSteps } from '#domain/messaging/viewings.ts'
import { proposerOf, timesOf } from './lock-viewing.ts'
import type { ViewingView } from './queries.ts'

/** A viewing as one of its two sides sees it, with the steps that the reader's role includes. */
export function presentViewing(
  row: ViewingView,
  { organizationId: readerId, may }: Pick<Actor, 'organizationId' | 'may'>,
  now: Date,
): Viewing {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    listing: {
      id: row.listing_id,
      title: row.title,
      location: row.location_text,
      imageUrl: row.images.find(({ url }) => isOwnPicture(url))?.url ?? toIllustrationUrl(row.ad_type),
    },
    side: row.buyer_id === readerId ? 'buyer' : 'seller',
    other: { id: row.other_id, name: row.other_name ?? row.other_username, company: row.other_company },
    status: row.status,
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    proposedTimes: row.proposed_times.map((time) => time.toISOString()),
    proposedBy: row.proposed_by === null ? null : proposerOf(row) === readerId ? 'me' : 'other',
    minutes: row.minutes,
    timeZone: row.time_zone,
    place: row.place,
    reason: row.reason,
    steps: may.has('talk') ? listViewingSteps(timesOf(row), readerId, now) : [],
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

import type { DeskReview, OwnReview, PublicReview } from '#contract/booking/seller-reviews.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import { toReviewerName } from '#domain/booking/review/review-rules.ts'
import type { DeskRow, NamedReview } from './queries.ts'

/** As it is signed. */
export function signerOf({
  name,
  username,
  company,
  deleted_at,
}: Pick<NamedReview, 'name' | 'username' | 'company' | 'deleted_at'>): string {
  return toReviewerName({ name: name ?? username, company, hasLeft: deleted_at !== null })
}

/** @param seesReply whether a reply that is held or hidden is shown, to whom it is or who moderates */
function presentWords(row: NamedReview, seesReply: boolean) {
  const { reply, replied_at, reply_state } = row
  const isSeen = reply !== null && (reply_state === 'shown' || seesReply)
  return {
    id: row.id,
    author: signerOf(row),
    overall: row.overall,
    parts: row.parts,
    body: row.body,
    title: row.title,
    last: row.last_day,
    reply:
      isSeen && replied_at && reply_state
        ? { body: reply, createdAt: replied_at.toISOString(), state: reply_state }
        : null,
  }
}

export function presentPublic(row: NamedReview): PublicReview {
  return { ...presentWords(row, false), shownAt: (row.shown_at ?? row.created_at).toISOString() }
}

/** @param seesReply of whom it is about, or a moderator */
export function presentOwn(row: NamedReview, seesReply: boolean): OwnReview {
  return {
    ...presentWords(row, seesReply),
    side: row.side,
    state: row.state,
    counts: row.counts,
    reason: row.reason,
    shownAt: row.shown_at?.toISOString() ?? null,
  }
}

export function presentDesk(row: DeskRow): DeskReview {
  return {
    ...presentOwn(row, true),
    bookingId: row.booking_id,
    reference: toBookingReference(row.booking_id),
    writer: row.username,
    about: row.about,
    reports: row.reports,
    createdAt: row.created_at.toISOString(),
  }
}

import { formatShortCents } from '#domain/booking/price/cents.ts'
import type { ApprovedStep } from '#domain/booking/spending.ts'
import { toBookingReference } from '#domain/booking/terms.ts'
import type { NoticeKind } from '#domain/ground/notices.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import type { BookingRow } from '../lock-booking.ts'
import { notifyPeople } from '../notify-parties.ts'

interface ApprovalNews {
  booking: Pick<BookingRow, 'id' | 'buyer_id' | 'listing_id'>
  kind: Extract<NoticeKind, 'approval-asked' | 'approval-decided'>
  /** Who is told, at least one, and who did it. */
  userIds: readonly number[]
  by: number
  /** With the title of the space, and the name of who did it. */
  toText: (names: { what: string; who: string }) => string
  now: Date
}

/** Tells colleagues of one another, in the list of the bell and by mail: the other side of the booking hears of none of it. */
export async function notifyApproval(trx: Tx, news: ApprovalNews): Promise<void> {
  const { booking, kind, userIds, by, toText, now } = news
  // who asked may have left
  const members = await trx
    .selectFrom('organization_members')
    .select('user_id')
    .where('organization_id', '=', booking.buyer_id)
    .where('user_id', 'in', [...userIds])
    .orderBy('user_id')
    .execute()
  if (members.length === 0) return
  const { title, name, username } = await trx
    .selectFrom('listings')
    .innerJoin('users', (join) => join.on('users.id', '=', by))
    .select(['listings.title', 'users.name', 'users.username'])
    .where('listings.id', '=', booking.listing_id)
    .executeTakeFirstOrThrow()
  const notices = members.map(({ user_id: userId }) => ({
    userId,
    organizationId: booking.buyer_id,
    kind,
    subject: { type: 'booking', id: booking.id } as const,
    actorId: by,
    data: {
      title,
      text: toText({ what: `“${title}”`, who: name ?? username }),
      reference: toBookingReference(booking.id),
    },
    key: `approval:${booking.id}`,
    now,
  }))
  await notifyPeople(trx, notices)
}

/** "Ana asks you to approve $1,200 for “Wall by the ferry”" */
export const askingText =
  (cents: number): ApprovalNews['toText'] =>
  ({ what, who }) =>
    `${who} asks you to approve ${formatShortCents(cents)} for ${what}`

/** "Lena Ford approved “Wall by the ferry” and sent the request" */
export const approvedText =
  (step: ApprovedStep): ApprovalNews['toText'] =>
  ({ what, who }) =>
    `${who} approved ${what} and ${DONE[step]}`

const DONE: Record<ApprovedStep, string> = {
  request: 'sent the request',
  book: 'booked it',
  accept: 'accepted its terms',
}

export const declinedText =
  (reason: string): ApprovalNews['toText'] =>
  ({ what, who }) =>
    `${who} did not approve ${what}${reason && `: ${reason}`}`

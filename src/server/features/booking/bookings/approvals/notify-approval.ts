import { formatShortCents } from '#domain/booking/price/cents.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import type { ApprovableStep } from '#domain/booking/spending.ts'
import type { NoticeKind } from '#domain/ground/notices.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { notifyPeople } from '../notify-parties.ts'

interface ApprovalNews {
  asking: { id: number; organizationId: number; bookingId: number | null }
  /** Name of the space, or of the proposal. */
  title: string
  /** Of several at once: how many, which are found in their list. */
  spaces?: number
  kind: Extract<NoticeKind, 'approval-asked' | 'approval-decided'>
  /** Who is told, at least one, and who did it. */
  userIds: readonly number[]
  by: number
  /** With the title, and the name of who did it. */
  toText: (names: { what: string; who: string }) => string
  now: Date
}

/** Tells colleagues of one another, in the list of the bell and by mail: the other side hears of none of it. */
export async function notifyApproval(trx: Tx, news: ApprovalNews): Promise<void> {
  const { asking, title, spaces, kind, userIds, by, toText, now } = news
  const { id, organizationId, bookingId } = asking
  // who asked may have left
  const members = await trx
    .selectFrom('organization_members')
    .select('user_id')
    .where('organization_id', '=', organizationId)
    .where('user_id', 'in', [...userIds])
    .orderBy('user_id')
    .execute()
  if (members.length === 0) return
  const { name, username } = await trx
    .selectFrom('users')
    .select(['name', 'username'])
    .where('id', '=', by)
    .executeTakeFirstOrThrow()
  const subject =
    bookingId === null ? ({ type: 'approval', id } as const) : ({ type: 'booking', id: bookingId } as const)
  const notices = members.map(({ user_id: userId }) => ({
    userId,
    organizationId,
    kind,
    subject,
    actorId: by,
    data: {
      title,
      text: toText({ what: `“${title}”`, who: name ?? username }),
      ...(spaces !== undefined && { spaces }),
      ...(bookingId !== null && { reference: toBookingReference(bookingId) }),
    },
    key: bookingId === null ? `approval-of:${id}` : `approval:${bookingId}`,
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
  (step: ApprovableStep): ApprovalNews['toText'] =>
  ({ what, who }) =>
    `${who} approved ${what} and ${DONE[step]}`

const DONE: Record<ApprovableStep, string> = {
  request: 'sent the request',
  book: 'booked it',
  accept: 'accepted its terms',
  counter: 'sent the counter-offer',
  change: 'asked for the change',
  agree: 'accepted the change',
  proposal: 'accepted the proposal',
}

export const declinedText =
  (reason: string): ApprovalNews['toText'] =>
  ({ what, who }) =>
    `${who} did not approve ${what}${reason && `: ${reason}`}`

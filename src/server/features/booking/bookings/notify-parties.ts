import { isAudience } from '#domain/audience.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import type { SystemEvent } from '#domain/messaging/conversation.ts'
import { required } from '#domain/required.ts'
import type { Config } from '../../../config.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { appendEvents } from '../../../platform/live/append-events.ts'
import { lockFeeds } from '../../../platform/live/lock-feeds.ts'
import { sendMails } from '../../../platform/mail/mail.ts'
import { nameOrganization } from '../../../platform/mail/name-organization.ts'
import { insertNotices, type NewNotice } from '../../ground/notices/notify.ts'
import { markRead } from '../../ground/notices/read-notice.ts'
import type { ConversationRow } from '../../messaging/conversations/lock-conversation.ts'
import { appendSystem } from '../../messaging/conversations/send-message.ts'
import type { BookingNotification } from './booking-notification.ts'
import { bookingMail } from './emails.ts'
import { type Member, readMembersOf } from './read-members.ts'

/** Whatever becomes of a booking is one row of its reader's list, which counts up. */
export const keyOf = (bookingId: number): string => `booking:${bookingId}`

interface NotifyPartiesInput {
  told: readonly BookingNotification[]
  /** In the booking's locked thread. */
  message?: { conversation: ConversationRow; data: SystemEvent; body: string } | undefined
  /** Whoever acts has seen what they were told before. */
  seen?: { userId: number; key: string } | undefined
  /** No letters of this booking go out: the caller sends one of it and more. Whose dates it takes is mailed as always. */
  isMailedByCaller?: boolean
  now: Date
}

/** The one way in which people are told of a booking. All their feeds are locked at once and in order, once for all of it. */
export async function notifyParties(
  { config }: { config: Config },
  trx: Tx,
  { told, message, seen, isMailedByCaller = false, now }: NotifyPartiesInput,
): Promise<void> {
  const { reached, thread } = await findRecipients(trx, told, message?.conversation.id)
  const readers = [
    ...[...reached.map(({ recipient }) => recipient), ...thread].map(({ id }) => id),
    seen?.userId,
  ]
  await lockFeeds(trx, [...new Set(readers.filter((id) => id !== undefined))])
  const beside = [
    ...(seen ? await markRead(trx, { ...seen, now }) : []),
    ...(await insertNotices(
      trx,
      reached.map((one) => toNotice(one, now)),
    )),
  ]
  if (message) await appendSystem(trx, message.conversation, { ...message, beside, now })
  else await appendEvents(trx, beside)
  const mailed = isMailedByCaller
    ? reached.filter(({ booking }) => booking.conversation_id !== message?.conversation.id)
    : reached
  await sendMails(
    trx,
    mailed.map((one) => nameOrganization(bookingMail({ config, ...one }), one.recipient.actingFor)),
  )
}

type Addressed = BookingNotification & { recipient: Member }

/** Of each side those whose role calls for it; beside them all who read the thread. */
async function findRecipients(
  trx: Tx,
  told: readonly BookingNotification[],
  threadId: number | undefined,
): Promise<{ reached: Addressed[]; thread: readonly Member[] }> {
  // a client without an account has no thread and is not notified, and their seller acts alone
  const talked = told.filter(({ booking }) => booking.conversation_id !== null)
  const conversations = new Set(talked.map(({ booking }) => required(booking.conversation_id)))
  const ids = threadId === undefined ? [...conversations] : [...conversations.add(threadId)]
  const members = await readMembersOf(trx, ids)
  const reached = talked.flatMap((one) =>
    (members.get(required(one.booking.conversation_id)) ?? [])
      .filter(({ side, role }) => side === one.side && role !== null && isAudience(role, one.kind, side))
      .map((recipient) => ({ ...one, recipient })),
  )
  return { reached, thread: threadId === undefined ? [] : (members.get(threadId) ?? []) }
}

function toNotice(
  { booking, terms, recipient, kind, key, by, step, words }: Addressed,
  now: Date,
): NewNotice {
  return {
    userId: recipient.id,
    organizationId: recipient.organizationId ?? undefined,
    kind,
    subject: { type: 'booking', id: booking.id },
    actorId: by,
    data: {
      title: terms.listing.title,
      text: words.line,
      ...(step && { step }),
      reference: toBookingReference(booking.id),
    },
    key,
    isMailedByCaller: true,
    now,
  }
}

/** Each to one person, beside what both sides are told: their feeds are locked at once and in order. */
export async function notifyPeople(trx: Tx, notices: readonly NewNotice[]): Promise<void> {
  await lockFeeds(trx, [...new Set(notices.map(({ userId }) => userId))])
  await appendEvents(trx, await insertNotices(trx, notices))
}

interface BookingReminder {
  bookingId: number
  kind: string
}

/** Of many at once, each once for its booking and kind. @returns those that are the first of theirs */
export async function recordReminders<R extends BookingReminder>(
  trx: Tx,
  reminders: readonly R[],
  now: Date,
): Promise<R[]> {
  if (reminders.length === 0) return []
  const made = await trx
    .insertInto('booking_reminders')
    .values(reminders.map(({ bookingId, kind }) => ({ booking_id: bookingId, kind, created_at: now })))
    .onConflict((conflict) => conflict.constraint('booking_reminders_pkey').doNothing())
    .returning(['booking_id', 'kind'])
    .execute()
  const isNew = new Set(made.map((row) => `${row.booking_id} ${row.kind}`))
  return reminders.filter(({ bookingId, kind }) => isNew.has(`${bookingId} ${kind}`))
}

/** Of a locked booking, once for its kind. @returns whether it is the first such reminder */
export async function recordReminder(
  trx: Tx,
  { bookingId, kind, now }: { bookingId: number; kind: string; now: Date },
): Promise<boolean> {
  return (await recordReminders(trx, [{ bookingId, kind }], now)).length > 0
}

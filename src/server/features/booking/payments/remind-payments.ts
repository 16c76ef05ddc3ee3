import { LATE_DAYS, type StandingDue, UNANSWERED } from '#domain/booking/payments.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import { required } from '#domain/required.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notifyOrganizations } from '../../ground/notices/audience.ts'
import { listOpenBookings, type OpenBooking } from './list-open.ts'
import { isUnanswered } from './reconcile.ts'

interface Reminder {
  kind: string
  organizationId: number
  side: Side
  text: string
}

/** Reminds buyers of what is late, sellers of what is late of a client without an account, and sellers of what they have not answered, each once. */
export async function remindPayments(context: Pick<AppContext, 'db' | 'now' | 'metrics'>): Promise<void> {
  const now = context.now()
  for (const booking of await listOpenBookings(context.db, { now }))
    for (const reminder of listReminders(booking, now)) await remind(context, booking, { ...reminder, now })
}

function listReminders(booking: OpenBooking, now: Date): Reminder[] {
  const reference = toBookingReference(booking.id)
  const today = toWallTime(now, booking.timeZone).date
  const late = booking.dues.flatMap((due, at): Reminder[] => {
    const days = LATE_DAYS.findLast((count) => due.isLate && daysSince(required(due.dueOn), today) >= count)
    return days === undefined
      ? []
      : [
          {
            kind: `due:${at}:${days}`,
            // a client without an account is reminded by their seller
            ...(booking.buyerId === null
              ? { organizationId: booking.sellerId, side: 'seller' as const }
              : { organizationId: booking.buyerId, side: 'buyer' as const }),
            text: describeLate(due, reference),
          },
        ]
  })
  const waiting = booking.sent
    .filter(({ created_at }) => isUnanswered(created_at, UNANSWERED.remindDays, now))
    .map(
      ({ id, cents }): Reminder => ({
        kind: `sent:${id}`,
        organizationId: booking.sellerId,
        side: 'seller',
        text: `Has it arrived? ${formatCents(cents)} for ${reference} were sent`,
      }),
    )
  return [...late, ...waiting]
}

function describeLate({ cents, paidCents, label }: StandingDue, reference: string): string {
  return `${formatCents(cents - paidCents)} for ${reference} are late: ${label}`
}

async function remind(
  { db, metrics }: Pick<AppContext, 'db' | 'metrics'>,
  { id, title }: OpenBooking,
  { kind, organizationId, side, text, now }: Reminder & { now: Date },
): Promise<void> {
  await inTransaction({ db, metrics }, async (trx) => {
    const fresh = await trx
      .insertInto('payment_reminders')
      .values({ booking_id: id, kind, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('kind')
      .executeTakeFirst()
    if (!fresh) return
    await notifyOrganizations(trx, [
      {
        organizationId,
        side,
        kind: 'booking-reminder',
        subject: { type: 'booking', id },
        actorId: null,
        data: { title, text, reference: toBookingReference(id) },
        key: `payment-reminder:${id}:${kind}`,
        now,
      },
    ])
  })
}

function daysSince(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}

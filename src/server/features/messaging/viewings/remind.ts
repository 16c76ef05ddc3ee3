import { SIDES } from '#domain/messaging/conversation.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { notifyOrganizations } from '../../ground/notices/audience.ts'
import { reminderMail } from './emails.ts'
import { findBuyer, lockViewing, type ViewingRow } from './lock-viewing.ts'
import { type Parties, readParties } from './parties.ts'
import { remindersOf, scheduleReminder } from './schedule-reminder.ts'

/** Reminds both sides if that is due, once however often the job runs, and puts down the next reminder. */
export async function remind(context: AppContext, id: number): Promise<void> {
  const { db, config, now } = context
  const buyerId = await findBuyer(db, id)
  if (buyerId === undefined) return
  await db.transaction().execute(async (trx) => {
    const { viewing } = await lockViewing(trx, id, buyerId)
    const at = now()
    if (isDue(viewing, at)) {
      const parties = await readParties(trx, viewing.conversation_id)
      await trx.updateTable('viewings').set({ reminded_at: at }).where('id', '=', id).execute()
      await notifyBoth(trx, { viewing, parties, now: at })
      for (const recipient of parties.people)
        await sendMail(trx, reminderMail({ config, viewing, parties, recipient, now: at }))
    }
    await scheduleReminder(trx, viewing, at)
  })
}

function isDue({ status, starts_at, reminded_at }: ViewingRow, now: Date): boolean {
  if (status !== 'confirmed' || starts_at === null || starts_at <= now) return false
  const due = remindersOf(starts_at).findLast((instant) => instant <= now)
  return due !== undefined && (reminded_at === null || reminded_at < due)
}

async function notifyBoth(
  trx: Tx,
  { viewing, parties, now }: { viewing: ViewingRow; parties: Parties; now: Date },
): Promise<void> {
  const { id, starts_at, time_zone, conversation_id: conversationId } = viewing
  await notifyOrganizations(
    trx,
    SIDES.map((side) => ({
      organizationId: side === 'buyer' ? viewing.buyer_id : viewing.seller_id,
      side,
      kind: 'viewing-reminder',
      subject: { type: 'viewing', id },
      actorId: null,
      data: {
        title: parties.title,
        conversationId,
        startsAt: required(starts_at).toISOString(),
        timeZone: time_zone,
      },
      key: `viewing:${id}:reminder`,
      isMailedByCaller: true,
      now,
    })),
  )
}

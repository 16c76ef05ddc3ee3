import type { Side, SystemEventName } from '#domain/messaging/conversation.ts'
import { describeStep, type NotifiedStep } from '#domain/messaging/viewing-words.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { notifyOrganizations } from '../../ground/notices/audience.ts'
import { readNotice } from '../../ground/notices/read-notice.ts'
import type { ConversationRow } from '../conversations/lock-conversation.ts'
import { appendSystem } from '../conversations/send-message.ts'
import { calendarMethodOf, stepMail } from './emails.ts'
import type { ViewingRow } from './lock-viewing.ts'
import { otherSide, type Parties, type Party, readParties } from './parties.ts'
import { scheduleReminder } from './schedule-reminder.ts'

interface NotifyViewingStepInput {
  conversation: ConversationRow
  /** The viewing as it is now. */
  viewing: ViewingRow
  step: NotifiedStep
  by: number
  side: Side
  /** A time was agreed before the step. */
  isAgreed: boolean
  now: Date
}

/** Tells a step in the thread, in the list of the bell and by mail, and keeps the reminder right: all in one commit. */
export async function notifyViewingStep(
  context: AppContext,
  trx: Tx,
  taken: NotifyViewingStepInput,
): Promise<void> {
  const { conversation, viewing, step, by, side, isAgreed, now } = taken
  const parties = await readParties(trx, conversation.id)
  const { reason } = viewing
  const times = listStepTimes(viewing)
  const name = parties.names[side]
  const words = describeStep(step, { name, isAgreed, times, zone: viewing.time_zone, reason })
  const event = {
    event: isAgreed && step === 'confirm' ? 'viewing-moved' : EVENTS[step],
    by,
    viewingId: viewing.id,
    ...(reason ? { reason } : {}),
  }
  await appendSystem(trx, conversation, { data: event, body: words, now })
  await readNotice(trx, { userId: by, key: keyOf(viewing), now })
  await notifyOther(trx, taken, parties)
  for (const recipient of recipientsOf(parties, taken))
    await sendMail(
      trx,
      stepMail({ config: context.config, viewing, parties, recipient, now, step, words, isAgreed }),
    )
  await scheduleReminder(trx, viewing, now)
}

const EVENTS: Record<NotifiedStep, SystemEventName> = {
  propose: 'viewing-proposed',
  counter: 'viewing-proposed',
  move: 'viewing-proposed',
  confirm: 'viewing-confirmed',
  decline: 'viewing-declined',
  cancel: 'viewing-cancelled',
  missed: 'viewing-missed',
}

/** As the words of notices name them. */
const NOTICE_STEPS: Record<NotifiedStep, string> = {
  propose: 'proposed',
  counter: 'countered',
  move: 'countered',
  confirm: 'confirmed',
  decline: 'declined',
  cancel: 'cancelled',
  missed: 'missed',
}

/** What the step is about: the times proposed, else the one agreed. */
function listStepTimes({ proposed_times, starts_at }: ViewingRow): Date[] {
  if (proposed_times.length > 0) return proposed_times
  return starts_at ? [starts_at] : []
}

const keyOf = ({ id }: ViewingRow) => `viewing:${id}`

async function notifyOther(
  trx: Tx,
  { conversation, viewing, step, by, side, isAgreed, now }: NotifyViewingStepInput,
  { title }: Parties,
): Promise<void> {
  const other = otherSide(side)
  await notifyOrganizations(trx, [
    {
      organizationId: other === 'buyer' ? conversation.buyer_id : conversation.seller_id,
      side: other,
      kind: 'viewing',
      subject: { type: 'viewing', id: viewing.id },
      actorId: by,
      data: {
        title,
        step: isAgreed && step === 'confirm' ? 'moved' : NOTICE_STEPS[step],
        conversationId: conversation.id,
        timeZone: viewing.time_zone,
        ...(viewing.starts_at && { startsAt: viewing.starts_at.toISOString() }),
      },
      key: keyOf(viewing),
      isMailedByCaller: true,
      now,
    },
  ])
}

/** The other side; and both where it changes their calendars. */
function recipientsOf(
  { people }: Parties,
  { step, side, isAgreed }: NotifyViewingStepInput,
): readonly Party[] {
  const isInvitation = calendarMethodOf(step, isAgreed) !== undefined
  return isInvitation ? people : people.filter((one) => one.side !== side)
}

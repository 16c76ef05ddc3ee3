import { describeOverdue, listProofDue, toProofDueLine } from '#domain/booking/proof/due-words.ts'
import { bookingPath, sellerProofPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type Mail, sendMails } from '../../../platform/mail/mail.ts'
import { nameOrganization } from '../../../platform/mail/name-organization.ts'
import { lockBooking } from '../bookings/lock-booking.ts'
import { notifyParties, recordReminders } from '../bookings/notify-parties.ts'
import { listMissing, type MissingProof } from './list-missing.ts'
import { proofKeyOf } from './notify-proof-step.ts'
import { listProducers, notifySeller } from './notify-seller.ts'

type RemindContext = Pick<AppContext, 'db' | 'config' | 'now' | 'metrics'>

/**
 * Reminds sellers of proof that is missing: 2 days before it is due, on the day and 2 days after, each once, in one letter
 * however much it is; and tells its buyer, once, that it is overdue.
 */
export async function remindOfProof(context: RemindContext): Promise<void> {
  const missing = await listMissing(context)
  for (const of of groupBy(missing, ({ sellerId }) => sellerId))
    await inTransaction(context, (trx) => remindSeller(context, trx, of))
  const late = missing.filter(({ isLate }) => isLate)
  for (const of of groupBy(late, ({ bookingId }) => bookingId))
    await inTransaction(context, (trx) => notifyBuyer(context, trx, of))
}

function groupBy(missing: readonly MissingProof[], keyOf: (one: MissingProof) => number): MissingProof[][] {
  return [...Map.groupBy(missing, keyOf).values()]
}

/** Of some, those that nobody was reminded of yet. */
function recordNew(
  trx: Tx,
  missing: readonly MissingProof[],
  { now, to }: { now: Date; to: string },
): Promise<(MissingProof & { kind: string })[]> {
  const reminders = missing.map((one) => ({ ...one, kind: `${one.reminder}${to}` }))
  return recordReminders(trx, reminders, now)
}

/** One row of the list a booking, one letter in all. */
async function remindSeller(
  { config, now }: RemindContext,
  trx: Tx,
  all: readonly MissingProof[],
): Promise<void> {
  const due = await recordNew(trx, all, { now: now(), to: '' })
  const [first] = due
  if (!first) return
  const audience = await listProducers(trx, first.sellerId)
  const notices = groupBy(due, ({ bookingId }) => bookingId).map((of) => ({
    kind: 'proof' as const,
    subject: { type: 'booking' as const, id: of[0]?.bookingId ?? first.bookingId },
    actorId: null,
    data: { title: of[0]?.title ?? first.title, text: toProofDueLine(of) },
    key: proofKeyOf(of[0]?.bookingId ?? first.bookingId),
    isMailedByCaller: true as const,
    now: now(),
  }))
  await notifySeller(trx, first.sellerId, notices)
  const isOne = notices.length === 1
  const url = `${config.PUBLIC_URL}${isOne ? bookingPath(first.bookingId) : sellerProofPath()}`
  await sendMails(
    trx,
    audience.map(({ email, actingFor }) => nameOrganization(toLetter({ email, due, url, isOne }), actingFor)),
  )
}

interface ToLetterInput {
  email: string
  due: MissingProof[]
  url: string
  isOne: boolean
}

function toLetter({ email, due, url, isOne }: ToLetterInput): Mail {
  const line = toProofDueLine(due)
  return {
    to: email,
    subject: line,
    letter: {
      heading: line,
      paragraphs: [
        'Your bookings promise to show that they ran:',
        ...listProofDue(due),
        'Hand it in on the page of the booking. Buyers see what is overdue.',
      ],
      action: { label: isOne ? 'Hand it in' : 'See all that is due', url },
      footer: 'You get this mail because of your bookings on Placard.\nReplies to this mail are not read.',
    },
  }
}

async function notifyBuyer(
  { config, now }: RemindContext,
  trx: Tx,
  all: readonly MissingProof[],
): Promise<void> {
  const [first] = all
  if (!first) return
  const { booking, conversation, terms } = await lockBooking(trx, first.bookingId)
  const due = await recordNew(trx, all, { now: now(), to: ':buyer' })
  if (!conversation || !terms || due.length === 0) return
  const words = describeOverdue({ seller: terms.seller.name, title: terms.listing.title, due })
  const key = proofKeyOf(booking.id)
  const told = [
    { booking, terms, side: 'buyer', kind: 'proof', key, by: null, words, deadline: null },
  ] as const
  await notifyParties({ config }, trx, { told, now: now() })
}

import { DAY_MS } from '#domain/dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { Config } from '#server/config.ts'
import { resolveDispute } from '#server/features/booking/disputes/resolve-dispute.ts'
import type { Tx } from '#server/platform/db/database.ts'
import { daysBefore } from './days-before.ts'
import { eraseMails } from './erase-mails.ts'
import { openSince } from './insert-bookings.ts'
import { insertInstructions } from './insert-instructions.ts'
import { DECIDED, OPERATOR_BUYS, OPERATOR_SELLS } from './operator-stories.ts'
import { play } from './play.ts'
import { createStage, type Stage } from './stage.ts'
import { KEEP, ORIGIN } from './steps.ts'

type Operator = Actor & { username: string }

/** Bookings of the first admin on both sides, and a dispute that they have decided. */
export async function insertOperatorBookings(
  trx: Tx,
  { admin, config, now }: { admin: Operator; config: Config; now: Date },
): Promise<void> {
  const stage = createStage(trx, { config, now })
  const own = OPERATOR_BUYS.map((told) => ({ ...told, buyer: admin.username }))
  const all = [...OPERATOR_SELLS, ...own]
  await openSince(
    trx,
    all.map(({ title }) => title),
  )
  await insertInstructions(stage, [admin.username])
  await play(stage, all, new Map())
  await decide(stage, admin)
  await readOld(trx, { admin, before: new Date(now.getTime() - 1.5 * DAY_MS) })
  await eraseMails(trx)
}

async function decide(stage: Stage, admin: Actor): Promise<void> {
  const { buyer, daysAgo, creditDollars, decision } = DECIDED
  const { id } = await stage.trx
    .selectFrom('booking_disputes as dispute')
    .innerJoin('bookings', 'bookings.id', 'dispute.booking_id')
    .innerJoin('users', 'users.id', 'buyer_id')
    .select('dispute.id')
    .where('username', '=', buyer)
    .executeTakeFirstOrThrow()
  stage.setTime(daysBefore(stage.end, daysAgo))
  const given = { id, resolution: 'refund', creditCents: creditDollars * 100, decision } as const
  await resolveDispute(stage.context, given, { actor: admin, origin: ORIGIN, keep: KEEP })
  stage.setTime(stage.end)
}

/** What is older has been read: only what is new is behind the bell. */
async function readOld(trx: Tx, { admin, before }: { admin: Operator; before: Date }): Promise<void> {
  await trx
    .updateTable('notices')
    .set((eb) => ({ seen_at: eb.ref('created_at'), read_at: eb.ref('created_at') }))
    .where('user_id', '=', admin.personId)
    .where('subject_type', '=', 'booking')
    .where('created_at', '<', before)
    .execute()
  await trx
    .updateTable('conversation_members')
    .from('conversations')
    .set((eb) => ({ read_seq: eb.ref('conversations.last_seq') }))
    .whereRef('conversations.id', '=', 'conversation_id')
    .where('user_id', '=', admin.personId)
    .where('booking_id', 'is not', null)
    .where('last_message_at', '<', before)
    .execute()
}

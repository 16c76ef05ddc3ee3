import type { TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import { UNFINISHED_STATUSES } from '#domain/booking/lifecycle.ts'
import { CONVERSATION_LIMITS } from '#domain/messaging/conversation.ts'
import type { AppContext } from '../../../context.ts'
import { allowRedacting } from './redact-message.ts'

/** Nightly, off-peak. */
export const CONVERSATION_CRON = '35 4 * * * sweep-conversations ?max=3'

const BATCH = 500

export function conversationTasks({ db, files, now }: AppContext): TaskList {
  /** Retention promised by the privacy policy: two years after the last message, or when both sides have left. */
  const sweepSome = () =>
    db.transaction().execute(async (trx) => {
      const old = sql<Date>`${now()}::timestamptz - make_interval(years => ${CONVERSATION_LIMITS.keptYears})`
      const rows = await trx
        .selectFrom('conversations')
        .innerJoin('organizations as buyer', 'buyer.id', 'conversations.buyer_id')
        .innerJoin('organizations as seller', 'seller.id', 'conversations.seller_id')
        .select('conversations.id')
        .where((eb) =>
          eb.or([
            eb('last_message_at', '<', old),
            eb.and([eb('buyer.deleted_at', 'is not', null), eb('seller.deleted_at', 'is not', null)]),
          ]),
        )
        // what is still agreed on needs its thread
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('bookings')
                .select('bookings.id')
                .whereRef('bookings.conversation_id', '=', 'conversations.id')
                .where('bookings.status', 'in', UNFINISHED_STATUSES),
            ),
          ),
        )
        .orderBy('conversations.id')
        .limit(BATCH)
        .forUpdate('conversations')
        .execute()
      if (rows.length === 0) return { swept: 0, paths: [] }
      const ids = rows.map(({ id }) => id)
      const paths = await trx
        .selectFrom('message_attachments')
        .select('path')
        .where('conversation_id', 'in', ids)
        .execute()
      await allowRedacting(trx)
      await trx.deleteFrom('conversations').where('id', 'in', ids).execute()
      return { swept: ids.length, paths: paths.map(({ path }) => path) }
    })

  return {
    'sweep-conversations': async () => {
      for (let swept = BATCH; swept === BATCH; ) {
        const some = await sweepSome()
        for (const path of some.paths) await files.delete(path)
        swept = some.swept
      }
    },
  }
}

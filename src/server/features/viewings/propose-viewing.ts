import { AppError } from '../../platform/http/app-error.ts'
import { appendSystem } from '../conversations/append-system.ts'
import type { ProposeViewing } from '../conversations/start-conversation.ts'

/** Proposes one to three times in a locked conversation. @throws AppError `invalid-input` */
export const proposeViewing: ProposeViewing = async (trx, { conversation, actorId, times, now }) => {
  if (times.some((time) => time <= now)) {
    const message = 'Please propose times that are still to come'
    throw new AppError('invalid-input', { message, fields: { times: message } })
  }
  const { id } = await trx
    .insertInto('viewings')
    .values({
      conversation_id: conversation.id,
      listing_id: conversation.listing_id,
      buyer_id: conversation.buyer_id,
      seller_id: conversation.seller_id,
      status: 'proposed',
      proposed_times: times,
      proposed_by: actorId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await appendSystem(trx, conversation, {
    data: {
      event: 'viewing-proposed',
      by: actorId,
      viewingId: id,
      times: times.map((time) => time.toISOString()),
    },
    body: 'Asked for a viewing.',
    now,
  })
}

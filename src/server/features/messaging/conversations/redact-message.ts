import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { appendEvents } from '../../../platform/live/append-events.ts'
import { deleteFilesOf } from '../attachments/message-files.ts'

interface Redaction {
  id: number
  seq: number
  reason: string
  actorId: number
  origin: Origin
}

/** Empties a message and deletes its files; the number stays. @throws AppError `not-found` */
export async function redactMessage({ db, files, now }: AppContext, redaction: Redaction): Promise<void> {
  const { id, seq } = redaction
  const paths = await db.transaction().execute(async (trx) => {
    const conversation = await trx
      .selectFrom('conversations')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    await allowRedacting(trx)
    const emptied = await trx
      .updateTable('messages')
      .set({ body: '', left_out: null, redacted_at: now() })
      .where('conversation_id', '=', id)
      .where('seq', '=', seq)
      .where('kind', '!=', 'system')
      .returning('seq')
      .executeTakeFirst()
    if (!conversation || !emptied) throw new AppError('not-found', { message: 'There is no such message' })
    const members = [conversation.buyer_id, conversation.seller_id]
    await appendEvents(
      trx,
      members.map((userId) => ({ userId, kind: 'message', conversationId: id, messageSeq: seq })),
    )
    await recordAudit(trx, {
      actorId: redaction.actorId,
      action: 'message.redacted',
      subject: { type: 'conversation', id },
      after: { seq, reason: redaction.reason },
      origin: redaction.origin,
    })
    return deleteFilesOf(trx, { conversationId: id, seq })
  })
  for (const path of paths) await files.delete(path)
}

/** Messages are never changed or deleted otherwise: a trigger asks for this in the same transaction. */
export async function allowRedacting(trx: Tx): Promise<void> {
  await sql`select set_config('placard.redacting', 'on', true)`.execute(trx)
}

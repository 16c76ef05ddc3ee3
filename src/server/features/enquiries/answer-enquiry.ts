import type { Actor } from '#domain/listing.ts'
import type { AppContext } from '../../context.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { answerMail } from './emails.ts'
import { MESSAGES_PER_USER } from './limits.ts'
import { getEnquiry } from './queries.ts'

/** Either side goes on with it. @throws AppError `not-found`, `rate-limited` */
export async function answerEnquiry(
  { db, config, limiter }: AppContext,
  { id, actor, message }: { id: number; actor: Actor; message: string },
): Promise<void> {
  await getEnquiry(db, id, actor.id)
  await limiter.take(MESSAGES_PER_USER, String(actor.id))
  await db.transaction().execute(async (trx) => {
    const row = await getEnquiry(trx, id, actor.id)
    await trx
      .insertInto('enquiry_messages')
      .values({ enquiry_id: id, author_id: actor.id, body: message })
      .execute()
    const status = actor.id === row.seller_id ? 'answered' : 'open'
    await trx.updateTable('enquiries').set({ status, updated_at: new Date() }).where('id', '=', id).execute()
    await sendMail(trx, answerMail(row, { authorId: actor.id, message, publicUrl: config.PUBLIC_URL }))
  })
}

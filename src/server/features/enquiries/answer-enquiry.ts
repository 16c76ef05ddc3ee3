import { type Actor, isVerified } from '#domain/listing.ts'
import type { AppContext } from '../../context.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { answerMail } from './emails.ts'
import { MESSAGES_PER_PENDING_USER, MESSAGES_PER_USER } from './limits.ts'
import { type EnquiryRow, getEnquiry } from './queries.ts'

/** Adds a message by either side. @throws AppError `not-found`, `rate-limited` */
export async function answerEnquiry(
  { db, config, limiter, now }: AppContext,
  { id, actor, message }: { id: number; actor: Actor; message: string },
): Promise<void> {
  refuseIfAlone(await getEnquiry(db, id, actor.id), actor)
  const limit = isVerified(actor) ? MESSAGES_PER_USER : MESSAGES_PER_PENDING_USER
  await limiter.take(limit, String(actor.id))
  await db.transaction().execute(async (trx) => {
    const row = await getEnquiry(trx, id, actor.id)
    await trx
      .insertInto('enquiry_messages')
      .values({ enquiry_id: id, author_id: actor.id, body: message })
      .execute()
    const status = actor.id === row.seller_id ? 'answered' : 'open'
    await trx.updateTable('enquiries').set({ status, updated_at: now() }).where('id', '=', id).execute()
    await sendMail(trx, answerMail(row, { authorId: actor.id, message, publicUrl: config.PUBLIC_URL }))
  })
}

/** A deleted account has no address any more. @throws AppError `conflict` */
function refuseIfAlone(row: EnquiryRow, actor: Actor): void {
  const other = actor.id === row.seller_id ? row.buyer_deleted_at : row.seller_deleted_at
  if (other)
    throw new AppError('conflict', { message: 'The other side has left Placard and cannot be reached.' })
}

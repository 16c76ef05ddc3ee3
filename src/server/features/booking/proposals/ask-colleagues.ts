import type { AcceptInput } from '#contract/booking/proposals-shared.ts'
import { type Actor, isVerified } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { askToPlace } from '../bookings/place-agreed.ts'
import { ANSWERS_PER_LINK, requireCurrent } from './answer-proposal.ts'
import { lockProposal } from './proposal-rows.ts'
import { getShared } from './share-rows.ts'
import { requireAccepts } from './who-accepts.ts'

interface AskColleagues extends AcceptInput {
  token: string
  actor: Actor
  message: string
}

/**
 * Asks those of the client who may approve it to accept a proposal as it was read. @returns the asking's id, and for whom it is asked.
 * @throws AppError as `requireCurrent` and `requireAccepts`, `proposal-not-shared`, `conflict` where nobody may approve it
 */
export async function askColleagues(
  context: Pick<AppContext, 'db' | 'now' | 'limiter' | 'metrics'>,
  { token, actor, version, sha256, message }: AskColleagues,
): Promise<{ id: number; organizationId: number }> {
  const { db, limiter } = context
  const now = context.now()
  const seen = await getShared(db, token, now)
  await limiter.take(ANSWERS_PER_LINK, String(seen.share_id))
  return inTransaction(context, async (trx) => {
    await lockProposal(trx, { id: seen.id, sellerId: seen.organization_id })
    const row = await getShared(trx, token, now)
    const { takesOver } = await requireAccepts(trx, row, actor.personId)
    // whoever takes a client over owns it, and has nobody to ask
    if (takesOver)
      throw new AppError('conflict', { message: 'You accept it by yourself: nobody else is there to ask.' })
    if (!isVerified(actor)) throw new AppError('verify-email-first')
    const { totalCents } = await requireCurrent(trx, row, { version, sha256, now })
    const { buyer_id: organizationId } = row
    const id = await askToPlace(trx, {
      proposalId: row.id,
      organizationId,
      personId: actor.personId,
      title: row.title,
      read: { version, sha256: Buffer.from(sha256, 'hex'), totalCents },
      message,
      now,
    })
    return { id, organizationId }
  })
}

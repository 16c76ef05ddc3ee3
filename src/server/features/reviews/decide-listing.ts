import type { ListingDecision } from '#contract/review.ts'
import type { Actor, ListingTransition } from '#domain/listing.ts'
import type { AppContext } from '../../context.ts'
import { type Origin, recordAudit } from '../../platform/db/audit.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { moveListing } from '../listings/move-listing.ts'
import { decisionMail } from './emails.ts'
import { getMailFacts } from './queries.ts'

interface By {
  actor: Actor
  origin: Origin
}

const TRANSITIONS: Record<ListingDecision['status'], ListingTransition> = {
  active: 'approve',
  rejected: 'reject',
  archived: 'archive',
}

/** Writes the decision, its record and the seller's mail as one. @throws AppError as `moveListing` */
export async function decideListing(
  { db, config }: AppContext,
  { id, decision }: { id: number; decision: ListingDecision },
  { actor, origin }: By,
): Promise<void> {
  const transition = TRANSITIONS[decision.status]
  const reason = (decision.status === 'rejected' ? decision.rejectionReason : decision.reason) ?? undefined
  await db.transaction().execute(async (trx) => {
    const before = await moveListing(trx, { id, transition, actor, as: 'admin', reason })
    await recordAudit(trx, {
      actorId: actor.id,
      action: `listing.${decision.status === 'active' ? 'approved' : decision.status}`,
      subject: { type: 'listing', id },
      before: { status: before.status },
      after: { status: decision.status, ...(reason ? { reason } : {}) },
      origin,
    })
    const facts = await getMailFacts(trx, id)
    await sendMail(trx, decisionMail(facts, { transition, reason, publicUrl: config.PUBLIC_URL }))
  })
}

/** Each listing by itself: one that is refused does not hold up the others. */
export async function approveListings(context: AppContext, ids: number[], by: By) {
  const approved: number[] = []
  const refused: { id: number; message: string }[] = []
  for (const id of new Set(ids)) {
    try {
      await decideListing(context, { id, decision: { status: 'active' } }, by)
      approved.push(id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ id, message: error.message })
    }
  }
  return { approved, refused }
}

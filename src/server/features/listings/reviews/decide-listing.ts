import type { Listing } from '#contract/listings/listings.ts'
import type { SeenListing } from '#contract/listings/reviews.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { notifyDecided } from '../listings/notify-decided.ts'
import { applyDecision, type By, DECISION_STEPS, type Decided, readDecision } from './apply-decision.ts'

/** Writes the decision, its audit event and the seller's mail in one transaction. @throws AppError as `moveListing` */
export async function decideListing(context: AppContext, decided: Decided, by: By): Promise<void> {
  const { db, config, now } = context
  await db.transaction().execute(async (trx) => {
    await applyDecision(trx, decided, { ...by, config, now: now() })
    const { step, reason = null } = readDecision(decided.decision)
    await notifyDecided(trx, [decided.id], { step, reason, publicUrl: config.PUBLIC_URL, now: now() })
  })
}

interface Decisions {
  status: 'active' | 'rejected'
  rejectionReason?: string | null | undefined
  listings: SeenListing[]
}

/**
 * Decides each listing separately: one that is refused does not block the others. One decision is one transaction with one mail
 * and one notice a seller, however many spaces it is about.
 */
export function decideListings(
  { db, config, now }: AppContext,
  { status, rejectionReason, listings }: Decisions,
  by: By,
) {
  // in one order, so that two who decide the same wait for each other; what is refused is so before anything is written
  const seen = [...new Map(listings.map(({ id, updatedAt }) => [id, updatedAt]))].sort(([a], [b]) => a - b)
  return db.transaction().execute(async (trx) => {
    const decided: number[] = []
    const refused: { id: number; message: string; current?: Listing }[] = []
    for (const [id, updatedAt] of seen) {
      try {
        const decision = { status, rejectionReason, updatedAt }
        await applyDecision(trx, { id, decision }, { ...by, config, now: now() })
        decided.push(id)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        refused.push({ id, message: error.message, ...error.refusal.body })
      }
    }
    await notifyDecided(trx, decided, {
      step: DECISION_STEPS[status],
      reason: (status === 'rejected' && rejectionReason) || null,
      publicUrl: config.PUBLIC_URL,
      now: now(),
    })
    return { decided, refused }
  })
}

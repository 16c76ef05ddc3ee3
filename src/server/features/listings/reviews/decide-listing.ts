import type { Listing } from '#contract/listings/listings.ts'
import type { ListingDecision, SeenListing } from '#contract/listings/reviews.ts'
import type { Actor, OfferedListingStep } from '#domain/listings/listing.ts'
import type { Config } from '../../../config.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { isVersion } from '../../../platform/db/is-version.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { notify } from '../../ground/notices/notify.ts'
import { moveListing } from '../listings/move-listing.ts'
import { presentListing } from '../listings/present.ts'
import { getMailFacts, listingsWithSeller } from '../listings/queries.ts'
import { decisionMail } from './emails.ts'

const NEWER_VERSION = 'It was changed while you looked at it. Look at what is new, then decide.'

interface By {
  actor: Actor
  origin: Origin
}

const STEPS: Record<ListingDecision['status'], OfferedListingStep> = {
  active: 'approve',
  rejected: 'reject',
  archived: 'archive',
}

/** Writes the decision, its audit event and the seller's mail in one transaction. @throws AppError as `moveListing` */
export async function decideListing(
  { db, config, now }: AppContext,
  { id, decision }: { id: number; decision: ListingDecision },
  { actor, origin }: By,
): Promise<void> {
  const step = STEPS[decision.status]
  const reason = (decision.status === 'rejected' ? decision.rejectionReason : decision.reason) ?? undefined
  await db.transaction().execute(async (trx) => {
    if (step !== 'archive') await checkVersion(trx, { id, config, updatedAt: decision.updatedAt })
    const before = await moveListing(trx, { id, step, actor, as: 'admin', reason, now: now() })
    await recordAudit(trx, {
      actorId: actor.id,
      action: `listing.${decision.status === 'active' ? 'approved' : decision.status}`,
      subject: { type: 'listing', id },
      before: { status: before.status },
      after: { status: decision.status, ...(reason ? { reason } : {}) },
      origin,
    })
    const facts = await getMailFacts(trx, id)
    await sendMail(trx, decisionMail(facts, { step, reason, publicUrl: config.PUBLIC_URL }))
    await notify(trx, {
      userId: facts.sellerId,
      kind: 'listing-decided',
      subject: { type: 'listing', id },
      actorId: null,
      data: { title: facts.title, step },
      key: `listing:${id}`,
      now: now(),
      isMailedByCaller: true,
    })
  })
}

/** Optimistic locking. @throws AppError `conflict` with the `current` listing when the reviewer saw another version */
async function checkVersion(
  trx: Tx,
  { id, config, updatedAt }: { id: number; config: Config; updatedAt: string | undefined },
): Promise<void> {
  const row = await listingsWithSeller(trx)
    .where('listings.id', '=', id)
    .forUpdate('listings')
    .executeTakeFirst()
  if (row?.status !== 'pending' || (updatedAt && isVersion(row, updatedAt))) return
  throw new AppError('conflict', { message: NEWER_VERSION, body: { current: presentListing(row, config) } })
}

interface Decisions {
  status: 'active' | 'rejected'
  rejectionReason?: string | null | undefined
  listings: SeenListing[]
}

/** Decides each listing separately: one that is refused does not block the others. */
export async function decideListings(
  context: AppContext,
  { status, rejectionReason, listings }: Decisions,
  by: By,
) {
  const decided: number[] = []
  const refused: { id: number; message: string; current?: Listing }[] = []
  const seen = new Map(listings.map(({ id, updatedAt }) => [id, updatedAt]))
  for (const [id, updatedAt] of seen) {
    try {
      await decideListing(context, { id, decision: { status, rejectionReason, updatedAt } }, by)
      decided.push(id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ id, message: error.message, ...error.refusal.body })
    }
  }
  return { decided, refused }
}

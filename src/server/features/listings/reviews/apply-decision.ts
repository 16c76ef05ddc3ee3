import { sql } from 'kysely'
import type { ListingDecision } from '#contract/listings/reviews.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { Config } from '../../../config.ts'
import { type Origin, recordAudit, recordAudits } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { isVersion } from '../../../platform/db/is-version.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { approveListings, lockSuspended, moveListing } from '../listings/move-listing.ts'
import { presentListing } from '../listings/present.ts'
import { listingsWithSeller } from '../listings/queries.ts'

const NEWER_VERSION = 'It was changed while you looked at it. Look at what is new, then decide.'

export interface By {
  actor: Actor
  origin: Origin
}

export interface Decided {
  id: number
  decision: ListingDecision
}

export const DECISION_STEPS = { active: 'approve', rejected: 'reject', archived: 'archive' } as const

/** What a decision does, and why, as its seller reads it. */
export function readDecision({ status, rejectionReason, reason }: ListingDecision) {
  return {
    step: DECISION_STEPS[status],
    reason: (status === 'rejected' ? rejectionReason : reason) ?? undefined,
  }
}

/** @throws AppError as `moveListing`, before anything is written */
export async function applyDecision(
  trx: Tx,
  { id, decision }: Decided,
  { actor, origin, config, now }: By & { config: Config; now: Date },
): Promise<void> {
  const { step, reason } = readDecision(decision)
  // sellers before their spaces
  if (step === 'approve') await lockSuspended(trx, [id])
  if (step !== 'archive') await checkVersion(trx, { id, config, updatedAt: decision.updatedAt })
  const before = await moveListing(trx, { id, step, actor, as: 'admin', reason, now })
  await recordAudit(trx, {
    actorId: actor.personId,
    action: `listing.${decision.status === 'active' ? 'approved' : decision.status}`,
    subject: { type: 'listing', id },
    before: { status: before.status },
    after: { status: decision.status, ...(reason ? { reason } : {}) },
    origin,
  })
}

/**
 * Approves those of many that wait as they were looked at, in a few statements however many they are.
 * @returns their ids; the others are to be decided one by one, which says why not
 */
export async function approveUnchanged(
  trx: Tx,
  seen: readonly { id: number; updatedAt: string }[],
  { actor, origin, now }: By & { now: Date },
): Promise<Set<number>> {
  const versions = new Map(seen.map(({ id, updatedAt }) => [id, updatedAt]))
  const suspended = await lockSuspended(trx, [...versions.keys()])
  const rows = await trx
    .selectFrom('listings')
    .select(['id', 'status', 'approved_at', 'updated_at'])
    .where('id', '=', sql<number>`any(${[...versions.keys()]}::int[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  const unchanged = rows.filter(
    (row) => row.status === 'pending' && !suspended.has(row.id) && isVersion(row, versions.get(row.id) ?? ''),
  )
  await approveListings(trx, unchanged, { actor, now })
  const approved = { before: { status: 'pending' }, after: { status: 'active' } }
  await recordAudits(
    trx,
    unchanged.map(({ id }) => ({
      ...approved,
      actorId: actor.personId,
      action: 'listing.approved',
      subject: { type: 'listing', id },
      origin,
    })),
  )
  return new Set(unchanged.map(({ id }) => id))
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

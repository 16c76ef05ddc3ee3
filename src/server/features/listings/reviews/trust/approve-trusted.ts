import { sql } from 'kysely'
import { TRUST } from '#domain/limits.ts'
import { listLacks, pickSample, type TrustCheck } from '#domain/listings/trust.ts'
import type { AppContext } from '../../../../context.ts'
import { recordAudits } from '../../../../platform/db/audit.ts'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { approveTrustedListings } from '../../listings/move-listing.ts'
import { notifyDecided } from '../../listings/notify-decided.ts'
import { checkSpaces } from './check-spaces.ts'
import { readTrustFacts } from './trust-facts.ts'

export const APPROVE_TRUSTED_TASK = 'approve-trusted'
const REASON = 'An admin trusts this seller, and it passed the automatic checks'
const NOWHERE = { address: null, userAgent: null, requestId: null }

type Context = Pick<AppContext, 'db' | 'config' | 'now'>

/**
 * The one place where a space goes live without a person: whatever sellers with trust have submitted since, by form or by file, is
 * checked once in its version; what passes goes live, and what does not waits for a person as anybody's.
 * @param random picks those that are looked at later
 * @returns how many went live
 */
export async function approveTrusted(context: Context, random: () => number = Math.random): Promise<number> {
  const rows = await unchecked(context.db).select('listings.seller_id').distinct().execute()
  let count = 0
  for (const { seller_id } of rows) count += await approveOf(context, seller_id, random)
  return count
}

/** Submitted since the grant, not checked in this version, and complete: neither its file nor its pictures are still being read. */
function unchecked(db: Db) {
  return db
    .selectFrom('listings')
    .innerJoin('seller_trust as trust', 'trust.seller_id', 'listings.seller_id')
    .where('trust.ended_at', 'is', null)
    .where('listings.status', '=', 'pending')
    .where('listings.unfinished', 'is', null)
    .whereRef('listings.updated_at', '>=', 'trust.granted_at')
    .where(
      sql<boolean>`not exists (select from trust_decisions as decided
        where decided.listing_id = listings.id and decided.seen_at = listings.updated_at)`,
    )
    .where(
      sql<boolean>`not exists (select from import_rows join imports on imports.id = import_rows.import_id
        where import_rows.listing_id = listings.id and imports.state in ('reading', 'checking', 'storing', 'undoing'))`,
    )
    .where(
      sql<boolean>`not exists (select from import_pictures as picture
        where picture.listing_id = listings.id and picture.state = 'waiting')`,
    )
    .where(
      sql<boolean>`not exists (select from import_review_spaces as space join import_reviews as review on review.id = space.review_id
        where space.listing_id = listings.id and space.outcome is null and review.state = 'running')`,
    )
}

/** One transaction with one mail. Two at once take turns at the seller, as does whoever ends the trust or suspends. */
function approveOf({ db, config, now }: Context, sellerId: number, random: () => number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const spaces = await lockUnchecked(trx, sellerId, now())
    if (spaces.length === 0) return 0
    const checked = await checkSpaces(
      trx,
      sellerId,
      spaces.map(({ id }) => id),
    )
    const failed = new Map(checked.map((one) => [one.id, one.failed]))
    const live = spaces.filter(({ id }) => failed.get(id)?.length === 0)
    const sample = new Set(pickSample(live, random).map(({ id }) => id))
    await recordChecked(trx, checked, { sample, now: now() })
    if (live.length === 0) return 0
    await approveTrustedListings(trx, live, { reason: REASON, now: now() })
    await recordAudits(
      trx,
      live.map(({ id }) => ({
        actorId: null,
        action: 'listing.approved',
        subject: { type: 'listing', id },
        before: { status: 'pending' },
        after: { status: 'active', reason: REASON, isLookedAtLater: sample.has(id) },
        origin: NOWHERE,
      })),
    )
    const ids = live.map(({ id }) => id)
    const decided = { step: 'approve', reason: null, isByTrust: true } as const
    await notifyDecided(trx, ids, { ...decided, publicUrl: config.PUBLIC_URL, now: now() })
    return live.length
  })
}

/** Sellers before their spaces. Nothing, where the seller has lost the trust, is suspended, or is no longer what the trust rests on. */
async function lockUnchecked(trx: Tx, sellerId: number, now: Date) {
  const seller = await trx
    .selectFrom('organizations')
    .select('status')
    .where('id', '=', sellerId)
    .forShare()
    .executeTakeFirst()
  if (seller?.status !== 'active') return []
  const trust = await trx
    .selectFrom('seller_trust')
    .select('seller_id')
    .where('seller_id', '=', sellerId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!trust || listLacks(await readTrustFacts(trx, sellerId, now)).length > 0) return []
  return unchecked(trx)
    .select(['listings.id', 'listings.status', 'listings.approved_at'])
    .where('listings.seller_id', '=', sellerId)
    .orderBy('listings.id')
    .limit(TRUST.spacesAtOnce)
    .forUpdate('listings')
    .execute()
}

interface Outcome {
  sample: ReadonlySet<number>
  now: Date
}

/** In the version that is locked. */
async function recordChecked(
  trx: Tx,
  checked: readonly { id: number; failed: TrustCheck[] }[],
  { sample, now }: Outcome,
): Promise<void> {
  const rows = checked.map(({ id, failed }) => ({ id, checks: failed, is_sampled: sample.has(id) }))
  await sql`
    insert into trust_decisions (listing_id, seen_at, decided_at, is_live, checks, is_sampled)
    select listings.id, listings.updated_at, ${now}::timestamptz, given.checks = '{}', given.checks, given.is_sampled
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id int, checks text[], is_sampled boolean)
    join listings on listings.id = given.id`.execute(trx)
}

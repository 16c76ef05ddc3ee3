import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { toHex } from '#domain/booking/proof/hex.ts'
import { buildRoot, type ChainHead, type ProofAnchor } from '#domain/booking/proof/roots.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'

const digest = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest()

/**
 * Makes the root over all chains that grew before this day (UTC) began, and since the last one. The job runs well after
 * midnight: what was received before it is committed by then. A night without any leaves none; nights that were missed are in the next.
 */
export async function publishRoot(context: Pick<AppContext, 'db' | 'now' | 'metrics'>): Promise<void> {
  await inTransaction(context, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('proof-roots'))`.execute(trx)
    const until = new Date(context.now().toISOString().slice(0, 10))
    const last = await trx
      .selectFrom('proof_roots')
      .selectAll()
      .orderBy('until', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (last && last.until >= until) return
    const heads = await listHeads(trx, { after: last?.until ?? null, until })
    if (heads.length === 0) return
    const day = new Date(until.getTime() - 1).toISOString().slice(0, 10)
    const { root } = buildRoot(heads, { day, previous: last?.root ?? null }, digest)
    const previous = last?.root ?? Buffer.alloc(32)
    await trx
      .insertInto('proof_roots')
      .values({ day, until, chains: heads.length, previous, root: Buffer.from(root) })
      .execute()
  })
}

type Head = ChainHead & { bookingId: number }

/** The last link of each chain that grew in that time, by booking: the same whenever it is asked again. */
async function listHeads(db: Db, { after, until }: { after: Date | null; until: Date }): Promise<Head[]> {
  const { rows } = await sql<{ bookingId: number; link: number; chain: Buffer }>`
    select distinct on (booking_id) booking_id as "bookingId", link, chain from proofs
    where link is not null and received_at < ${until}
      and (${after}::timestamptz is null or received_at >= ${after}::timestamptz)
    order by booking_id, link desc`.execute(db)
  return rows.map(({ bookingId, ...head }) => ({
    bookingId,
    booking: toBookingReference(bookingId),
    ...head,
  }))
}

/** Published roots, the oldest first. */
export function listRoots(db: Db) {
  return db.selectFrom('proof_roots').selectAll().orderBy('until').execute()
}

/** Where the chain of a booking stands in the latest root that holds some of it; null: in none, or in one whose chains are gone. */
export async function findAnchor(db: Db, bookingId: number): Promise<ProofAnchor | null> {
  const { rows } = await sql<{
    day: string
    until: Date
    after: Date | null
    previous: Buffer
    root: Buffer
  }>`
    select day::text, until, previous, root,
      (select max(before.until) from proof_roots as before where before.until < proof_roots.until) as after
    from proof_roots where until > (select min(received_at) from proofs where booking_id = ${bookingId} and link is not null)
      and exists (select from proofs where booking_id = ${bookingId} and link is not null and received_at < until
        and received_at >= coalesce((select max(before.until) from proof_roots as before
          where before.until < proof_roots.until), '-infinity'))
    order by until desc limit 1`.execute(db)
  const [found] = rows
  if (!found) return null
  const heads = await listHeads(db, found)
  const at = heads.findIndex((head) => head.bookingId === bookingId)
  const head = heads[at]
  if (!head) return null
  const { day, previous } = found
  const { root, paths } = buildRoot(heads, { day, previous }, digest)
  // chains go with their bookings after seven years: what is left of that night comes to another root
  if (!found.root.equals(root)) return null
  return {
    link: head.link,
    day,
    previous: previous.toString('hex'),
    path: paths[at] ?? [],
    root: toHex(root),
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { alone } from '#domain/listings/listing.ts'
import { parseConfig } from '#server/config.ts'
import { type AppContext, createContext } from '#server/context.ts'
import { approveImport, runApproval } from '#server/features/listings/reviews/approve-import.ts'
import { approveTrusted } from '#server/features/listings/reviews/trust/approve-trusted.ts'
import { changeTrust } from '#server/features/listings/reviews/trust/change-trust.ts'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'

/**
 * `npm run bench:approvals`: an import of 598 spaces approved by one press, and the same of a seller who is trusted, beside a market of
 * 20,000. On a database with fsync on. Goals: 20 s, one mail.
 */
const SPACES = 598
const MARKET = 20_000
const PART = 1000
const NOWHERE = { address: null, userAgent: null, requestId: null }

const folder = mkdtempSync(join(tmpdir(), 'placard-bench-approvals-'))
const cluster = await startCluster(join(folder, 'postgres'))
try {
  await migrate(cluster.url('postgres'))
  const config = parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'error' })
  const context = createContext(config, cluster.url('postgres'))
  const adminId = await buildUser(context.db, { role: 'admin' })
  const by = { actor: alone({ id: adminId, role: 'admin', status: 'active' }), origin: NOWHERE }
  await insertSpaces(context, {
    sellerId: await buildUser(context.db),
    count: MARKET,
    status: 'active',
    adminId,
  })
  const results = []
  for (const how of ['one press', 'trust'] as const) {
    const sellerId = await buildUser(context.db)
    await insertSpaces(context, { sellerId, count: 50, status: 'active', adminId })
    if (how === 'trust') await changeTrust(context, { sellerId, isTrusted: true }, by)
    await insertSpaces(context, { sellerId, count: SPACES, status: 'pending', adminId })
    const importId = await insertImport(context, sellerId)
    const mailsBefore = await countMails(context)
    const start = performance.now()
    if (how === 'trust') await approveTrusted(context)
    else {
      await approveImport(
        context,
        { importId, seenAt: new Date(Date.now() + 1000).toISOString(), leaveOut: [] },
        by,
      )
      const review = context.db.selectFrom('import_reviews').select('id').where('import_id', '=', importId)
      await runApproval(context, (await review.executeTakeFirstOrThrow()).id)
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(2)
    results.push({
      approved: how,
      ...(await countSpaces(context, sellerId)),
      seconds,
      mails: (await countMails(context)) - mailsBefore,
    })
  }
  console.table(results)
  await context.pool.end()
} finally {
  cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

interface Spaces {
  sellerId: number
  count: number
  status: 'active' | 'pending'
  adminId: number
}

/** Some hundred meters from each other, with two faces at each place as structures have. In parts: each statement has a few seconds. */
async function insertSpaces({ db }: AppContext, { sellerId, count, status, adminId }: Spaces): Promise<void> {
  const isActive = status === 'active'
  for (let from = 1; from <= count; from += PART) {
    await sql`
      insert into listings (seller_id, seller_unit_id, title, description, ad_type, price, frequency, location_text, lat, lng, status,
        approved_by, approved_at)
      select ${sellerId}, ${status} || n, 'Face ' || n || ' on road ' || n / 2, 'A face beside a road.', 'billboard', 900 + n % 300, '4-week',
        'Wenatchee, WA', 46 + (n / 2 % 100) * 0.01 + ${sellerId} * 0.002, -121 + (n / 200) * 0.01, ${status},
        ${isActive ? adminId : null}::int, ${isActive ? new Date() : null}::timestamptz
      from generate_series(${from}::int, ${Math.min(count, from + PART - 1)}::int) as n`.execute(db)
    await sql`analyze listings`.execute(db)
  }
  if (!isActive) return
  await sql`insert into listing_events (listing_id, actor_id, from_status, to_status)
    select id, ${adminId}::int, 'pending', 'active' from listings where seller_id = ${sellerId}`.execute(db)
}

/** The file that brought what waits. */
async function insertImport({ db }: AppContext, sellerId: number): Promise<number> {
  const { id } = await db
    .insertInto('imports')
    .values({ seller_id: sellerId, file_name: 'faces.csv', format: 'csv', state: 'done', columns: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into import_rows (import_id, line, cells, effect, listing_id, is_stored)
    select ${id}, row_number() over (order by id), '[]', 'created', id, true from listings
    where seller_id = ${sellerId} and status = 'pending'`.execute(db)
  return id
}

async function countMails({ db }: AppContext): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from graphile_worker.jobs
    where task_identifier = 'send-mail'`.execute(db)
  return rows[0]?.count ?? 0
}

async function countSpaces({ db }: AppContext, sellerId: number) {
  const { rows } = await sql<{ live: number; waiting: number }>`
    select count(*) filter (where status = 'active')::int - 50 as live, count(*) filter (where status = 'pending')::int as waiting
    from listings where seller_id = ${sellerId}`.execute(db)
  return rows[0]
}

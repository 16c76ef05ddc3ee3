import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import pg from 'pg'
import { parseConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { chooseMembership, membershipsOf } from '#server/features/accounts/accounts/memberships.ts'
import { readCounts } from '#server/features/edge/live/read-counts.ts'
import type { Db } from '#server/platform/db/database.ts'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'
import { migrate } from '#server/platform/db/migrate.ts'

/**
 * `npm run bench:migration-users`: a market of 10,000 people as it was before organizations (migration 0580), with all that came since
 * applied to it; and what a session and the counts of the header cost afterwards, alone and in several organizations. Fsync is on.
 */
const FIRST = '0580'
const PEOPLE = 10_000
const ROUNDS = 2000
const MIGRATIONS = join(import.meta.dirname, '../db/migrations')

/** As it stood before: every number of a seller or buyer is a user's. */
const MARKET = `
  insert into users (username, password, email, name, status)
  select 'person' || n, 'none', 'person' || n || '@example.com', 'Person ' || n, 'active' from generate_series(1, ${PEOPLE}) as n;
  insert into sessions (token_hash, user_id, expires_at)
  select decode(md5(n::text) || md5('s' || n), 'hex'), 1 + n % ${PEOPLE}, now() + interval '30 days' from generate_series(1, ${2 * PEOPLE}) as n;
  insert into listings (seller_id, title, description, ad_type, price, location_text, status)
  select 1 + n % ${PEOPLE}, 'Face ' || n, 'A face beside a road.', 'billboard', 900, 'Wenatchee, WA', 'active'
  from generate_series(1, ${5 * PEOPLE}) as n;
  insert into conversations (listing_id, buyer_id, seller_id, last_seq)
  select id, 1 + seller_id % ${PEOPLE}, seller_id, 1 from listings where id % 2 = 0;
  insert into conversation_members (conversation_id, user_id, side)
  select id, buyer_id, 'buyer' from conversations union all select id, seller_id, 'seller' from conversations;
  insert into messages (conversation_id, seq, author_id, kind, body)
  select id, 1, buyer_id, 'text', 'Is it free in May?' from conversations;
  insert into notices (user_id, kind, subject_type, subject_id, key)
  select seller_id, 'first-contact', 'conversation', id, 'message:' || id from conversations;
  analyze;`

/** Two companies of a hundred people, who keep what they had alone. */
const SEVERAL = `
  insert into organizations (id, username, name, company, email, status)
  select next_organization_id(), 'company' || n, 'Company ' || n, 'Company ' || n, 'office' || n || '@example.com', 'active'
  from generate_series(1, 2) as n;
  insert into organization_members (organization_id, user_id, role)
  select organizations.id, users.id, 'sales' from organizations, users where organizations.username like 'company%' and users.id <= 100;
  analyze;`

const folder = mkdtempSync(join(tmpdir(), 'placard-bench-migration-'))
const cluster = await startCluster(join(folder, 'postgres'))
try {
  const url = cluster.url('postgres')
  const steps = join(folder, 'migrations')
  mkdirSync(steps)
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'))
  for (const name of files.filter((one) => one < FIRST)) cpSync(join(MIGRATIONS, name), join(steps, name))
  await migrate(url, steps)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(MARKET)
  for (const name of files.filter((one) => one >= FIRST)) cpSync(join(MIGRATIONS, name), join(steps, name))
  const began = performance.now()
  const ran = await migrate(url, steps)
  const seconds = (performance.now() - began) / 1000
  console.log(
    `load ${loadavg()[0]?.toFixed(1)}; ${ran.length} migrations from ${FIRST} on: ${seconds.toFixed(2)} s`,
  )
  const { rows } = await client.query<{ name: string; seconds: string }>(
    `select name, round(extract(epoch from coalesce(lead(ran_at) over (order by name), ran_at) - ran_at), 2) as seconds
     from migrations where name >= $1 order by 2 desc limit 5`,
    [FIRST],
  )
  console.table(rows)
  await client.query(SEVERAL)
  await client.end()
  const context = createContext(parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'error' }), url)
  console.table(await measureSessions(context.db))
  await context.pool.end()
} finally {
  cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measureSessions(db: Db) {
  const one = (userId: number, more: boolean) => async () => {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['sessions.id as session_id', 'users.id', 'users.role', 'users.status'])
      .$if(more, (query) => query.select(membershipsOf(sql.ref('sessions.user_id')).as('memberships')))
      .where('sessions.user_id', '=', userId)
      .executeTakeFirstOrThrow()
    if (more) chooseMembership(row.memberships ?? [], null)
  }
  // the first hundred belong to three organizations, the others to one
  const [several, alone] = [1, PEOPLE / 2]
  const cases: [string, () => Promise<unknown>][] = [
    ['session without organizations', one(alone, false)],
    ['session of a person alone', one(alone, true)],
    ['session of a member of three', one(several, true)],
    ['counts of a person alone', () => readCounts(db, [alone])],
    ['counts of a member of three', () => readCounts(db, [several])],
  ]
  const taken = new Map<string, number[]>(cases.map(([name]) => [name, []]))
  // in turns, so that whatever else the machine does meets all of them
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, run] of cases) {
      const began = performance.now()
      await run()
      if (round >= ROUNDS / 10) taken.get(name)?.push(performance.now() - began)
    }
  return [...taken].map(([name, times]) => {
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => Number(sorted[Math.floor(sorted.length * share)]?.toFixed(3))
    return { name, 'p50 ms': at(0.5), 'p95 ms': at(0.95) }
  })
}

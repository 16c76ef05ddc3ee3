import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { runMigrations } from 'graphile-worker'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'
import { migrate } from '#server/platform/db/migrate.ts'
const dir = await mkdtemp(join(tmpdir(), 'org-bench-'))
const cluster = await startCluster(dir)
const url = cluster.url('postgres')
const FOLDER = '/work/trees/org/db/migrations'
const older = await mkdtemp(join(tmpdir(), 'org-older-'))
for (const name of await readdir(FOLDER)) if (name < '0580') await cp(join(FOLDER, name), join(older, name))
try {
  await migrate(url, older)
  await runMigrations({ connectionString: url })
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  db.on('error', () => {})
  process.on('unhandledRejection', (e) => console.log(e))
  const time = async (label: string, run: () => Promise<unknown>) => { const at = performance.now(); await run(); console.log(label, Math.round(performance.now() - at), 'ms') }
  await time('fill', async () => {
    await db.query(`insert into users (username, password, email, name, company, status) select 'user' || n, '!', 'user' || n || '@example.com', 'Name ' || n, 'Company ' || n, 'active' from generate_series(1, 10000) as n`)
    await db.query(`set session_replication_role = replica`)
    await db.query(`insert into listings (title, description, ad_type, price, location_text, lat, lng, status, seller_id, frequency, listing_type, search_words, search_vector) select 'Space ' || n, 'A space beside the road.', 'billboard', 900, 'Seattle, WA', 47.6, -122.3, 'active', 1 + n % 10000, 'month', 'rent', 'space ' || n, to_tsvector('english', 'space ' || n) from generate_series(1, 100000) as n`)
    await db.query(`insert into conversations (listing_id, buyer_id, seller_id, created_at, last_message_at) select n, 1 + (n * 7) % 10000, 1 + n % 10000, now(), now() from generate_series(1, 50000) as n`)
    await db.query(`insert into sessions (token_hash, user_id, expires_at) select sha256(n::text::bytea), 1 + n % 10000, now() + interval '30 days' from generate_series(1, 20000) as n`)
    await db.query(`set session_replication_role = origin`)
    await db.query('analyze')
  })
  const run = async (label: string, text: string) => {
    const times: number[] = []
    for (let n = 0; n < 3000; n++) {
      const hash = Buffer.from((await import('node:crypto')).createHash('sha256').update(String(1 + n % 20000)).digest())
      const at = performance.now()
      await db.query({ name: label, text, values: [[hash]] })
      times.push(performance.now() - at)
    }
    times.sort((a, b) => a - b)
    console.log(label, 'p50', times[1500]!.toFixed(3), 'p95', times[2850]!.toFixed(3))
  }
  const live = `(sessions.expires_at > now() and sessions.created_at > now() - case users.role when 'admin' then interval '7 days' else interval '90 days' end and (users.role <> 'admin' or sessions.last_seen_at > now() - interval '12 hours'))`
  const plain = `select token_hash, sessions.id as session_id, has_second_factor, users.id, users.role, users.status, last_seen_at < now() - interval '5 minutes' as s from sessions join users on users.id = sessions.user_id where token_hash = any($1::bytea[]) and ${live}`
  const joined = `select token_hash, sessions.id as session_id, has_second_factor, users.id, users.role, users.status, acting.organization_id, acting.member_role, last_seen_at < now() - interval '5 minutes' as s from sessions join users on users.id = sessions.user_id join lateral (select member.organization_id, member.role as member_role from organization_members as member where member.user_id = sessions.user_id order by member.organization_id = coalesce(sessions.organization_id, sessions.user_id) desc, member.organization_id limit 1) as acting on true where token_hash = any($1::bytea[]) and ${live}`
  await run('plain', plain)
  await time('migration', () => migrate(url, FOLDER))
  await db.query('analyze')
  console.log((await db.query(`select (select count(*) from organizations) as o, (select count(*) from organizations where not exists (select from organization_members as m where m.organization_id = organizations.id and role = 'owner')) as without_owner`)).rows)
  for (let round = 0; round < 2; round++) { await run('plain' + round, plain); await run('joined' + round, joined) }
  await time('1000 users renamed', () => db.query(`update users set name = 'X ' || id where id <= 1000`))
  await db.end()
} catch (error) { console.log(error) } finally {
  cluster.stop()
  await rm(dir, { recursive: true, force: true })
  await rm(older, { recursive: true, force: true })
}

import { expect, it } from 'vitest'
import { LANE_SLOTS } from '#server/platform/jobs/lanes.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import { buildPicture } from './support/listings/build-picture.ts'
import { createMachines } from './support/machines.ts'
import { startMailServer } from './support/mail-server.ts'
import { freePort, killGroup, type Started, until } from './support/product.ts'
import { startS3Server } from './support/s3-server.ts'

/** Several machines, as the guide to scale says: one outside Postgres, one bucket, and of each process as many as one likes. */
const mails = await startMailServer()
const s3 = await startS3Server('key-of-machines')
const { run, queryMachines: query } = await createMachines({
  SECRET_KEY: 'a-key-that-all-the-machines-have-in-common',
  ADMIN_PASSWORD: 'long-enough-1x',
  SMTP_URL: mails.url,
  S3_BUCKET: 'files',
  S3_ENDPOINT: s3.endpoint,
  S3_ACCESS_KEY_ID: 'key-of-machines',
  S3_SECRET_ACCESS_KEY: 'secret-of-machines',
})
const MIGRATE: [string] = ['migrate.ts']
const WEB: [string, string] = ['run-process.ts', 'web']
const JOBS: [string, string] = ['run-process.ts', 'jobs']

async function untilSaid(started: Started, words: string): Promise<void> {
  await until(async () => {
    if (started.child.exitCode !== null) throw new Error(started.output.join(''))
    return started.output.join('').includes(words)
  })
}

async function startWeb(machine: string): Promise<string> {
  const port = await freePort()
  await untilSaid(run(machine, WEB, { PORT: String(port), HOST: '127.0.0.1' }), 'Placard is ready at')
  return `http://localhost:${port}`
}

async function startJobs(machine: string): Promise<Started> {
  const started = run(machine, JOBS)
  await untilSaid(started, 'Jobs are being done.')
  return started
}

/** @returns what it printed */
async function refused(started: Started): Promise<string> {
  expect(await started.ended).toBe(1)
  return started.output.join('')
}

it('R12: refuses an empty database until it is migrated, and one that another key sealed', {
  timeout: 240_000,
}, async () => {
  const EMPTY = 'The database of DATABASE_URL is empty. Run: npm run migrate'
  // builds the pages, where no build is there
  const [web, jobs] = [run('a', WEB, { PORT: String(await freePort()) }), run('b', JOBS)]
  for (const started of [web, jobs]) expect(await refused(started)).toContain(EMPTY)
  const migrations = [run('a', MIGRATE), run('b', MIGRATE)]
  expect(await Promise.all(migrations.map(({ ended }) => ended))).toEqual([0, 0])
  expect(await query("select username from users where role = 'admin'")).toEqual([{ username: 'admin' }])
  const strange = { SECRET_KEY: 'a-key-that-none-of-the-others-has-at-all' }
  expect(await refused(run('c', JOBS, strange))).toContain('The secrets in this database are sealed with')
})

it('R12: what is published, uploaded or queued on one machine is seen, served and done by the others', {
  timeout: 240_000,
}, async () => {
  const [a, b, first, second] = await Promise.all([
    startWeb('a'),
    startWeb('b'),
    startJobs('a'),
    startJobs('b'),
  ])
  await query(`
    insert into users (username, email, password, status) values ('sally', 'sally@example.com', '!', 'active');
    insert into sessions (user_id, token_hash, user_agent, expires_at)
      select id, decode('${hashToken('sally').toString('hex')}', 'hex'), 'test', now() + interval '1 day' from users where username = 'sally';
    insert into listings (title, description, ad_type, price, location_text, status, seller_id)
      select 'Wall of all machines', 'A wall beside the road.', 'billboard', 900, 'Seattle, WA', 'paused', id from users where username = 'sally'`)
  const [wall] = (await query('select id from listings')) as { id: number }[]
  const as = (site: string) => ({ origin: site, cookie: 'placard_session=sally' })

  const resumed = await fetch(`${a}/api/listings/${wall!.id}/steps`, {
    method: 'POST',
    headers: { ...as(a), 'content-type': 'application/json' },
    body: JSON.stringify({ step: 'resume' }),
  })
  expect(resumed.status).toBe(200)
  await until(async () => (await (await fetch(`${b}/api/listings?q=machines`)).json()).length === 1)

  const uploaded = await fetch(`${a}/api/photos`, {
    method: 'POST',
    headers: as(a),
    body: await buildPicture(),
  })
  expect(uploaded.status).toBe(201)
  const { url } = await uploaded.json()
  const served = await fetch(`${b}${url}`)
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(s3.objects.size).toBeGreaterThan(0)
  expect(s3.unsigned).toEqual([])

  // both hold as many mails as they have slots when one of them is killed
  mails.fallSilent()
  const readers = Array.from({ length: 3 * LANE_SLOTS.mail }, (_, n) => `reader${n}`)
  for (const [n, name] of readers.entries()) {
    const registered = await fetch(`${n % 2 ? a : b}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        username: name,
        email: `${name}@example.com`,
        password: 'long-enough-1x',
        passwordConfirm: 'long-enough-1x',
      }),
    })
    expect(registered.status).toBe(201)
  }
  await until(async () => mails.waiting() === 2 * LANE_SLOTS.mail)
  killGroup(first.child)
  await first.ended
  mails.recover()
  await until(async () => new Set(mails.received()).size === readers.length)
  expect(mails.received().sort()).toEqual(readers.map((name) => `${name}@example.com`).sort())
  expect(await query('select message from error_reports')).toEqual([])

  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

it('R13: only the version of the data starts: an older one says so, a newer one asks for its migrations', {
  timeout: 120_000,
}, async () => {
  await query("insert into migrations (name) values ('9999_from_the_future.sql')")
  const NEWER = 'it has 9999_from_the_future.sql, which this version does not know'
  const [migrate, jobs, web] = [run('a', MIGRATE), run('a', JOBS), run('b', WEB)]
  for (const started of [migrate, jobs, web]) expect(await refused(started)).toContain(NEWER)
  await query("delete from migrations where name = '9999_from_the_future.sql'")
  await query('delete from migrations where name = (select max(name) from migrations)')
  expect(await refused(run('b', JOBS))).toContain(
    'The database of DATABASE_URL is older than this version of Placard. Run: npm run migrate',
  )
})

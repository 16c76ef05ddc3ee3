import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { DAY_MS } from '#domain/dates.ts'
import { parseConfig } from '#server/config.ts'
import { createDatabase, createPool } from '#server/platform/db/database.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { startCluster } from '../../../platform/db/embedded/cluster.ts'
import { whileAlone } from './backup-lock.ts'
import { takeBackup } from './take-backup.ts'

const root = await mkdtemp(join(tmpdir(), 'placard-scheduled-'))
afterAll(() => rm(root, { recursive: true, force: true }))

/** Of a backup and a restore that were killed. */
const LEFT_BEHIND = ['backup-Ab12cd', 'restore-Ab12cd']

const nameOf = (day: string) => `placard-2026-11-${day}-11-20-00.tar.gz`

// that such an archive can be restored: platform/backup/backup.test.ts
it('backs up the embedded database, and removes what retention no longer keeps', async () => {
  const [DATA_DIR, BACKUP_DIR] = [join(root, 'live'), join(root, 'backups')]
  const cluster = await startCluster(join(DATA_DIR, 'postgres'), { fsync: 'off' })
  const url = cluster.url('postgres')
  const pool = createPool({ url })
  try {
    await pool.query(await readFile('db/migrations/0236_backup_runs.sql', 'utf8'))
    const db = createDatabase(pool)
    await mkdir(BACKUP_DIR)
    for (const day of ['18', '20', '21']) await writeFile(join(BACKUP_DIR, nameOf(day)), '')
    const settings = {
      DATA_DIR,
      BACKUP_DIR,
      DATABASE_URL: url,
      BACKUP_KEEP_DAYS: '2',
      BACKUP_KEEP_WEEKS: '1',
    }
    const config = parseConfig({ NODE_ENV: 'test', ...settings })
    for (const name of LEFT_BEHIND) {
      await mkdir(join(DATA_DIR, name))
      await utimes(join(DATA_DIR, name), new Date('2026-11-20'), new Date('2026-11-20'))
    }
    await takeBackup({ db, config, now: () => new Date('2026-11-22T11:20:00Z') })
    const [run] = await db.selectFrom('backup_runs').selectAll().execute()
    expect(run).toMatchObject({ file_name: nameOf('22'), problem: null })
    expect(run!.bytes).toBeGreaterThan(100_000)
    // R14: a whole copy of the database each
    expect((await readdir(DATA_DIR)).filter((name) => LEFT_BEHIND.includes(name))).toEqual([])
    // what retention would remove cannot be removed: a folder of such a name
    await mkdir(join(BACKUP_DIR, nameOf('10')))
    const again = takeBackup({ db, config, now: () => new Date('2026-11-22T11:20:00Z') })
    await expect(again).rejects.toMatchObject({ code: 'ERR_FS_EISDIR' })
    const runs = await db.selectFrom('backup_runs').selectAll().orderBy('id').execute()
    expect(runs[1]).toMatchObject({ file_name: null, bytes: null })
    expect(runs[1]!.problem).toContain(nameOf('10'))
    await rm(join(BACKUP_DIR, nameOf('10')), { recursive: true })
  } finally {
    await pool.end()
    cluster.stop()
  }
  expect((await readdir(BACKUP_DIR)).sort()).toEqual([nameOf('21'), nameOf('22')])
}, 60_000)

it('a backup that fails is a job that fails, and stands on the desk', async () => {
  const BACKUP_DIR = join(root, 'a-file')
  await writeFile(BACKUP_DIR, '')
  const app = await createTestApp({ BACKUP_DIR })
  const admin = await app.as(await buildUser(app.db, { role: 'admin' }))
  const desk = async () => (await admin.get('/api/admin/desk')).json()
  expect((await desk()).backups).toMatchObject({ folder: BACKUP_DIR, lastAt: null, problem: null })
  expect((await admin.send('POST', '/api/admin/backups')).status).toBe(202)
  await app.runJobs()
  const { backups, waiting } = await desk()
  expect(backups).toMatchObject({ lastAt: null, problem: expect.stringContaining('EEXIST') })
  expect(waiting.at(-1)).toMatchObject({ kind: 'backups', count: 1 })
})

it('an instance of more than a day without any good backup stands on the desk', async () => {
  const app = await createTestApp({ BACKUP_DIR: join(root, 'never') })
  const admin = await app.as(await buildUser(app.db, { role: 'admin' }))
  const desk = async () => (await admin.get('/api/admin/desk')).json()
  expect((await desk()).waiting.at(-1)).toMatchObject({ kind: 'backups', count: 0, since: null })
  const started = new Date(Date.now() - 2 * DAY_MS)
  await app.db.transaction().execute(async (trx) => {
    await sql`set local role none`.execute(trx)
    await sql`update migrations set ran_at = ${started}`.execute(trx)
  })
  expect((await desk()).waiting.at(-1)).toMatchObject({ count: 1, since: started.toISOString() })
  await app.db.insertInto('backup_runs').values({ started_at: new Date() }).execute()
  expect((await desk()).backups).toMatchObject({
    problem: 'It was cut off before its end.',
    isRunning: false,
  })
})

it('one backup is made at a time, and says so', async () => {
  const app = await createTestApp({ BACKUP_DIR: join(root, 'one') })
  const admin = await app.as(await buildUser(app.db, { role: 'admin' }))
  const isAlone = await whileAlone(app.db, async () => {
    const { backups } = await (await admin.get('/api/admin/desk')).json()
    expect(backups).toMatchObject({ isRunning: true, problem: null })
    expect((await admin.send('POST', '/api/admin/backups')).status).toBe(409)
    // one that was enqueued before ends without doing anything
    expect(await whileAlone(app.db, () => Promise.reject(new Error('a second one ran')))).toBe(false)
  })
  expect(isAlone).toBe(true)
  expect((await admin.send('POST', '/api/admin/backups')).status).toBe(202)
})

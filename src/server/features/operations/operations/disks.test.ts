import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { taskList } from '#server/tasks.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'
import { CHECK_DISKS_TASK } from './disks.ts'

const BACKUP_DIR = mkdtempSync(join(tmpdir(), 'placard-disks-'))
afterAll(() => rmSync(BACKUP_DIR, { recursive: true }))

const check = async ({ context }: TestApp) => {
  await taskList(context)[CHECK_DISKS_TASK]?.({}, { job: { id: '1' } } as never)
}
const readReady = async (app: TestApp) => (await app.get('/readyz')).json()

async function listErrors(app: TestApp): Promise<{ place: string; message: string }[]> {
  const admin = await app.as(await buildUser(app.db, { role: 'admin' }))
  return (await admin.get('/api/admin/errors')).json()
}

async function recordBackup({ db }: TestApp, bytes: number): Promise<void> {
  const at = new Date()
  await db
    .insertInto('backup_runs')
    .values({ started_at: at, ended_at: at, file_name: 'placard.tar.gz', bytes })
    .execute()
}

it('R10: a disk on which the next backup does not fit is known to the operator before it is due', async () => {
  const app = await createTestApp({ BACKUP_DIR })
  // a petabyte
  await recordBackup(app, 1e15)
  await check(app)
  await expect
    .poll(async () => (await listErrors(app))[0])
    .toMatchObject({
      place: `job ${CHECK_DISKS_TASK} #1`,
      message: expect.stringMatching(/Backups need room: [\d.]+ GB are free on the disk of BACKUP_DIR/),
    })
  expect(await readReady(app)).toMatchObject({ status: 'ready', backups: 'nearly-full' })
})

it('says nothing of backups where none are made', async () => {
  const app = await createTestApp()
  expect(await readReady(app)).not.toHaveProperty('backups')
})

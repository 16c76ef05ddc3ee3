import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import type { CompanyExport } from '#contract/account-data/account-data-companies.ts'
import { hashPassword } from '#server/features/accounts/accounts/password.ts'
import { PERSONAL_DATA } from '#server/personal-data.ts'
import { PASSWORD, readMail } from '#test/support/accounts/members.ts'
import { buildColleague, buildCompany } from '#test/support/accounts/teams.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/support/test-app.ts'
import { EXPORT_MS } from './company-export.ts'
import { runCompanyExport, sweepCompanyExports } from './run-company-export.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '100' })
})

const path = '/api/team/exports'
const last = async (client: TestClient) =>
  ((await (await client.get(path)).json()) as { export: CompanyExport | null }).export

async function buildDesk() {
  const id = await buildCompany(app.db, 'Alder Outdoor')
  const password = await hashPassword(PASSWORD)
  const owner = await buildColleague(app, id, 'owner', { password })
  const manager = await buildColleague(app, id, 'manager', { password })
  const listingId = await buildListing(app.db, { seller_id: id, title: 'Alder wall' })
  return { id, owner, manager, listingId }
}

it('writes what is the company’s to a file by a job, for its owners alone', async () => {
  const { owner, manager, listingId } = await buildDesk()
  const other = await buildDesk()
  expect((await manager.client.send('POST', path, { password: PASSWORD })).status).toBe(403)
  expect((await owner.client.send('POST', path, { password: 'wrong' })).status).toBe(403)
  const asked = await owner.client.send('POST', path, { password: PASSWORD })
  expect([asked.status, (await asked.json()).export]).toMatchObject([201, { state: 'waiting', done: 0 }])
  // pressed twice it is one
  await owner.client.send('POST', path, { password: PASSWORD })
  await app.runJobs()
  const made = (await last(owner.client))!
  expect(made).toMatchObject({ state: 'ready', done: made.total, sizeBytes: expect.any(Number) })
  expect(await app.db.selectFrom('company_exports').select('id').execute()).toHaveLength(1)
  const file = `${path}/${made.id}/file`
  expect((await manager.client.get(file)).status).toBe(403)
  expect((await other.owner.client.get(file)).status).toBe(404)
  const answer = await owner.client.get(file)
  expect(answer.headers.get('content-disposition')).toContain('placard-company-')
  const data = await answer.json()
  expect(data.company).toMatchObject({ company: 'Alder Outdoor' })
  expect(data.members.map(({ role }: { role: string }) => role)).toEqual(['owner', 'manager'])
  expect(data.listings.map(({ id }: { id: number }) => id)).toEqual([listingId])
  const { email } = await app.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow()
  await app.runJobs()
  expect((await readMail(app, email))?.subject).toMatch(/^The data of .* is ready$/)
})

it('that was cut off is written from the start, and one that always fails can be asked for again', async () => {
  const { owner } = await buildDesk()
  await owner.client.send('POST', path, { password: PASSWORD })
  const { id } = (await last(owner.client))!
  const { context } = app
  const tables = {
    ...PERSONAL_DATA.tables,
    no_such_table: { people: {}, erasure: { kind: 'deleted' as const } },
  }
  const run = (isLastTry: boolean) => runCompanyExport(context, { id, tables, isLastTry })
  await expect(run(false)).rejects.toThrow()
  expect(await last(owner.client)).toMatchObject({ state: 'waiting' })
  await app.runJobs()
  expect(await last(owner.client)).toMatchObject({ id, state: 'ready' })
  // run once more it does nothing
  await run(true)
  expect(await last(owner.client)).toMatchObject({ id, state: 'ready' })

  await owner.client.send('POST', path, { password: PASSWORD })
  const again = (await last(owner.client))!
  await expect(runCompanyExport(context, { id: again.id, tables, isLastTry: true })).rejects.toThrow()
  expect(await last(owner.client)).toMatchObject({ id: again.id, state: 'failed' })
  expect((await owner.client.send('POST', path, { password: PASSWORD })).status).toBe(201)
})

it('is gone after a day, with its file', async () => {
  const { owner, id } = await buildDesk()
  const form = new URLSearchParams({ password: PASSWORD })
  const pressed = await owner.client.post(path, form)
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `/team?as=${id}#company-data`])
  await app.runJobs()
  const made = (await last(owner.client))!
  const files = () => readdir(join(app.context.config.DATA_DIR, 'files', 'exports')).catch(() => [])
  const { path: kept } = await app.db
    .selectFrom('company_exports')
    .select('path')
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow()
  const name = kept.replace('exports/', '')
  expect(await files()).toContain(name)
  const ended = new Date(Date.now() - EXPORT_MS - 1000)
  await app.db.updateTable('company_exports').set({ ended_at: ended }).where('id', '=', made.id).execute()
  expect(await last(owner.client)).toBeNull()
  expect((await owner.client.get(`${path}/${made.id}/file`)).status).toBe(404)
  await sweepCompanyExports(app.context)
  expect(await files()).not.toContain(name)
})

it('leaves no file of a company that was deleted while it was written', async () => {
  const { owner, id } = await buildDesk()
  await owner.client.send('POST', path, { password: PASSWORD })
  const { db, context } = app
  const asked = db.selectFrom('company_exports').select(['id', 'path']).where('organization_id', '=', id)
  const { id: exportId, path: file } = await asked.executeTakeFirstOrThrow()
  const { files } = context
  const saveFile = async (to: string, source: string) => {
    await db.deleteFrom('company_exports').where('id', '=', exportId).execute()
    await files.saveFile(to, source)
  }
  await runCompanyExport(
    { ...context, files: { ...files, saveFile } },
    { id: exportId, tables: PERSONAL_DATA.tables, isLastTry: false },
  )
  expect(await files.find(file)).toBeNull()
})

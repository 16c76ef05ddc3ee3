import { expect, it } from 'vitest'
import type { Lease } from '#contract/listings/listings-structures.ts'
import { STRUCTURE_LIMITS } from '#domain/listings/structure-terms.ts'
import { buildColleague } from '#test/support/accounts/teams.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { buildFile } from '#test/support/listings/build-picture.ts'
import { buildStructure } from '#test/support/listings/build-structure.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { sweepLeaseFiles } from './lease-file.ts'
import { eraseLeaseFiles } from './personal-data.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db, context } = app
const PDF = '%PDF-1.7\nrent of the corner'

async function start() {
  const sellerId = await buildUser(db)
  const id = await buildStructure(db, sellerId)
  return { sellerId, id, path: `/api/my/structures/${id}/lease/file`, owner: await app.as(sellerId) }
}

const formOf = (name: string, ...parts: string[]) => {
  const form = new FormData()
  form.append('file', new File(parts, name))
  return form
}
const send = (client: TestClient, path: string, form: FormData) => client.post(path, form)
const keep = async (client: TestClient, path: string, form: FormData) => {
  const answer = await send(client, path, form)
  expect(answer.status, await answer.clone().text()).toBe(201)
  return ((await answer.json()) as Lease).file
}
const rowsOf = (sellerId: number) =>
  db.selectFrom('structure_files').selectAll().where('organization_id', '=', sellerId).execute()
const isStored = async (path: string) => (await context.files.find(path)) !== null

it('is kept, read, replaced and deleted by those who read leases, and by nobody else', async () => {
  const { sellerId, path, owner } = await start()
  expect((await owner.get(path)).status).toBe(404)
  expect(await keep(owner, path, formOf('Lease of the corner.pdf', PDF))).toMatchObject({
    name: 'Lease of the corner.pdf',
    sizeBytes: PDF.length,
  })
  const read = await owner.get(path)
  expect([read.headers.get('content-type'), await read.text()]).toEqual(['application/pdf', PDF])
  expect(read.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''Lease%20of/)
  for (const [role, status] of [
    ['manager', 200],
    ['accounts', 200],
    ['sales', 403],
    ['operations', 403],
    ['viewer', 403],
  ] as const) {
    const { client } = await buildColleague(app, sellerId, role)
    expect([role, (await client.get(path)).status]).toEqual([role, status])
  }
  const { client: rep } = await buildColleague(app, sellerId, 'sales')
  expect((await send(rep, path, formOf('a.pdf', PDF))).status).toBe(403)
  expect((await rep.send('DELETE', path)).status).toBe(403)
  const stranger = await app.as(await buildUser(db))
  expect((await stranger.get(path)).status).toBe(404)
  expect((await send(stranger, path, formOf('a.pdf', PDF))).status).toBe(404)

  const [first] = await rowsOf(sellerId)
  // a picture is encoded again
  expect(await keep(owner, path, await buildFile())).toMatchObject({ name: 'wall.webp' })
  const [second, ...more] = await rowsOf(sellerId)
  expect([more, await isStored(first!.path), await isStored(second!.path)]).toEqual([[], false, true])
  const deleted = await owner.send('DELETE', path)
  expect(((await deleted.json()) as Lease).file).toBeNull()
  expect([await rowsOf(sellerId), await isStored(second!.path)]).toEqual([[], false])
  expect((await owner.get(path)).status).toBe(404)
  const said = await db.selectFrom('audit_events').selectAll().execute()
  expect(JSON.stringify(said)).not.toContain('Lease of the corner')
})

it.each([
  ['notes.txt', 'in words', 400],
  ['lease.pdf', '<html>', 400],
  ['lease.pdf', '', 400],
  ['lease.exe', PDF, 400],
  ['large.pdf', PDF + 'x'.repeat(STRUCTURE_LIMITS.fileBytes), 413],
])('refuses %s and keeps the one before', async (name, bytes, status) => {
  const { path, owner } = await start()
  await keep(owner, path, formOf('a.pdf', PDF))
  expect((await send(owner, path, formOf(name, bytes))).status).toBe(status)
  expect(await (await owner.get(path)).text()).toBe(PDF)
})

it('of two at once, one is kept and nothing of the other', async () => {
  const { sellerId, path, owner } = await start()
  await Promise.all(['one', 'two'].map((end) => keep(owner, path, formOf('a.pdf', PDF, end))))
  const rows = await rowsOf(sellerId)
  expect(rows).toHaveLength(1)
  expect(await isStored(rows[0]!.path)).toBe(true)
})

it('is refused once all files are full', async () => {
  const { sellerId, path, owner, id } = await start()
  await keep(owner, path, formOf('a.pdf', PDF))
  const all = db.updateTable('structure_files').where('structure_id', '=', id)
  await all.set({ size_bytes: STRUCTURE_LIMITS.allFilesBytes }).execute()
  expect((await send(owner, path, formOf('b.pdf', PDF))).status).toBe(413)
  expect(await rowsOf(sellerId)).toHaveLength(1)
})

it('goes with its structure, after a killed upload, and with its owner', async () => {
  const { sellerId, path, owner, id } = await start()
  await keep(owner, path, formOf('a.pdf', PDF))
  const [row] = await rowsOf(sellerId)
  await sweepLeaseFiles(context)
  expect(await isStored(row!.path)).toBe(true)
  await db.deleteFrom('structures').where('id', '=', id).execute()
  const later = { ...context, now: () => new Date(Date.now() + 2 * 3_600_000) }
  await sweepLeaseFiles(later)
  expect([await rowsOf(sellerId), await isStored(row!.path)]).toEqual([[], false])

  const other = await start()
  await keep(other.owner, other.path, formOf('a.pdf', PDF))
  const [kept] = await rowsOf(other.sellerId)
  expect(
    await db
      .transaction()
      .execute((trx) => eraseLeaseFiles(trx, { id: 0, organizationId: other.sellerId, email: null })),
  ).toEqual([kept!.path])
  expect(await rowsOf(other.sellerId)).toEqual([])
})

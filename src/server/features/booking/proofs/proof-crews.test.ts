import { spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Proofs } from '#contract/booking/proofs.ts'
import type { BatchFile, ProofBatch } from '#contract/booking/proofs-batches.ts'
import type { CrewFaces } from '#contract/booking/proofs-crew.ts'
import { parsePackage, verifyChain } from '#domain/booking/proof/chain.ts'
import { DAY_MS } from '#domain/dates.ts'
import { buildArtwork } from '#test/support/booking/build-artwork.ts'
import { buildRunning, findDutyKey } from '#test/support/booking/build-proof.ts'
import type { FilingTask } from '#test/support/booking/filing-process.ts'
import { paintPhoto as paint } from '#test/support/booking/paint-photo.ts'
import { COMPILED } from '#test/support/compiled.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { sweepBatches } from './batches/file-batch.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db, context } = app
const PROCESS = join(import.meta.dirname, '../../../../../test/support/booking/filing-process.ts')
const digest = (bytes: Uint8Array) => new Uint8Array(hash('sha256', bytes, 'buffer'))

function toForm(file: File, fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  return form
}

/** Faces of one seller, by their units' numbers. */
async function startSeller(units: readonly string[]) {
  const sellerId = await buildUser(db)
  const faces: { id: number; buyerId: number; duty: string }[] = []
  for (const unit of units) {
    const { id, buyerId, listingId } = await buildRunning(context, { sellerId })
    await db.updateTable('listings').set({ seller_unit_id: unit }).where('id', '=', listingId).execute()
    faces.push({ id, buyerId, duty: await findDutyKey(db, id) })
  }
  return { sellerId, seller: await app.as(sellerId), faces }
}

const proofsOf = async (client: TestClient, id: number) =>
  (await (await client.get(`/api/bookings/${id}/proofs`)).json()) as Proofs

describe('the link of a crew', () => {
  async function startLink(given: object = {}) {
    const started = await startSeller(['A-1', 'B-2'])
    const made = await started.seller.send('POST', '/api/my/crew-links', { label: 'Truck 2', ...given })
    expect(made.status).toBe(201)
    const { url, link } = (await made.json()) as { url: string; link: { id: number } }
    const path = `/api/crew/${url.split('/').at(-1)!}`
    return { ...started, linkId: link.id, path, url }
  }

  it('shows faces and takes their photos without an account, and says nothing of prices and people', async () => {
    const { path, faces, seller } = await startLink()
    const text = await (await app.get(path)).text()
    const read = JSON.parse(text) as CrewFaces
    expect(read.faces.map(({ unitCode }) => unitCode)).toEqual(['A-1', 'B-2'])
    expect(text).not.toMatch(/\$|@example|Acme|PLA-/)
    const buyer = await db
      .selectFrom('users')
      .select(['username', 'email'])
      .where('id', '=', faces[0]!.buyerId)
      .executeTakeFirstOrThrow()
    expect(text).not.toContain(buyer.email)
    expect(text).not.toContain(buyer.username)

    const id = crypto.randomUUID()
    const file = await paint('IMG_1.jpg')
    const fields = { id, booking: String(faces[0]!.id), duty: faces[0]!.duty }
    for (let time = 0; time < 2; time++) {
      const sent = await app.post(`${path}/proofs`, toForm(file, fields))
      expect(sent.status, await sent.clone().text()).toBe(201)
      expect(await sent.json()).toEqual({
        proofs: [{ id, sha256: hash('sha256', Buffer.from(await file.arrayBuffer())) }],
      })
    }
    expect((await proofsOf(seller, faces[0]!.id)).proofs).toHaveLength(1)
    const row = await db
      .selectFrom('proofs')
      .select(['origin', 'sent_by', 'crew_link_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ origin: 'crew', sent_by: null, crew_link_id: expect.any(Number) })
    const buyerClient = await app.as(faces[0]!.buyerId)
    const read2 = parsePackage(
      await (await buyerClient.get(`/api/bookings/${faces[0]!.id}/proof-package`)).text(),
    )!
    expect(await verifyChain(read2, digest)).toEqual({ isWhole: true })
    expect(read2.links[0]!.facts.origin).toBe('crew')
  })

  it('is for its own faces alone', async () => {
    const { path, faces } = await startLink({ words: 'no such wall' })
    expect(((await (await app.get(path)).json()) as CrewFaces).faces).toEqual([])
    const stranger = await startSeller(['A-1'])
    for (const face of [faces[0]!, stranger.faces[0]!]) {
      const form = toForm(await paint('a.jpg'), { booking: String(face.id), duty: face.duty })
      expect((await app.post(`${path}/proofs`, form)).status).toBe(404)
    }
    expect(
      await db.selectFrom('proofs').select('id').where('booking_id', '=', faces[0]!.id).execute(),
    ).toEqual([])
  })

  it('shows the artwork that was approved for its faces, and no other', async () => {
    const { path, faces } = await startLink({ words: 'A-1' })
    const [own, beside] = [faces[0]!, faces[1]!]
    const stranger = (await startSeller(['A-1'])).faces[0]!
    const build = async (face: typeof own, status: 'approved' | 'rejected', version = 1) =>
      (
        await buildArtwork(context, {
          ...{ bookingId: face.id, ownerId: face.buyerId, status, version },
          decidedAt: new Date(),
        })
      ).id
    const approved = await build(own, 'approved')
    const { faces: shown } = (await (await app.get(path)).json()) as CrewFaces
    expect(shown.map(({ artwork }) => artwork?.preview)).toEqual([`${path}/artwork/${approved}`])
    expect((await app.get(`${path}/artwork/${approved}`)).status).toBe(200)
    const others = [
      await build(own, 'rejected', 2),
      await build(beside, 'approved'),
      await build(stranger, 'approved'),
    ]
    for (const id of [...others, crypto.randomUUID(), 'none'])
      expect((await app.get(`${path}/artwork/${id}`)).status).toBe(404)
  })

  it('takes photos alone: neither tables nor figures that its seller would have to stand for', async () => {
    const { path, faces } = await startLink()
    const fields = { booking: String(faces[0]!.id), duty: faces[0]!.duty }
    const table = new File(['Date,Plays\n2027-03-01,5\n'], 'log.csv')
    const figures = { views: '12400', figuresOn: '2027-03-01' }
    for (const form of [toForm(table, fields), toForm(await paint('a.jpg'), { ...fields, ...figures })]) {
      const sent = await app.post(`${path}/proofs`, form)
      expect([sent.status, await sent.text()]).toEqual([400, expect.stringContaining('Send a photo')])
    }
  })

  it('ends by hand, with its days, and with its maker', async () => {
    const [revoked, expired, left] = [await startLink(), await startLink(), await startLink()]
    const stranger = await app.as(await buildUser(db))
    expect((await stranger.send('DELETE', `/api/my/crew-links/${revoked.linkId}`)).status).toBe(404)
    expect((await app.get(revoked.path)).status).toBe(200)
    expect((await revoked.seller.send('DELETE', `/api/my/crew-links/${revoked.linkId}`)).status).toBe(200)
    await db
      .updateTable('crew_links')
      .set({ created_at: new Date(Date.now() - 2 * DAY_MS), expires_at: new Date(Date.now() - DAY_MS) })
      .where('id', '=', expired.linkId)
      .execute()
    await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', left.sellerId).execute()
    for (const { path, faces } of [revoked, expired, left]) {
      expect((await app.get(path)).status).toBe(404)
      const form = toForm(await paint('a.jpg'), { booking: String(faces[0]!.id), duty: faces[0]!.duty })
      expect((await app.post(`${path}/proofs`, form)).status).toBe(404)
    }
  })
})

describe('many photos at once', () => {
  async function startBatch(units: readonly string[]) {
    const started = await startSeller(units)
    const { id } = (await (
      await started.seller.send('POST', '/api/my/proof-batches', {})
    ).json()) as ProofBatch
    return { ...started, id, path: `/api/my/proof-batches/${id}` }
  }
  type Started = Awaited<ReturnType<typeof startBatch>>

  async function add({ seller, path }: Started, file: File): Promise<BatchFile & { code?: string }> {
    const answer = await seller.post(`${path}/files`, toForm(file, { id: crypto.randomUUID() }))
    return (await answer.json()) as BatchFile & { code?: string }
  }
  const read = async ({ seller, path }: Started) => (await (await seller.get(path)).json()) as ProofBatch

  it('are matched by unit, asked about where they are not, and filed for good', async () => {
    const batch = await startBatch(['A-1', 'A-2', 'C.9'])
    const { seller, faces, path } = batch
    const named = await paint('A-1_close.jpg')
    expect(await add(batch, named)).toMatchObject({ match: 'named', target: { bookingId: faces[0]!.id } })
    // the same bytes under another name are the same file
    expect(await add(batch, new File([named], 'A-2_close.jpg'))).toMatchObject({ name: 'A-1_close.jpg' })
    const described = await add(batch, await paint('IMG_7.jpg', { IFD0: { ImageDescription: 'C.9 wide' } }))
    expect(described).toMatchObject({ match: 'described', target: { bookingId: faces[2]!.id } })
    const wrong = await add(batch, await paint('a-2.jpg'))
    expect(wrong).toMatchObject({ match: 'named', target: { bookingId: faces[1]!.id } })
    const unknown = await add(batch, await paint('IMG_8.jpg'))
    expect(unknown).toMatchObject({ match: 'none', target: null })
    // taken before anything began
    const early = { IFD2: { DateTimeOriginal: '2020:01:02 10:00:00' } }
    expect(await add(batch, await paint('A-1 2.jpg', early))).toMatchObject({
      match: 'several',
      target: null,
      takenOn: '2020-01-02',
    })

    // one is matched wrongly: undone before it is filed
    const choose = (file: string, target: object | null) =>
      seller.send('PATCH', `${path}/files/${file}`, { target })
    expect((await choose(wrong.id, null)).status).toBe(200)
    const target = { bookingId: faces[1]!.id, duty: faces[1]!.duty }
    expect((await choose(unknown.id, target)).status).toBe(200)
    const stranger = await startSeller(['A-1'])
    const foreign = { bookingId: stranger.faces[0]!.id, duty: stranger.faces[0]!.duty }
    expect((await choose(wrong.id, foreign)).status).toBe(409)
    expect((await choose(wrong.id, { ...target, bookingId: 2 ** 40 })).status).toBe(409)
    expect((await stranger.seller.get(path)).status).toBe(404)
    expect((await read(batch)).counts).toEqual({ matched: 3, asked: 2, filing: 0, filed: 0, refused: 0 })

    expect((await seller.send('POST', `${path}/filings`, {})).status).toBe(202)
    await app.runJobs()
    expect((await read(batch)).counts).toEqual({ matched: 0, asked: 2, filing: 0, filed: 3, refused: 0 })
    for (const { id } of faces) {
      const { proofs } = await proofsOf(seller, id)
      expect(proofs).toHaveLength(1)
      expect((await seller.get(proofs[0]!.original!)).status).toBe(200)
    }
    expect((await choose(unknown.id, null)).status).toBe(409)
    // handed in before
    const again = await startBatch([])
    expect(again.sellerId).not.toBe(batch.sellerId)
    const second = (await (await seller.send('POST', '/api/my/proof-batches', {})).json()) as ProofBatch
    const sent = await add({ ...batch, path: `/api/my/proof-batches/${second.id}` }, named)
    expect(sent.code).toBe('proof-duplicate')
  })

  it('stay two weeks after the last of them came, and fill their batch until they are filed', async () => {
    const batch = await startBatch(['S-1'])
    const { id: first } = await add(batch, await paint('S-1 1.jpg'))
    const old = { created_at: new Date(Date.now() - 15 * DAY_MS) }
    await db.updateTable('proof_batches').set(old).where('id', '=', batch.id).execute()
    await sweepBatches(context, 14)
    expect((await read(batch)).files).toHaveLength(1)

    await db
      .updateTable('proof_batch_files')
      .set({ size_bytes: 2 ** 31 - 1 })
      .where('id', '=', first)
      .execute()
    expect((await add(batch, await paint('S-1 2.jpg'))).code).toBe('batch-too-large')
    await batch.seller.send('POST', `${batch.path}/filings`, {})
    await app.runJobs()
    expect((await add(batch, await paint('S-1 2.jpg'))).match).toBe('named')

    const { path } = await db
      .selectFrom('proofs')
      .select('path')
      .where('id', '=', first)
      .executeTakeFirstOrThrow()
    await db.updateTable('proof_batch_files').set(old).where('batch_id', '=', batch.id).execute()
    await sweepBatches(context, 14)
    expect((await batch.seller.get(batch.path)).status).toBe(404)
    expect(path).not.toBeNull()
    const [proof] = (await proofsOf(batch.seller, batch.faces[0]!.id)).proofs
    expect((await batch.seller.get(proof!.original!)).status).toBe(200)
  })

  it.each([
    ['before-commit', 2],
    ['after-commit', 2],
  ] as const)('killed %s of photo %i, goes on where it was: each once, chained', async (dies, at) => {
    const batch = await startBatch(['K-1'])
    for (const name of ['K-1 1.jpg', 'K-1 2.jpg', 'K-1 3.jpg']) await add(batch, await paint(name))
    await batch.seller.send('POST', `${batch.path}/filings`, {})
    const { DATABASE_URL: databaseUrl, DATA_DIR } = context.config
    const task: FilingTask = {
      databaseUrl: databaseUrl!,
      settings: { DATA_DIR },
      batchId: batch.id,
      dies,
      at,
    }
    const child = spawn(process.execPath, [PROCESS], {
      env: { FILING_TASK: JSON.stringify(task), ...COMPILED },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    expect((await once(child, 'exit'))[1]).toBe('SIGKILL')
    expect((await read(batch)).counts).toMatchObject({ filed: dies === 'before-commit' ? 1 : 2 })
    await app.runJobs()
    expect((await read(batch)).counts).toMatchObject({ filed: 3, filing: 0 })
    const [face] = batch.faces
    const { proofs, chain } = await proofsOf(batch.seller, face!.id)
    expect([proofs.length, chain?.links]).toEqual([3, 3])
    const read2 = parsePackage(
      await (await batch.seller.get(`/api/bookings/${face!.id}/proof-package`)).text(),
    )!
    expect(await verifyChain(read2, digest)).toEqual({ isWhole: true })
  })
})

import { hash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { CrewFaces } from '#contract/booking/proofs-crew.ts'
import type { FaceProblemList } from '#contract/booking/proofs-problems.ts'
import { FACE_PROBLEM } from '#domain/booking/proof/face-problem.ts'
import { DAY_MS } from '#domain/dates.ts'
import { buildRunning, findDutyKey } from '#test/support/booking/build-proof.ts'
import { paintPhoto } from '#test/support/booking/paint-photo.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { sweepFaceProblems } from './add-problem.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db, context } = app

async function startLink(given: object = {}) {
  const sellerId = await buildUser(db)
  const { id, buyerId, listingId } = await buildRunning(context, { sellerId })
  await db.updateTable('listings').set({ seller_unit_id: 'A-1' }).where('id', '=', listingId).execute()
  const seller = await app.as(sellerId)
  const made = await seller.send('POST', '/api/my/crew-links', { label: 'Truck 2', ...given })
  const { url } = (await made.json()) as { url: string }
  const path = `/api/crew/${url.split('/').at(-1)!}`
  return { sellerId, seller, path, buyer: await app.as(buyerId), id, duty: await findDutyKey(db, id) }
}

function toForm(file: File, fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  return form
}

const listOf = async (client: TestClient) =>
  (await (await client.get('/api/my/face-problems')).json()) as FaceProblemList

it('a crew reports a problem with a photo, which its seller sees and mends, and which is no proof', async () => {
  const { seller, sellerId, path, buyer, id: bookingId, duty } = await startLink()
  const file = await paintPhoto('IMG_9.jpg')
  const bytes = Buffer.from(await file.arrayBuffer())
  const id = crypto.randomUUID()
  const capture = { capturedAt: new Date().toISOString(), sentAt: new Date().toISOString() }
  const fields = {
    ...{ id, booking: String(bookingId), duty, problem: 'dark', caption: 'Two lamps' },
    capture: JSON.stringify({ ...capture, position: null, heading: null }),
  }
  for (let time = 0; time < 2; time++) {
    const sent = await app.post(`${path}/problems`, toForm(file, fields))
    expect(sent.status, await sent.clone().text()).toBe(201)
    expect(await sent.json()).toEqual({ problems: [{ id, sha256: hash('sha256', bytes) }] })
  }
  const list = await listOf(seller)
  expect(list).toMatchObject({
    open: 1,
    items: [
      { kind: 'dark', note: 'Two lamps', unitCode: 'A-1', by: 'Truck 2', capturedAt: capture.capturedAt },
    ],
  })
  const [problem] = list.items
  expect((await seller.get(problem!.preview!)).status).toBe(200)
  expect(Buffer.from(await (await seller.get(problem!.original)).arrayBuffer())).toEqual(bytes)

  // no proof, and nothing its buyer sees
  for (const client of [seller, buyer]) {
    const { proofs, chain } = (await (await client.get(`/api/bookings/${bookingId}/proofs`)).json()) as {
      proofs: object[]
      chain: object | null
    }
    expect([proofs, chain]).toEqual([[], null])
  }
  expect((await listOf(buyer)).items).toEqual([])
  expect((await buyer.get(problem!.original)).status).toBe(404)
  const notices = await db
    .selectFrom('notices')
    .select(['user_id', 'data'])
    .where('kind', '=', 'face-problem')
    .where('user_id', '=', sellerId)
    .execute()
  expect(notices).toHaveLength(1)
  expect(JSON.stringify(notices)).toContain('The light is out')
  // its face is open as before: the photo that is due has not come
  expect(((await (await app.get(path)).json()) as CrewFaces).faces).toMatchObject([
    { given: 0, state: 'due' },
  ])

  const mend = (client: TestClient, isMended: boolean) =>
    client.send('PATCH', `/api/my/face-problems/${id}`, { isMended })
  expect((await mend(buyer, true)).status).toBe(404)
  expect(await (await mend(seller, true)).json()).toMatchObject({ open: 0, items: [{ id }] })
  expect(await (await mend(seller, false)).json()).toMatchObject({ open: 1, items: [{ mendedAt: null }] })
})

it('is of the link’s own faces alone, says what is wrong, and is a photo', async () => {
  const { path, id, duty } = await startLink()
  const stranger = await startLink()
  const narrowed = await startLink({ words: 'no such wall' })
  const table = new File(['Date,Plays\n2027-03-01,5\n'], 'log.csv')
  const photo = await paintPhoto('a.jpg')
  const own = { booking: String(id), duty, problem: 'dark' }
  const cases = [
    [path, photo, { ...own, booking: String(stranger.id), duty: stranger.duty }, 404],
    [narrowed.path, photo, { ...own, booking: String(narrowed.id), duty: narrowed.duty }, 404],
    [path, photo, { ...own, duty: '0/none' }, 404],
    [path, photo, { ...own, problem: 'haunted' }, 400],
    [path, table, own, 400],
    ['/api/crew/none', photo, own, 404],
  ] as const
  for (const [at, file, fields, status] of cases)
    expect((await app.post(`${at}/problems`, toForm(file, fields))).status).toBe(status)
  expect(await db.selectFrom('face_problems').select('id').where('booking_id', '=', id).execute()).toEqual([])
})

it('a member reports one too, and another photo under its id is refused', async () => {
  const { seller, id: bookingId, duty } = await startLink()
  const id = crypto.randomUUID()
  const fields = { id, booking: String(bookingId), duty, problem: 'blocked' }
  const send = async (name: string) =>
    seller.post('/api/my/face-problems', toForm(await paintPhoto(name), fields))
  expect((await send('a.jpg')).status).toBe(201)
  expect((await send('b.jpg')).status).toBe(409)
  expect((await listOf(seller)).items).toMatchObject([{ id, kind: 'blocked' }])
})

it('goes a year after it came, with its photo', async () => {
  const { seller, id: bookingId, duty } = await startLink()
  const ids = [crypto.randomUUID(), crypto.randomUUID()]
  for (const id of ids) {
    const fields = { id, booking: String(bookingId), duty, problem: 'other' }
    await seller.post('/api/my/face-problems', toForm(await paintPhoto('a.jpg'), fields))
  }
  const received = { received_at: new Date(Date.now() - (FACE_PROBLEM.keptDays + 1) * DAY_MS) }
  const { path } = await db
    .updateTable('face_problems')
    .set(received)
    .where('id', '=', ids[0]!)
    .returning('path')
    .executeTakeFirstOrThrow()
  await sweepFaceProblems(context)
  expect((await listOf(seller)).items.map(({ id }) => id)).toEqual([ids[1]])
  expect(await context.files.find(path)).toBeNull()
})

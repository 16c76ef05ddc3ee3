import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { paintPng } from '#test/support/booking/artwork-files.ts'
import { artworkIn, type BookedArtwork, readArtwork } from '#test/support/booking/artwork-in.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db, context } = app
const { book, get, mailsTo } = artworkIn(app)
const PNG = await paintPng(120, 60)

async function send({ buyer, path }: BookedArtwork) {
  const form = new FormData()
  form.append('file', new File([PNG as BlobPart], 'wall.png'))
  return readArtwork(await buyer.post(path, form))
}
const decide = async ({ seller, path }: BookedArtwork, id: string, body: object) =>
  readArtwork(await seller.send('POST', `${path}/${id}/decisions`, body))
const stored = () => readdir(join(context.config.DATA_DIR, 'files/artwork')).catch(() => [])

it('artwork that was approved is sent again for another booking of the same space, and decided on anew', async () => {
  const old = await book()
  const { id } = (await send(old)).creatives[0]!
  const next = await book({ buyerId: old.buyerId, sellerId: old.sellerId })
  await db.updateTable('bookings').set({ listing_id: old.listingId }).where('id', '=', next.id).execute()
  const copy = (who: BookedArtwork, body: object) => who.buyer.send('POST', `${who.path}/copies`, body)
  expect((await get(next)).earlier).toEqual([])
  expect((await copy(next, { creativeId: id })).status).toBe(409)
  await decide(old, id, { decision: 'approve' })
  const { earlier } = await get(next)
  expect(earlier).toMatchObject([{ id, name: 'wall.png', booking: { id: old.id }, preview: {} }])
  expect((await get(next, 'seller')).earlier).toEqual([])
  expect((await get(await book({ buyerId: old.buyerId }))).earlier).toEqual([])

  const sent = await readArtwork(await copy(next, { creativeId: id }))
  expect(sent).toMatchObject({
    status: 201,
    items: [{ state: 'waiting' }],
    creatives: [{ name: 'wall.png', status: 'uploaded', version: 1 }],
    // it is there
    earlier: [],
  })
  // pressed twice it is one file, and nobody is told that it was lost
  expect((await copy(next, { creativeId: id })).status).toBe(201)
  expect((await get(next)).creatives).toHaveLength(1)
  // a file of its own: each goes with its booking
  const paths = db.selectFrom('creatives').select('path').where('booking_id', 'in', [old.id, next.id])
  expect(new Set((await paths.execute()).map(({ path }) => path)).size).toBe(2)
  expect((await next.buyer.get(sent.creatives[0]!.url!)).status).toBe(200)
  expect(await mailsTo(next.sellerId)).toContain(`User ${old.buyerId} sent artwork for “Wall by the ferry”`)
})

it('artwork that fits another booking no more is sent again by a second press alone', async () => {
  const old = await book()
  const { id } = (await send(old)).creatives[0]!
  await decide(old, id, { decision: 'approve' })
  const spec = { kind: 'screen', width: 240, height: 60, filmMs: null } as const
  const next = await book({ buyerId: old.buyerId, terms: { artwork: { spec, workingDays: 5 } } })
  await db.updateTable('bookings').set({ listing_id: old.listingId }).where('id', '=', next.id).execute()
  const before = (await stored()).length
  const refused = await next.buyer.send('POST', `${next.path}/copies`, { creativeId: id })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({
    code: 'artwork-differs',
    checks: [{ result: 'fail', text: '120 × 60 pixels; this screen shows exactly 240 × 60.' }, {}],
  })
  expect((await stored()).length).toBe(before)
  const taken = await next.buyer.send('POST', `${next.path}/copies`, {
    creativeId: id,
    takesFailures: true,
  })
  expect(taken.status).toBe(201)
})

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { creativeRoutes } from '#contract/booking/creatives.ts'
import { paintPng } from '#test/support/booking/artwork-files.ts'
import { artworkIn, type BookedArtwork, readArtwork } from '#test/support/booking/artwork-in.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { bookWith } from '#test/support/booking/booked.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { ARTWORK_PATH } from './limits.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db, context } = app
const { book, get, mailsTo } = artworkIn(app)
const PNG = await paintPng(120, 60)
const WRONG = await paintPng(120, 50)

function toForm(bytes: Uint8Array | string, name = 'wall.png', item?: number): FormData {
  const form = new FormData()
  if (item !== undefined) form.append('item', String(item))
  form.append('file', new File([bytes as BlobPart], name))
  return form
}
const send = async (
  { buyer, path }: BookedArtwork,
  bytes: Uint8Array | string = PNG,
  name?: string,
  item?: number,
) => readArtwork(await buyer.post(path, toForm(bytes, name, item)))
const decide = async ({ seller, path }: BookedArtwork, id: string, body: object) =>
  readArtwork(await seller.send('POST', `${path}/${id}/decisions`, body))
const stored = () => readdir(join(context.config.DATA_DIR, 'files/artwork')).catch(() => [])
const spooled = () => readdir(join(context.config.DATA_DIR, 'spool')).catch(() => [])

const noticesOf = async (userId: number) =>
  (await db.selectFrom('notices').select('kind').where('user_id', '=', userId).execute()).map(
    ({ kind }) => kind,
  )

describe('artwork', () => {
  it('is sent, checked, refused with a reason, replaced and approved, and both sides are told', async () => {
    const booked = await book()
    expect(await get(booked)).toMatchObject({
      side: 'buyer',
      wanted: 'A picture of exactly 120 × 60 pixels, RGB.',
      items: [{ item: 0, state: 'missing', isLate: false }],
      creatives: [],
      canSend: true,
      canDecide: false,
    })
    const sent = await send(booked)
    expect(sent).toMatchObject({
      status: 201,
      items: [{ state: 'waiting' }],
      creatives: [{ name: 'wall.png', what: 'PNG picture, 120 × 60 pixels', status: 'uploaded', version: 1 }],
    })
    expect(sent.creatives[0]!.checks[0]).toEqual({
      result: 'pass',
      text: '120 × 60 pixels, as this screen shows.',
    })
    expect(await mailsTo(booked.sellerId)).toEqual([
      `User ${booked.buyerId} sent artwork for “Wall by the ferry”`,
    ])
    expect(await noticesOf(booked.sellerId)).toContain('artwork')

    const [first] = sent.creatives
    expect(await decide(booked, first!.id, { decision: 'reject', reason: ' ' })).toMatchObject({
      status: 400,
    })
    const refused = await decide(booked, first!.id, { decision: 'reject', reason: 'The logo is too small.' })
    expect(refused).toMatchObject({ status: 200, items: [{ state: 'rejected' }] })
    expect(refused.creatives[0]).toMatchObject({ status: 'rejected', reason: 'The logo is too small.' })
    expect(await decide(booked, first!.id, { decision: 'approve' })).toMatchObject({ status: 409 })

    const again = await send(booked)
    expect(again.creatives.map(({ version, status }) => [version, status])).toEqual([
      [2, 'uploaded'],
      [1, 'rejected'],
    ])
    expect(await decide(booked, again.creatives[0]!.id, { decision: 'approve' })).toMatchObject({
      items: [{ state: 'approved' }],
    })
    expect(await mailsTo(booked.buyerId)).toEqual([
      `User ${booked.sellerId} refused your artwork for “Wall by the ferry”`,
      `User ${booked.sellerId} approved your artwork for “Wall by the ferry”`,
    ])
  })

  it('that fails a check is kept, and taken knowingly or not at all', async () => {
    const booked = await book()
    const { creatives } = await send(booked, WRONG)
    expect(creatives[0]!.checks[0]).toEqual({
      result: 'fail',
      text: '120 × 50 pixels; this screen shows exactly 120 × 60.',
    })
    const silent = await decide(booked, creatives[0]!.id, { decision: 'approve' })
    expect(silent).toMatchObject({ status: 409, code: 'conflict' })
    expect(silent.message).toContain('120 × 50 pixels; this screen shows exactly 120 × 60.')
    const knowing = await decide(booked, creatives[0]!.id, { decision: 'approve', takesFailures: true })
    expect(knowing).toMatchObject({ status: 200, items: [{ state: 'approved' }] })
    const row = db.selectFrom('creatives').select('took_failures').where('booking_id', '=', booked.id)
    expect((await row.executeTakeFirstOrThrow()).took_failures).toBe(true)
  })

  it('that is approved holds until another is approved', async () => {
    const booked = await book()
    const first = (await send(booked)).creatives[0]!
    await decide(booked, first.id, { decision: 'approve' })
    const { creatives, items } = await send(booked)
    expect(items).toMatchObject([{ state: 'approved' }])
    const next = await decide(booked, creatives[0]!.id, { decision: 'approve' })
    expect(next.creatives.map(({ status }) => status)).toEqual(['approved', 'replaced'])
  })

  it('of each issue is its own, or that of the one before', async () => {
    const booked = await book({
      toUnits: (unit) => [unit, { ...unit, label: 'April', materialDate: '2031-03-20' }],
    })
    expect((await send(booked, PNG, 'a.png', 0)).items).toMatchObject([
      { state: 'waiting', like: null },
      { state: 'waiting', like: 0, name: 'Loop, April', dueOn: '2031-03-20' },
    ])
    expect((await send(booked, PNG, 'b.png', 1)).items).toMatchObject([{ like: null }, { like: null }])
    expect(await send(booked, PNG, 'c.png', 2)).toMatchObject({ status: 400 })
  })

  it('is downloaded by both sides as it was sent, and by nobody else', async () => {
    const booked = await book()
    const { creatives } = await send(booked, PNG, 'Größe “1”.png')
    const { url, preview, sha256 } = creatives[0]!
    for (const who of [booked.buyer, booked.seller]) {
      const file = await who.get(url!)
      expect(Buffer.from(await file.arrayBuffer()).equals(PNG)).toBe(true)
      expect(Object.fromEntries(file.headers)).toMatchObject({
        'content-type': 'image/png',
        'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''Gr/),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      const shown = await who.get(preview!.url)
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
    expect(sha256).toMatch(/^[0-9a-f]{64}$/)
    const admin = await app.as(await buildUser(db, { role: 'admin' }))
    expect((await readArtwork(await admin.get(booked.path))).creatives[0]).toMatchObject({
      url: null,
      preview: null,
    })
    expect((await admin.get(url!)).status).toBe(404)
    expect((await app.get(`/media/artwork/${creatives[0]!.id}.bin`)).status).toBe(404)
    const other = await book()
    expect((await other.buyer.get(url!.replace(String(booked.id), String(other.id)))).status).toBe(404)
  })

  it('may be a script where a station reads it', async () => {
    const radio = { spec: { kind: 'sound', seconds: 30, takesScript: true }, workingDays: 3 } as const
    const booked = await book({ terms: { artwork: radio } })
    const form = new FormData()
    form.append('script', ' Bread, fresh at six.\r\nEvery day. ')
    const { creatives, status } = await readArtwork(await booked.buyer.post(booked.path, form))
    expect(status).toBe(201)
    expect(creatives[0]).toMatchObject({
      name: 'Script',
      what: 'Script of 6 words',
      script: 'Bread, fresh at six.\nEvery day.',
      url: null,
      isGone: false,
    })
  })
})

describe('what is refused', () => {
  let booked: BookedArtwork
  beforeAll(async () => {
    booked = await book()
  })

  it.each([
    ['a renamed program', 'MZ\0\0program', 'wall.png', 'Only PDF, PNG, JPEG'],
    ['a page', '<!doctype html><script>1</script>', 'wall.png', 'Only PDF, PNG, JPEG'],
    [
      'half a picture',
      PNG.subarray(0, PNG.length - 40),
      'wall.png',
      'The picture is damaged and cannot be read',
    ],
    ['half a PDF', '%PDF-1.7\n1 0 obj', 'wall.pdf', 'The PDF is damaged and cannot be read'],
    ['nothing', '', 'wall.png', 'The file is empty'],
  ])('%s leaves nothing behind', async (_what, bytes, name, message) => {
    const before = await stored()
    const answer = await send(booked, bytes, name)
    expect(answer).toMatchObject({
      status: 400,
      code: 'invalid-input',
      message: expect.stringContaining(message),
    })
    expect(await stored()).toEqual(before)
    expect(await spooled()).toEqual([])
    expect((await get(booked)).creatives).toEqual([])
  })

  it('more than 200 MB, another form, no file', async () => {
    const large = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(201 * 1024 * 1024),
    }
    const answer = await booked.buyer.send('POST', booked.path, undefined, { headers: large })
    expect(await readArtwork(answer)).toMatchObject({
      status: 413,
      message: 'A file may have at most 200 MB',
    })
    expect((await booked.buyer.send('POST', booked.path, {})).status).toBe(415)
    expect(await readArtwork(await booked.buyer.post(booked.path, new FormData()))).toMatchObject({
      status: 400,
      message: 'Choose a file',
    })
  })

  it('files of a booking that nobody has agreed on, or that is over', async () => {
    for (const status of ['completed', 'cancelled', 'expired'] as const) {
      const over = await book({ status })
      expect(await send(over), status).toMatchObject({ status: 409, code: 'wrong-step' })
    }
    const without = await book({ terms: { artwork: { spec: { kind: 'none' }, workingDays: 0 } } })
    expect((await get(without)).canSend).toBe(false)
    expect(await send(without)).toMatchObject({ status: 400 })
    expect((await stored()).length).toBeGreaterThan(0)
  })

  it('without scripts a refusal is a page, and a file leads back to the booking', async () => {
    const post = async (form: FormData) =>
      booked.buyer.send('POST', booked.path, undefined, await toInit(form, { 'sec-fetch-mode': 'navigate' }))
    const refused = await post(toForm('MZ program'))
    expect([refused.status, refused.headers.get('content-type')]).toEqual([
      400,
      expect.stringContaining('text/html'),
    ])
    const sent = await post(toForm(PNG))
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/bookings/${booked.id}#artwork`])
    const [creative] = (await get(booked)).creatives
    const form = new URLSearchParams({ decision: 'reject', reason: 'Too dark' })
    const decided = await booked.seller.post(`${booked.path}/${creative!.id}/decisions`, form)
    expect([decided.status, decided.headers.get('location')]).toEqual([303, `/bookings/${booked.id}#artwork`])
  })
})

/** A form as a browser sends it. */
async function toInit(form: FormData, headers: Record<string, string>): Promise<RequestInit> {
  const request = new Request('http://x', { method: 'POST', body: form })
  const type = request.headers.get('content-type')!
  return { body: await request.arrayBuffer(), headers: { ...headers, 'content-type': type } }
}

it('may take minutes to arrive, at its own address alone', () => {
  const path = creativeRoutes.sendArtwork.path.replace(':id', '12')
  expect(ARTWORK_PATH.test(path)).toBe(true)
  expect(ARTWORK_PATH.test(`${path}/x/decisions`)).toBe(false)
  expect(ARTWORK_PATH.test('/api/bookings/12/steps')).toBe(false)
})

it('an accepted booking keeps what its space needed then', async () => {
  const market = await openMarket(app, { listing: { ad_type: 'digital', specifications: '[]' } })
  const buyer = await market.buy()
  const terms = `/api/my/listings/${market.listingId}/booking-terms`
  const set = async (width: number) => {
    const now = await (await market.seller.client.get(terms)).json()
    const artwork = { spec: { kind: 'screen', width, height: 60, filmMs: null }, workingDays: 2 }
    const units = now.units.map((unit: object) => ({ ...unit, artwork }))
    const answer = await market.seller.client.send('PUT', terms, { ...now, units })
    expect(answer.status).toBe(200)
  }
  await set(120)
  const id = await bookWith(app, market, { buyer })
  await set(800)
  const kept = await readArtwork(await buyer.client.get(`/api/bookings/${id}/creatives`))
  expect(kept.demand).toEqual({
    spec: { kind: 'screen', width: 120, height: 60, filmMs: null },
    workingDays: 2,
  })
  expect((await buyer.read(id)).artwork).toMatchObject({ state: 'missing', isLate: false })
  const next = await buyer.draft({ listingId: market.listingId, ...period(20) })
  expect(next.terms?.artwork?.spec).toMatchObject({ width: 800 })
})

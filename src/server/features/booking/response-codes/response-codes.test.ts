import { beforeAll, describe, expect, it } from 'vitest'
import type { DeskCode, ResponseCodes } from '#contract/booking/response-codes.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { hashPassword } from '#server/features/accounts/accounts/password.ts'
import { PASSWORD } from '#test/support/accounts/members.ts'
import { type Agreed, buildAgreed } from '#test/support/booking/build-agreed.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp({ TRUST_PROXY: '1', RATE_LIMIT_SCALE: '1000' })
const { db } = app
const admin = await app.as(await buildUser(db, { role: 'admin' }))

const TARGET = 'https://thirdrise.example/opening'
const FIREFOX = 'Mozilla/5.0 (X11; Linux) Firefox/150.0'
const from = (address: string, more: Record<string, string> = {}) => ({
  headers: { 'user-agent': FIREFOX, 'x-forwarded-for': address, 'sec-fetch-site': 'none', ...more },
})

interface Made extends Agreed {
  buyer: TestClient
  seller: TestClient
  code: string
}

const make = (who: TestClient, id: number, body: object = {}) =>
  who.send('POST', `/api/bookings/${id}/codes`, { item: 0, target: TARGET, isOurs: true, ...body })
const read = async (who: TestClient, id: number) =>
  (await (await who.get(`/api/bookings/${id}/codes`)).json()) as ResponseCodes

async function build(given: Parameters<typeof buildAgreed>[1] = {}): Promise<Made> {
  const agreed = await buildAgreed(db, { status: 'in-flight', startsIn: -2, ...given })
  const [buyer, seller] = await Promise.all([app.as(agreed.buyerId), app.as(agreed.sellerId)])
  const answer = await make(buyer, agreed.id, { promo: 'LOAF10', phone: '(206) 555-0134' })
  expect(answer.status, await answer.clone().text()).toBe(201)
  const { codes } = (await answer.json()) as ResponseCodes
  return { ...agreed, buyer, seller, code: codes[0]!.code }
}

const follow = (code: string, visit = from('203.0.113.1'), method = 'GET') =>
  app.send(method, `/r/${code}`, undefined, visit)
const visitsOf = async ({ buyer, id }: Made) => {
  await app.context.visitCounter.flush()
  return (await read(buyer, id)).codes[0]!.visits
}
const edit = (who: TestClient, { id, code }: Made, body: object) =>
  who.send('PATCH', `/api/bookings/${id}/codes/${code}`, body)
const suspend = (code: string, step: 'suspend' | 'restore') =>
  admin.send('PATCH', `/api/admin/response-codes/${code}`, { step, reason: 'It leads to a fake shop.' })

describe('a code of a line', () => {
  let made: Made
  beforeAll(async () => {
    made = await build()
  })

  it('leads to the address that is stored for it, is kept by nobody, and passes nothing on', async () => {
    const answer = await follow(`${made.code}?to=https://evil.example`)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(TARGET)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect((await follow(made.code.toLowerCase())).headers.get('location')).toBe(TARGET)
  })

  it('is shown to both sides with what is to write down, and drawn as a QR code', async () => {
    const seen = await read(made.seller, made.id)
    expect(seen).toMatchObject({ canMake: false, canEdit: false, lines: [] })
    expect(seen.codes[0]).toMatchObject({ line: 'Loop', promo: 'LOAF10', phone: '(206) 555-0134' })
    expect(seen.codes[0]!.address).toBe(`${app.context.config.PUBLIC_URL}/r/${made.code}`)
    const svg = await made.buyer.get(`/api/bookings/${made.id}/codes/${made.code}/qr.svg`)
    expect(svg.headers.get('content-type')).toBe('image/svg+xml')
    expect(await svg.text()).toMatch(/^<svg .*<\/svg>$/s)
    const pdf = await made.buyer.get(`/api/bookings/${made.id}/codes/${made.code}/qr.pdf`)
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')
  })

  it('is one a line, for secured bookings and lines that there are', async () => {
    expect(await (await make(made.buyer, made.id)).json()).toMatchObject({ code: 'code-taken' })
    const paying = await buildAgreed(db, { status: 'awaiting-payment' })
    expect((await make(await app.as(paying.buyerId), paying.id)).status).toBe(409)
    const booked = await buildAgreed(db, { status: 'booked' })
    const buyer = await app.as(booked.buyerId)
    for (const body of [
      { item: 7 },
      { isOurs: false },
      { promo: 'x'.repeat(41) },
      { target: 'x'.repeat(3000) },
    ])
      expect((await make(buyer, booked.id, body)).status).toBe(400)
  })

  it.each([
    'http://thirdrise.example',
    'https://127.0.0.1/',
    'https://a:b@thirdrise.example',
    'javascript:1',
  ])('does not lead to %s', async (target) => {
    const answer = await edit(made.buyer, made, { target, isOurs: true })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'code-target', fields: { target: expect.any(String) } })
  })

  it('does not lead back to this site', async () => {
    const own = new URL(app.context.config.PUBLIC_URL).hostname
    expect(
      (await edit(made.buyer, made, { target: `https://${own}/r/${made.code}`, isOurs: true })).status,
    ).toBe(400)
  })

  it('is changed by its buyer alone, with what it led to before', async () => {
    const target = 'https://thirdrise.example/pies'
    const other = await app.as(await buildUser(db))
    expect((await edit(made.seller, made, { target, isOurs: true })).status).toBe(403)
    expect((await edit(admin, made, { target, isOurs: true })).status).toBe(403)
    expect((await edit(other, made, { target, isOurs: true })).status).toBe(404)
    expect((await edit(made.buyer, made, { target })).status).toBe(400)
    expect((await edit(made.buyer, { ...made, code: 'BCDFGH' }, { promo: 'X' })).status).toBe(404)
    const stranger = await build()
    expect((await edit(stranger.buyer, { ...made, id: stranger.id }, { promo: 'X' })).status).toBe(404)

    expect((await edit(made.buyer, made, { target, isOurs: true })).status).toBe(200)
    expect((await follow(made.code)).headers.get('location')).toBe(target)
    const { codes } = await read(made.buyer, made.id)
    expect(codes[0]!.history.map((one) => one.target)).toEqual([target, TARGET])
    expect((await edit(made.buyer, made, { promo: null })).status).toBe(200)
    expect((await read(made.buyer, made.id)).codes[0]).toMatchObject({ promo: null, phone: '(206) 555-0134' })
  })

  it('is suspended by admins with a reason, and led on again', async () => {
    expect((await suspend(made.code, 'restore')).status).toBe(409)
    expect((await suspend(made.code, 'suspend')).status).toBe(200)
    const answer = await follow(made.code)
    expect(answer.status).toBe(403)
    expect(answer.headers.get('location')).toBeNull()
    expect(await answer.text()).toContain('This code is suspended')
    expect((await edit(made.buyer, made, { target: TARGET, isOurs: true })).status).toBe(200)
    expect((await follow(made.code)).status).toBe(403)
    const { items } = (await (await admin.get('/api/admin/response-codes?view=suspended')).json()) as {
      items: DeskCode[]
    }
    expect(items).toContainEqual(
      expect.objectContaining({ code: made.code, suspension: 'It leads to a fake shop.' }),
    )
    expect(await (await made.buyer.get('/api/notices')).text()).toContain(`Code ${made.code}`)
    expect((await suspend(made.code, 'restore')).status).toBe(200)
    expect((await follow(made.code)).status).toBe(302)
    expect((await made.buyer.get('/api/admin/response-codes')).status).toBe(403)
  })
})

it('a code of a booking is not suspended by an admin who buys or sells it', async () => {
  const made = await build()
  for (const id of [made.buyerId, made.sellerId]) {
    await db.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute()
    const side = await app.as(id)
    const body = { step: 'suspend', reason: 'It leads to a fake shop.' }
    expect((await side.send('PATCH', `/api/admin/response-codes/${made.code}`, body)).status).toBe(409)
  }
  expect((await follow(made.code)).status).toBe(302)
})

describe('what leads nowhere', () => {
  it('is unknown, and says so in a page', async () => {
    for (const code of ['BCDFGH', 'abc', '......', '%F0%9F', 'BCDFGHJK']) {
      const answer = await follow(code)
      expect(answer.status, code).toBe(404)
      expect(answer.headers.get('content-type')).toContain('text/html')
    }
    expect((await follow('BCDFGH', from('203.0.113.1'), 'POST')).status).toBe(405)
  })

  it('of a cancelled booking leads where it led, and nowhere else any more', async () => {
    const made = await build()
    await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', made.id).execute()
    expect((await edit(made.buyer, made, { target: TARGET, isOurs: true })).status).toBe(410)
    expect((await follow(made.code)).status).toBe(302)
  })

  it('leads on for three years after the end, then says that it has ended', async () => {
    const made = await build()
    const endOn = (last: string) =>
      db
        .updateTable('bookings')
        .set({ last_day: last, status: 'completed' })
        .where('id', '=', made.id)
        .execute()
    const year = Number(toMarketDate(new Date()).slice(0, 4))
    await db
      .updateTable('bookings')
      .set({ first_day: `${year - 5}-01-01` })
      .where('id', '=', made.id)
      .execute()
    await endOn(`${year - 2}-06-01`)
    expect((await follow(made.code)).status).toBe(302)
    expect((await edit(made.buyer, made, { promo: 'STILL' })).status).toBe(200)
    await endOn(`${year - 4}-06-01`)
    const answer = await follow(made.code)
    expect(answer.status).toBe(410)
    expect(await answer.text()).toContain('This code has ended')
    expect((await edit(made.buyer, made, { promo: 'LATE' })).status).toBe(410)
  })
})

describe('a replayed day', () => {
  it('comes to exact visits: machines, what is loaded ahead, repeats and whoever asks left out', async () => {
    const made = await build()
    const leftOut = [
      from('203.0.113.9', { 'user-agent': 'Googlebot/2.1' }),
      from('203.0.113.9', { 'user-agent': 'curl/8.1' }),
      from('203.0.113.9', { dnt: '1' }),
      from('203.0.113.9', { 'sec-gpc': '1' }),
      from('203.0.113.9', { 'sec-purpose': 'prefetch' }),
      from('203.0.113.9', { purpose: 'prefetch' }),
    ]
    for (const visit of leftOut) expect((await follow(made.code, visit)).status).toBe(302)
    expect((await follow(made.code, from('203.0.113.9'), 'HEAD')).status).toBe(302)
    expect(await visitsOf(made)).toBe(0)

    for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.2', '2001:db8::1', '2001:db8::2'])
      await follow(made.code, from(address))
    expect(await visitsOf(made)).toBe(3)
    // of one network eight browsers are told apart, whatever they call themselves
    for (let at = 0; at < 100; at += 1)
      await follow(made.code, from('203.0.113.3', { 'user-agent': `Mozilla/5.0 ${at}` }))
    expect(await visitsOf(made)).toBe(11)

    const report = await (await made.seller.get(`/api/bookings/${made.id}/report`)).json()
    expect(report.body.visits).toEqual([
      {
        code: made.code,
        item: 0,
        line: 'Loop',
        total: 11,
        days: [{ day: toMarketDate(new Date()), visits: 11 }],
      },
    ])
    expect(report.body.total).toMatchObject({ deliveredContacts: null, cpmCents: null })
    expect(report.body.notes.join(' ')).toContain('They are not people')
    const csv = await (await made.buyer.get(`/api/bookings/${made.id}/report.csv`)).text()
    expect(csv).toContain(`${made.code},11`)
    for (const file of ['report.pdf', 'report.xlsx'])
      expect((await made.buyer.get(`/api/bookings/${made.id}/${file}`)).status).toBe(200)
  })
})

describe('an account that leaves', () => {
  it('is given its codes before, and they lead nowhere afterwards', async () => {
    const made = await build()
    await follow(made.code)
    await app.context.visitCounter.flush()
    await db.updateTable('bookings').set({ status: 'completed' }).where('id', '=', made.id).execute()
    const password = await hashPassword(PASSWORD)
    await db.updateTable('users').set({ password }).where('id', '=', made.buyerId).execute()
    const given = await (await made.buyer.send('POST', '/api/account/export', { password: PASSWORD })).text()
    for (const part of [made.code, TARGET, 'LOAF10', 'responseDays']) expect(given).toContain(part)
    const gone = await made.buyer.send('DELETE', '/api/account', { password: PASSWORD })
    expect(gone.status, await gone.clone().text()).toBeLessThan(300)
    expect((await follow(made.code)).status).toBe(410)
    const row = await db
      .selectFrom('response_codes')
      .selectAll()
      .where('code', '=', made.code)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ target: null, promo: null, phone: null })
    const targets = db.selectFrom('response_targets').selectAll().where('code_id', '=', row.id)
    expect(await targets.execute()).toEqual([])
  })
})

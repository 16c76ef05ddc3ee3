import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import ICAL from 'ical.js'
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { ListingCalendars } from '#contract/booking/calendars.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { createLog } from '#server/platform/log/log.ts'
import { buildClaimant, buildUnits } from '#test/support/booking/build-booking.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { findBrokenCells } from '../availability/check-claims.ts'
import { claimUnits } from '../availability/claim-units.ts'
import { pullCalendar } from './pull-calendar.ts'

const lines: string[] = []
const log = createLog('debug', { write: (line) => void lines.push(line) })
const app = await createTestApp({ ALLOW_PRIVATE_ENDPOINTS: '1' }, log)
const { db } = app
const sellerId = await buildUser(db)
const seller = await app.as(sellerId)
const day = (n: number) => addDays(toMarketDate(new Date()), n)

/** The machine that keeps a calendar. */
const elsewhere = { status: 200, text: '', asked: [] as IncomingHttpHeaders[], meanwhile: async () => {} }
const server = createServer(async (request, response) => {
  elsewhere.asked.push(request.headers)
  await elsewhere.meanwhile()
  const isSame = elsewhere.status === 200 && request.headers['if-none-match'] === `"${elsewhere.text.length}"`
  response.writeHead(isSame ? 304 : elsewhere.status, {
    etag: `"${elsewhere.text.length}"`,
    location: 'http://127.0.0.1:1/',
  })
  response.end(isSame ? '' : elsewhere.text)
}).listen(0, '127.0.0.1')
await new Promise((ready) => server.once('listening', ready))
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/private-Zx9kQ4.ics`
afterAll(() => server.close())
beforeEach(() => {
  Object.assign(elsewhere, { status: 200, text: '', asked: [], meanwhile: async () => {} })
})

const write = (...ranges: [string, string][]) =>
  [
    'BEGIN:VCALENDAR',
    ...ranges.flatMap(([first, last], i) => [
      ...['BEGIN:VEVENT', `UID:${i}@elsewhere.example`],
      `DTSTART;VALUE=DATE:${first.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${addDays(last, 1).replaceAll('-', '')}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n')

async function sell() {
  const id = await buildListing(db, { seller_id: sellerId, ad_type: 'social' })
  const base = `/api/my/listings/${id}`
  const claims = async () =>
    (await (await seller.get(`${base}/calendar`)).json()).claims as {
      first: string
      last: string
      kind: string
    }[]
  return {
    id,
    base,
    add: async (address = url) => {
      const answer = await seller.send('POST', `${base}/calendars`, { url: address })
      return { status: answer.status, body: await answer.json() }
    },
    calendars: async () => (await (await seller.get(`${base}/calendars`)).json()) as ListingCalendars,
    claims: async () => (await claims()).map(({ first, last, kind }) => [kind, first, last]),
  }
}

it('takes the days of a calendar kept elsewhere, and follows it', async () => {
  const space = await sell()
  elsewhere.text = write([day(10), day(12)], [day(20), day(20)])
  expect(await space.add()).toMatchObject({
    status: 201,
    body: { imported: [{ url, checkedAt: null, ranges: 0 }] },
  })
  await app.runJobs()
  expect(await space.claims()).toEqual([
    ['import', day(10), day(12)],
    ['import', day(20), day(20)],
  ])
  const { imported } = await space.calendars()
  expect(imported).toMatchObject([{ checkedAt: expect.any(String), error: null, ranges: 2, clashes: [] }])
  const free = await (await app.get(`/api/listings/${space.id}/availability`)).json()
  expect(free.checkedAt).toBe(imported[0]!.checkedAt)

  await pullCalendar(app.context, imported[0]!.id)
  expect(elsewhere.asked.map((headers) => headers['if-none-match'])).toEqual([undefined, expect.any(String)])
  elsewhere.text = write([day(11), day(15)])
  await pullCalendar(app.context, imported[0]!.id)
  expect(await space.claims()).toEqual([['import', day(11), day(15)]])
  const gone = await seller.send('DELETE', `${space.base}/calendars/${imported[0]!.id}`)
  expect((await gone.json()).imported).toEqual([])
  expect(await space.claims()).toEqual([])
  expect(await findBrokenCells(db)).toEqual([])
})

it('writes nothing where the same days are read again', async () => {
  const space = await sell()
  elsewhere.text = write([day(10), day(12)])
  const [calendar] = (await space.add()).body.imported
  await app.runJobs()
  const ids = () => db.selectFrom('unit_claims').select('id').where('calendar_id', '=', calendar.id).execute()
  const before = await ids()
  elsewhere.text += '\r\n'
  await pullCalendar(app.context, calendar.id)
  expect(await ids()).toEqual(before)
})

it('keeps what is sold, and tells the seller once', async () => {
  const space = await sell()
  const [unitId] = await buildUnits(db, space.id)
  const days = { first: day(10), last: day(11) }
  const bookingId = await buildClaimant(db, space.id)
  const booking = { unitId: unitId!, ...days, quantity: 1, kind: 'booking', bookingId } as const
  await db.transaction().execute((trx) => claimUnits(trx, [booking], new Date()))
  elsewhere.text = write([day(9), day(12)])
  const [calendar] = (await space.add()).body.imported
  await app.runJobs()
  expect(await space.claims()).toEqual([
    ['import', day(9), day(9)],
    ['booking', day(10), day(11)],
    ['import', day(12), day(12)],
  ])
  elsewhere.text += '\r\n'
  await pullCalendar(app.context, calendar.id)
  expect((await space.calendars()).imported[0]!.clashes).toEqual([
    { unitName: 'Post', first: day(10), last: day(11) },
  ])
  const told = await db.selectFrom('notices').selectAll().where('kind', '=', 'calendar-clash').execute()
  expect(told).toMatchObject([{ user_id: sellerId, subject_id: space.id, count: 1 }])
  await app.runJobs()
  const mails = await db.selectFrom('outbox_messages').select('subject').execute()
  expect(mails.filter(({ subject }) => subject.includes('another calendar holds days'))).toHaveLength(1)
})

it('tells what went wrong, waits longer each time, and keeps what it knew', async () => {
  const space = await sell()
  elsewhere.text = write([day(10), day(12)])
  const [calendar] = (await space.add()).body.imported
  await app.runJobs()
  const state = async () => (await space.calendars()).imported[0]!.error
  const wait = async () => {
    const row = db.selectFrom('imported_calendars').select('next_check_at').where('id', '=', calendar.id)
    return ((await row.executeTakeFirstOrThrow()).next_check_at.getTime() - Date.now()) / 60_000
  }
  elsewhere.status = 404
  await pullCalendar(app.context, calendar.id)
  expect(await state()).toBe("The calendar's server answered 404.")
  const first = await wait()
  elsewhere.status = 302
  await pullCalendar(app.context, calendar.id)
  expect(await state()).toBe('This address leads on to another one. Give that one instead.')
  expect(await wait()).toBeGreaterThan(first + 50)
  Object.assign(elsewhere, { status: 200, text: '<html>' })
  await pullCalendar(app.context, calendar.id)
  expect(await state()).toBe('There is no calendar at this address.')
  elsewhere.text = 'x'.repeat(1_100_000)
  await pullCalendar(app.context, calendar.id)
  expect(await state()).toBe('It is larger than 1 MB.')
  expect(await space.claims()).toEqual([['import', day(10), day(12)]])
  elsewhere.text = write()
  await pullCalendar(app.context, calendar.id)
  expect(await state()).toBe(null)
  expect(await space.claims()).toEqual([])
})

it('ends without an error where the space is deleted while its calendar is fetched', async () => {
  const space = await sell()
  elsewhere.text = write([day(10), day(12)])
  const [calendar] = (await space.add()).body.imported
  elsewhere.meanwhile = async () => {
    await db.deleteFrom('listings').where('id', '=', space.id).execute()
  }
  await pullCalendar(app.context, calendar.id)
  const left = db.selectFrom('imported_calendars').select('id').where('id', '=', calendar.id)
  expect(await left.execute()).toEqual([])
})

it('reads at most five, none twice, and seals their addresses', async () => {
  const space = await sell()
  expect((await space.add()).status).toBe(201)
  expect(await space.add()).toMatchObject({
    status: 409,
    body: { message: 'This calendar is already imported.' },
  })
  for (const n of [2, 3, 4, 5]) expect((await space.add(`${url}?${n}`)).status).toBe(201)
  expect((await space.add(`${url}?6`)).body.message).toBe('A space reads at most 5 calendars.')
  const rows = await db.selectFrom('imported_calendars').select('url').execute()
  expect(rows.every((row) => row.url.startsWith('v1.'))).toBe(true)
})

it('publishes what is taken under a secret address, which ends when it is told to', async () => {
  const space = await sell()
  await seller.send('POST', `${space.base}/blocks`, { unitId: null, from: day(5), to: day(6) })
  elsewhere.text = write([day(20), day(20)])
  await space.add()
  await app.runJobs()
  const share = async () =>
    new URL((await (await seller.send('POST', `${space.base}/calendar-address`)).json()).url).pathname
  const path = await share()
  expect((await space.calendars()).sharedSince).not.toBeNull()
  const answer = await app.get(path)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  // what was read elsewhere is not told back
  expect(
    events.map(({ startDate, endDate, summary }) => [String(startDate), String(endDate), summary]),
  ).toEqual([[day(5), day(7), 'Blocked']])
  expect(events[0]!.uid).toMatch(/^claim-\d+@localhost/)
  const etag = answer.headers.get('etag')!
  expect((await app.get(path, { headers: { 'if-none-match': etag } })).status).toBe(304)

  const next = await share()
  expect((await app.get(path)).status).toBe(404)
  expect((await app.get(next)).status).toBe(200)
  await seller.send('DELETE', `${space.base}/calendar-address`)
  expect((await app.get(next)).status).toBe(404)
  const token = path.slice('/calendars/'.length, -'.ics'.length)
  expect(lines.some((line) => line.includes('/calendars/'))).toBe(true)
  expect(lines.filter((line) => line.includes(token))).toEqual([])
  expect(lines.filter((line) => line.includes('private-Zx9kQ4'))).toEqual([])
  const kept = await db.selectFrom('calendar_addresses').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(token)
})

it('C-02: says what was read and what was not, on the page and once by notice', async () => {
  const space = await sell()
  const good = write([day(10), day(12)])
  const odd = `BEGIN:VEVENT\r\nSUMMARY:Fair\r\nDTSTART:${day(20).replaceAll('-', '')}\r\nDTEND:soon\r\nEND:VEVENT\r\n`
  elsewhere.text = good.replace('END:VCALENDAR', `${odd}END:VCALENDAR`)
  const [calendar] = (await space.add()).body.imported
  await app.runJobs()
  const unread = [{ title: 'Fair', day: day(20), what: ['when it ends'] }]
  const state = async () => (await space.calendars()).imported[0]
  expect(await state()).toMatchObject({ events: 2, busyDays: 4, unread, unreadCount: 1, error: null })
  expect(await space.claims()).toEqual([
    ['import', day(10), day(12)],
    ['import', day(20), day(20)],
  ])
  elsewhere.text += '\r\n'
  await pullCalendar(app.context, calendar.id)
  const notices = await db
    .selectFrom('notices')
    .selectAll()
    .where('kind', '=', 'calendar-unread')
    .where('subject_id', '=', space.id)
    .execute()
  expect(notices).toMatchObject([{ user_id: sellerId, count: 1 }])
  elsewhere.text = good
  await pullCalendar(app.context, calendar.id)
  expect(await state()).toMatchObject({ events: 1, busyDays: 3, unread: [], unreadCount: 0 })
})

it('C-02: keeps the days of a calendar whose file ends within an event', async () => {
  const space = await sell()
  const whole = write([day(10), day(12)], [day(20), day(20)])
  elsewhere.text = whole
  const [calendar] = (await space.add()).body.imported
  await app.runJobs()
  elsewhere.text = whole.slice(0, whole.lastIndexOf('DTSTART'))
  await pullCalendar(app.context, calendar.id)
  expect(await space.claims()).toEqual([
    ['import', day(10), day(12)],
    ['import', day(20), day(20)],
  ])
})

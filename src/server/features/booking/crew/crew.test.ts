import { expect, it } from 'vitest'
import type { CrewList } from '#contract/booking/crew.ts'
import { crewWeekOf } from '#domain/booking/crew.ts'
import { addDays } from '#domain/zoned-time.ts'
import { auditPdf } from '#test/support/booking/audit-pdf.ts'
import { type Agreed, buildAgreed } from '#test/support/booking/build-agreed.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { readJson } from '#test/support/listings/imports.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app

async function startBooked(status: 'booked' | 'requested' | 'cancelled' = 'booked') {
  const agreed = await buildAgreed(db, { status })
  await db
    .updateTable('listings')
    .set({ ad_type: 'billboard', seller_unit_id: 'A-7' })
    .where('id', '=', agreed.listingId)
    .execute()
  return { ...agreed, client: await app.as(agreed.sellerId) }
}

const listOf = (client: TestClient, week: string) => readJson<CrewList>(client, `/api/my/crew?week=${week}`)

async function buildContract(
  { sellerId }: Pick<Agreed, 'sellerId'>,
  days: { first: string; last: string | null },
) {
  const listing_id = await buildListing(db, {
    seller_id: sellerId,
    ad_type: 'billboard',
    seller_unit_id: `B-${days.first}`,
  })
  const { id: contract_id } = await db
    .insertInto('contracts')
    .values({ organization_id: sellerId, key: `key-${listing_id}`, client_name: 'Harbor Dental' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const line = { contract_id, listing_id, first_day: days.first, last_day: days.last, brand: 'Smile' }
  await db
    .insertInto('contract_lines')
    .values({ ...line, is_open_ended: days.last === null })
    .execute()
}

it('lists what a booking puts up and when it comes down, to its seller alone', async () => {
  const { client, buyerId, terms, id } = await startBooked()
  const { first, last, name } = terms.units[0]!
  const [job] = (await listOf(client, first)).jobs
  expect(job).toMatchObject({ day: first, work: 'post', unitCode: 'A-7', unit: name, what: 'Acme', last })
  expect(job?.booking).toEqual({ id, reference: expect.stringMatching(/^PLA-B/) })
  const down = (await listOf(client, addDays(last, 1))).jobs.find(({ work }) => work === 'take-down')
  expect(down?.day).toBe(addDays(last, 1))
  expect((await listOf(await app.as(buyerId), first)).jobs).toEqual([])
})

it.each(['requested', 'cancelled'] as const)('has nothing of one that is %s', async (status) => {
  const { client, terms } = await startBooked(status)
  expect((await listOf(client, terms.first)).jobs).toEqual([])
})

it('takes down what was cancelled while it hung', async () => {
  const { client, id, buyerId, terms } = await startBooked()
  const { first } = terms.units[0]!
  await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', id).execute()
  const event = { booking_id: id, actor: 'buyer', actor_id: buyerId, version: 1 } as const
  const at = (days: number) => new Date(`${addDays(first, days)}T20:00:00Z`)
  await db
    .insertInto('booking_events')
    .values([
      { ...event, step: 'start', from_status: 'booked', to_status: 'in-flight', created_at: at(0) },
      { ...event, step: 'cancel', from_status: 'in-flight', to_status: 'cancelled', created_at: at(2) },
    ])
    .execute()
  const jobs = [...(await listOf(client, first)).jobs, ...(await listOf(client, addDays(first, 7))).jobs]
  expect(jobs.filter(({ work }) => work === 'take-down').map(({ day }) => day)).toEqual([addDays(first, 2)])
})

it('names the file that was approved last', async () => {
  const { client, id, buyerId, terms } = await startBooked()
  const given = { booking_id: id, item: 0, owner_id: buyerId, media_type: 'image/png', size_bytes: 1 }
  const files = ['old.png', 'new.png', 'rejected.png'].map((name, at) => ({
    ...given,
    name,
    version: at + 1,
    sha256: Buffer.alloc(32, at),
    path: `artwork/${id}-${at}.bin`,
    facts: JSON.stringify({}),
    checks: JSON.stringify([]),
    status: (['replaced', 'approved', 'rejected'] as const)[at]!,
    ...(at === 2 && { reason: 'Too dark.' }),
    decided_at: new Date(),
  }))
  await db.insertInto('creatives').values(files).execute()
  const [job] = (await listOf(client, terms.first)).jobs
  expect(job?.artwork).toMatchObject({ state: 'approved', file: { name: 'new.png' } })
})

it('lists contracts sold elsewhere, and media that need no crew not at all', async () => {
  const { client, sellerId, listingId, terms } = await startBooked()
  const week = crewWeekOf(terms.first)
  await buildContract({ sellerId }, { first: '2020-01-01', last: addDays(week.first, -1) })
  await buildContract({ sellerId }, { first: week.last, last: null })
  await buildContract({ sellerId }, { first: addDays(week.first, -7), last: week.last })
  await db.updateTable('listings').set({ ad_type: 'radio' }).where('id', '=', listingId).execute()
  const { jobs } = await listOf(client, week.first)
  expect(jobs.map(({ day, work, what }) => [day, work, what])).toEqual([
    [week.first, 'take-down', 'Harbor Dental · Smile'],
    [week.last, 'post', 'Harbor Dental · Smile'],
  ])
})

it('is a PDF and a CSV file to be taken along', async () => {
  const { client, terms } = await startBooked()
  const pdf = await client.get(`/api/my/crew.pdf?week=${terms.first}`)
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(auditPdf(Buffer.from(await pdf.arrayBuffer()))).toEqual([])
  const csv = await (await client.get(`/api/my/crew.csv?week=${terms.first}`)).text()
  expect(csv.split('\r\n')[1]).toMatch(/^\d{4}-.*,Post,A-7,\d+,Wall by the ferry,/)
  expect((await client.get('/api/my/crew?week=2027-02-30')).status).toBe(400)
  // its week would end in a year of five digits
  expect((await client.get('/api/my/crew?week=9999-12-31')).status).toBe(400)
})

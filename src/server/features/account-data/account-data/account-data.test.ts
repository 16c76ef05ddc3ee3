import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#server/features/accounts/accounts/password.ts'
import { PERSONAL_DATA } from '#server/personal-data.ts'
import { listLeftOut, type PersonalTable, rowsOf } from '#server/platform/personal-data/personal-table.ts'
import { buildMember, PASSWORD } from '#test/support/accounts/members.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { fillTables } from '#test/support/fill-tables.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { buildAttachment } from '#test/support/messaging/build-attachment.ts'
import { buildConversation } from '#test/support/messaging/build-conversation.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { toSection } from './export-account.ts'

type Exported = Record<string, Record<string, unknown>[]>

const app = await createTestApp()
const { db } = app
const plain = await createTestApp()
const tables = Object.entries(PERSONAL_DATA.tables)
const exportOf = async (client: TestClient) => {
  const answer = await client.send('POST', '/api/account/export', { password: PASSWORD })
  expect(answer.status).toBe(200)
  return (await answer.text()) as string
}

describe('S13: somebody with a row in every table', () => {
  const email = 'everywhere@example.com'
  let person: { id: number; organizationId: number; email: string }
  let client: TestClient
  let text: string
  const before = new Map<string, Record<string, unknown>[]>()

  const read = async (table: string, entry: PersonalTable) =>
    (
      await sql<{ row: Record<string, unknown> }>`
        select to_jsonb(${sql.table(table)}) as row from ${sql.table(table)} where ${rowsOf(entry, person)}`.execute(
        db,
      )
    ).rows.map(({ row }) => row)

  beforeAll(async () => {
    const member = await buildMember(app, { email, phone: '206 555 0100' })
    client = member.client
    person = { id: member.id, organizationId: member.id, email }
    await fillTables(app.context.config.DATABASE_URL!, Object.keys(PERSONAL_DATA.tables), person)
    for (const [table, entry] of tables) before.set(table, await read(table, entry))
    text = await exportOf(client)
  })

  it.each(tables)('%s: is theirs, and in the export unless it says why not', (table, entry) => {
    expect(before.get(table)!.length).toBeGreaterThan(0)
    const exported = JSON.parse(text) as Exported
    const section = exported[toSection(table, entry)]
    if (entry.notExported !== undefined) return expect(section).toBeUndefined()
    // its own security events and sessions grow with the asking
    expect(section!.length).toBeGreaterThanOrEqual(before.get(table)!.length)
    const given = Object.keys(section![0]!)
    expect(given.filter((column) => listLeftOut(entry).includes(column))).toEqual([])
    expect([...given, ...listLeftOut(entry)].sort()).toEqual(
      [...new Set([...Object.keys(before.get(table)![0]!), ...listLeftOut(entry)])].sort(),
    )
  })

  it('says what is not in it, and what becomes of what is', () => {
    const { notes } = JSON.parse(text) as { notes: { section: string; whenYouLeave: string }[] }
    expect(notes).toHaveLength(tables.length)
    expect(notes.find(({ section }) => section === 'documents')!.whenYouLeave).toBe(
      'kept: seven years after the booking has ended',
    )
  })

  it('leaves, and nothing stays but what is said to', async () => {
    const answer = await client.send('DELETE', '/api/account', { password: PASSWORD })
    expect(await answer.text()).toContain('Your account is deleted.')
    const gone: string[] = []
    for (const [table, entry] of tables) {
      const { erasure } = entry
      const left = await read(table, entry)
      if (erasure.kind === 'deleted') expect({ table, left }).toEqual({ table, left: [] })
      if (erasure.kind === 'kept' && left.length < before.get(table)!.length) gone.push(table)
      if (erasure.kind !== 'masked') continue
      for (const column of Object.keys(erasure.set))
        for (const row of left) {
          const was = before.get(table)![0]![column]
          if (was !== null)
            expect({ table, column, value: row[column] }).not.toEqual({ table, column, value: was })
        }
    }
    expect(gone).toEqual([])
  })
})

it('an export holds all of 1,200 spaces, and nobody else’s', async () => {
  const { id, client } = await buildMember(plain)
  await buildListing(plain.db, { title: 'Of somebody else' })
  await sql`insert into listings (seller_id, title, description, ad_type, price, location_text, status)
    select ${id}, 'Wall ' || n, 'A wall.', 'print', 1, 'Seattle', 'active' from generate_series(1, 1200) as n`.execute(
    plain.db,
  )
  const text = await exportOf(client)
  const { listings } = JSON.parse(text) as Exported
  expect(new Set(listings!.map(({ title }) => title)).size).toBe(1200)
  expect(text).not.toContain('Of somebody else')
})

it('whoever only typed an address is not given what is kept under it', async () => {
  const email = 'somebody-elses@example.com'
  await plain.db.insertInto('newsletter_subscribers').values({ email }).execute()
  const stranger = await buildMember(plain, { email, status: 'pending' })
  expect(JSON.parse(await exportOf(stranger.client)).newsletter).toEqual([])
  await plain.db.updateTable('users').set({ status: 'active' }).where('id', '=', stranger.id).execute()
  expect(JSON.parse(await exportOf(stranger.client)).newsletter).toMatchObject([{ email, status: 'pending' }])
})

it('whoever leaves a conversation takes their own files along, and leaves the other side’s', async () => {
  const [seller, buyer] = [await buildMember(plain), await buildMember(plain)]
  const listingId = await buildListing(plain.db, { seller_id: seller.id })
  const conversationId = await buildConversation(plain.db, { listingId, buyerId: buyer.id })
  const [theirs, own] = [
    await buildAttachment(plain.context, { ownerId: buyer.id, conversationId }),
    await buildAttachment(plain.context, { ownerId: seller.id, conversationId }),
  ]
  expect(JSON.parse(await exportOf(seller.client)).messageAttachments).toHaveLength(2)
  const left = await seller.client.send('DELETE', '/api/account', { password: PASSWORD })
  expect(left.status).toBe(200)
  const kept = await buyer.client.get(`/api/attachments/${theirs}`)
  expect([kept.status, await kept.text()]).toEqual([200, 'Hello'])
  expect((await buyer.client.get(`/api/attachments/${own}`)).status).toBe(404)
})

it('what a buyer has not sent is the buyer’s own until it is sent', async () => {
  const market = await openMarket(plain)
  const buyer = await market.buy()
  const password = await hashPassword(PASSWORD)
  const both = [market.sellerId, buyer.id]
  await plain.db.updateTable('users').set({ password }).where('id', 'in', both).execute()
  const note = 'A launch that nobody knows of'
  const { id } = await buyer.draft({ listingId: market.listingId, ...period(6), note })
  const countOf = async ({ client }: { client: TestClient }) => {
    const text = await exportOf(client)
    const { bookings, bookingItems, bookingVersions } = JSON.parse(text) as Exported
    const counts = [bookings, bookingItems, bookingVersions].map((rows) => rows!.length)
    return { hasNote: text.includes(note), counts }
  }
  expect(await countOf(market.seller)).toEqual({ hasNote: false, counts: [0, 0, 0] })
  expect(await countOf(buyer)).toEqual({ hasNote: true, counts: [1, 1, 0] })
  await buyer.step(id, 'request')
  expect(await countOf(market.seller)).toEqual({ hasNote: true, counts: [1, 1, 1] })
})

it('the other side’s network address and browser are theirs', async () => {
  const { id, client } = await buildMember(plain)
  const other = await buildUser(plain.db)
  const listing = await buildListing(plain.db, { seller_id: id })
  const order = await plain.db
    .insertInto('orders')
    .values({ buyer_id: other, status: 'placed' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const booking = await plain.db
    .insertInto('bookings')
    .values({
      order_id: order.id,
      listing_id: listing,
      buyer_id: other,
      seller_id: id,
      version: 1,
      request: '{}',
      first_day: '2027-01-01',
      last_day: '2027-01-02',
      time_zone: 'America/Los_Angeles',
      total_cents: 100,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sha256 = Buffer.from([1])
  const version = { booking_id: booking.id, version: 1, sha256 }
  await plain.db
    .insertInto('booking_versions')
    .values({ ...version, terms: '{}', proposed_by: 'buyer' })
    .execute()
  for (const [side, user_id, address] of [
    ['buyer', other, '10.1.2.3'],
    ['seller', id, '10.4.5.6'],
  ] as const)
    await plain.db
      .insertInto('booking_acceptances')
      .values({ ...version, side, user_id, address })
      .execute()
  const text = await exportOf(client)
  expect(text).not.toContain('10.1.2.3')
  expect(JSON.parse(text).bookingAcceptances).toEqual([
    expect.not.objectContaining({ address: expect.anything() }),
    expect.objectContaining({ side: 'seller', address: '10.4.5.6', user_id: id }),
  ])
})

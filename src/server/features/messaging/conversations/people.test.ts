import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTalk } from '#test/support/messaging/talk.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp()
const { db } = app
const { buyer, seller, sellerId, start, write, read, open } = await createTalk(app)

describe('people', () => {
  it('share their contact details by consent alone', async () => {
    const { id } = await open()
    expect(JSON.stringify(await read(id))).not.toMatch(/@example\.com|206 555/)
    const shared = await seller.send('POST', `/api/conversations/${id}/contact`, { clientId: randomUUID() })
    expect(shared.status).toBe(201)
    expect((await read(id)).messages.at(-1)).toMatchObject({
      kind: 'contact',
      author: 'other',
      body: 'Sally\nsally@example.com\n206 555 0100',
    })
  })

  it('block each other: neither can write', async () => {
    const otherId = await buildUser(db, { name: 'Rita' })
    const other = await app.as(otherId)
    const { id } = await (await start({ message: 'Hello' }, other)).json()
    expect((await seller.send('PUT', `/api/blocks/${sellerId}`)).status).toBe(400)
    expect((await seller.send('PUT', `/api/blocks/${otherId}`)).status).toBe(200)
    for (const client of [other, seller]) {
      const refused = await write(id, { message: 'Hello?' }, client)
      expect(refused.status).toBe(403)
      expect((await refused.json()).message).toBe('This person cannot be reached.')
    }
    const another = await buildListing(db, { seller_id: sellerId })
    const reach = async (client: typeof seller, id: number) =>
      ((await (await client.get(`/api/blocks/${id}`)).json()) as { reach: string }).reach
    expect(await reach(seller, otherId)).toBe('blocked-by-me')
    expect(await reach(other, sellerId)).toBe('unreachable')
    expect(await reach(buyer, sellerId)).toBe('open')
    expect((await start({ message: 'And here?' }, other, another)).status).toBe(403)
    expect(await (await seller.get('/api/blocks')).json()).toMatchObject([{ userId: otherId, name: 'Rita' }])
    expect((await read(id, seller)).isBlocked).toBe(true)
    expect((await read(id, other)).isBlocked).toBe(false)
    await seller.send('DELETE', `/api/blocks/${otherId}`)
    expect((await write(id, { message: 'Hello again' }, other)).status).toBe(201)
  })

  it('who have left cannot be reached, and their words stay', async () => {
    const leaverId = await buildUser(db, { name: 'Leo' })
    const { id } = await (await start({ message: 'I will go' }, await app.as(leaverId))).json()
    await db
      .updateTable('users')
      .set({ deleted_at: new Date(), name: 'Deleted user' })
      .where('id', '=', leaverId)
      .execute()
    const refused = await write(id, { message: 'Are you there?' }, seller)
    expect(refused.status).toBe(409)
    expect((await refused.json()).message).toBe('The other side has left Placard and cannot be reached.')
    expect(await read(id, seller)).toMatchObject({ other: { name: 'Deleted user', hasLeft: true } })
  })

  it('are told the signs of a scam in the other’s words', async () => {
    const { id } = await open()
    await write(id, { message: 'I send a cashier’s check for more than the price, wire me the difference.' })
    expect((await read(id, seller)).messages.at(-1).scamSigns).toContain('overpayment')
    expect((await read(id)).messages.at(-1).scamSigns).toEqual([])
  })
})

describe('the desk', () => {
  it('sees a reported message and the ten before it, in the audit log, and may redact it', async () => {
    const listing = await buildListing(db, { seller_id: sellerId })
    const { id } = await (await start({ message: 'number 1' }, buyer, listing)).json()
    for (let i = 2; i <= 15; i++) await write(id, { message: `number ${i}` })
    const report = { reason: 'spam', details: 'Look', seq: 14 }
    expect((await buyer.send('POST', `/api/conversations/${id}/reports`, report)).status).toBe(404)
    expect((await seller.send('POST', `/api/conversations/${id}/reports`, { seq: 14 })).status).toBe(400)
    expect((await seller.send('POST', `/api/conversations/${id}/reports`, report)).status).toBe(201)
    const admin = await app.as(await buildUser(db, { role: 'admin' }))
    const [made] = await (await admin.get('/api/admin/reports')).json()
    expect(made).toMatchObject({ message: { conversationId: id, seq: 14 }, details: 'Look' })
    const seen = await (await admin.get(`/api/admin/reports/${made.id}/messages`)).json()
    expect(seen.map(({ seq }: { seq: number }) => seq)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
    expect(seen.at(-1)).toMatchObject({ body: 'number 14', isReported: true })
    const audit = await db
      .selectFrom('audit_events')
      .select('action')
      .where('subject_type', '=', 'conversation')
      .execute()
    expect(audit).toEqual([{ action: 'conversation.read-reported' }])
    const path = `/api/admin/conversations/${id}/messages/14/redact`
    expect((await admin.send('POST', path, { reason: 'Abuse' })).status).toBe(200)
    const thread = await read(id, seller)
    expect(thread.messages[13]).toMatchObject({ seq: 14, body: '', isRedacted: true })
  })
})

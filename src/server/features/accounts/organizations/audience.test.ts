import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { buildColleague, buildCompany } from '#test/support/accounts/teams.ts'
import { bookingClient, openMarket, period } from '#test/support/booking/book.ts'
import { startProposing } from '#test/support/booking/proposing.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'
import { readLatest } from '../../edge/live/read-feed.ts'
import { readShownMessages } from '../../messaging/conversations/shown-messages.ts'
import { findMailedMember } from '../../messaging/conversations/unread-for.ts'
import { lockOrganization } from './team-rows.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '100' })
})

/** A company whose number is none of its members', with a space that was somebody's. */
async function buildSeller() {
  const market = await openMarket(app)
  const id = await buildCompany(app.db, 'Rainier Outdoor')
  await app.db
    .updateTable('listings')
    .set({ seller_id: id })
    .where('seller_id', '=', market.sellerId)
    .execute()
  const people = {
    owner: await buildColleague(app, id, 'owner'),
    sales: await buildColleague(app, id, 'sales', { name: 'Ana' }),
    operations: await buildColleague(app, id, 'operations'),
    viewer: await buildColleague(app, id, 'viewer'),
  }
  return { id, market, ...people }
}

const kindsOf = async (userId: number) =>
  (await app.db.selectFrom('notices').select('kind').where('user_id', '=', userId).execute()).map(
    ({ kind }) => kind,
  )

const mailsOf = async (userId: number) => {
  await app.runJobs()
  const { email } = await app.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const mails = await app.db
    .selectFrom('outbox_messages')
    .select('subject')
    .where('recipient', '=', email)
    .execute()
  return mails.length
}

it('a request reaches who can answer it, and the answer names who gave it', async () => {
  const { market, owner, sales, operations, viewer } = await buildSeller()
  const buyer = await market.buy()
  const { id } = await buyer.draft({ listingId: market.listingId, ...period(6) })
  await buyer.step(id, 'request')
  expect(await kindsOf(owner.id)).toEqual(['booking'])
  expect(await kindsOf(sales.id)).toEqual(['booking'])
  for (const { id: userId } of [operations, viewer]) expect(await kindsOf(userId)).toEqual([])
  expect([await mailsOf(sales.id), await mailsOf(viewer.id)]).toEqual([1, 0])

  // no button for what the role does not include
  expect((await bookingClient(operations.client).read(id)).steps).toEqual([])
  expect((await bookingClient(sales.client).read(id)).steps).toContain('accept')
  await bookingClient(sales.client).step(id, 'accept')
  const names = (await buyer.read(id)).events.map(({ step, name }) => [step, name])
  expect(names).toContainEqual(['accept', 'Ana for Rainier Outdoor'])
})

it('a message reaches who writes messages; a colleague’s answer is the side’s, and ends the wait', async () => {
  const { market, owner, sales, viewer } = await buildSeller()
  const buyer = await market.buy()
  const first = { clientId: crypto.randomUUID(), message: 'Is it free in May?' }
  const begun = await buyer.client.send('POST', `/api/listings/${market.listingId}/conversations`, first)
  const { id } = (await begun.json()) as { id: number }
  for (const { id: userId } of [owner, sales]) expect(await kindsOf(userId)).toEqual(['first-contact'])
  expect(await kindsOf(viewer.id)).toEqual([])

  const answer = { clientId: crypto.randomUUID(), message: 'It is.' }
  expect((await viewer.client.send('POST', `/api/conversations/${id}/messages`, answer)).status).toBe(403)
  expect((await sales.client.send('POST', `/api/conversations/${id}/messages`, answer)).status).toBe(201)
  const read = async (client: typeof sales.client) => (await client.get(`/api/conversations/${id}`)).json()
  const seen = await read(owner.client)
  expect(seen).toMatchObject({ side: 'seller', waitingSince: null, isPreviewMine: true })
  expect(seen.messages.at(-1)).toMatchObject({ author: 'me', by: 'Ana', clientId: null })
  expect((await read(sales.client)).messages.at(-1)).toMatchObject({
    author: 'me',
    by: null,
    ...{ clientId: answer.clientId },
  })
  expect((await read(buyer.client)).messages.at(-1)).toMatchObject({ author: 'other', by: 'Ana' })
})

it('somebody who joins reads what was written, and who is removed reads no more', async () => {
  const { id: organizationId, market, owner } = await buildSeller()
  const buyer = await market.buy()
  const first = { clientId: crypto.randomUUID(), message: 'Is it free in May?' }
  const begun = await buyer.client.send('POST', `/api/listings/${market.listingId}/conversations`, first)
  const { id } = (await begun.json()) as { id: number }
  const late = await buildColleague(app, organizationId, 'manager')
  expect((await late.client.get(`/api/conversations/${id}`)).status).toBe(200)
  const removed = await owner.client.send('DELETE', `/api/team/members/${late.id}`)
  expect(removed.status).toBe(200)
  expect((await late.client.get(`/api/conversations/${id}`)).status).toBe(404)
  expect(await (await late.client.get('/api/conversations')).json()).toEqual([])
})

it('who is removed keeps no notice of the company, and is sent nothing by a row that outlived it', async () => {
  const { id: organizationId, market, owner, sales } = await buildSeller()
  const buyer = await market.buy()
  const time = new Date(Date.now() + 5 * 86_400_000).toISOString()
  const first = { clientId: crypto.randomUUID(), message: 'May I see it?', viewing: { times: [time] } }
  const begun = await buyer.client.send('POST', `/api/listings/${market.listingId}/conversations`, first)
  const { id } = (await begun.json()) as { id: number }
  const subjects = [
    { subject_type: 'listing', subject_id: market.listingId, kind: 'listing-decided', key: 'listing' },
    { subject_type: 'account', subject_id: organizationId, kind: 'fade', key: 'fade' },
  ] as const
  for (const subject of subjects)
    await app.db
      .insertInto('notices')
      .values({ ...subject, user_id: sales.id, data: '{}' })
      .execute()
  expect((await kindsOf(sales.id)).toSorted()).toEqual(['fade', 'listing-decided', 'message', 'viewing'])
  const row = await app.db
    .selectFrom('conversation_members')
    .selectAll()
    .where('conversation_id', '=', id)
    .where('user_id', '=', sales.id)
    .executeTakeFirstOrThrow()
  await owner.client.send('DELETE', `/api/team/members/${sales.id}`)
  expect(await kindsOf(sales.id)).toEqual([])

  // a conversation that was opened while they were removed
  await app.db.insertInto('conversation_members').values(row).execute()
  const seen = await readShownMessages(app.db, [{ conversationId: id, seq: 1 }])
  expect(seen({ conversationId: id, seq: 1 }, sales.id)).toBeUndefined()
  expect(seen({ conversationId: id, seq: 1 }, owner.id)).toBeDefined()
  const latest = async () => (await readLatest(app.db, [sales.id])).get(sales.id)
  const before = await latest()
  const again = { clientId: crypto.randomUUID(), message: 'In May?' }
  await buyer.client.send('POST', `/api/conversations/${id}/messages`, again)
  expect(await latest()).toBe(before)
  expect(await findMailedMember(app.db, { conversationId: id, userId: sales.id })).toBeUndefined()
})

it('two sides of companies agree on a viewing, and a role without messages has no steps', async () => {
  const { market, sales, viewer: reader } = await buildSeller()
  const buyer = await market.buy()
  const time = new Date(Date.now() + 5 * 86_400_000).toISOString()
  const first = { clientId: crypto.randomUUID(), message: 'May I see it?', viewing: { times: [time] } }
  const begun = await buyer.client.send('POST', `/api/listings/${market.listingId}/conversations`, first)
  const { id } = (await begun.json()) as { id: number }
  const [viewing] = await (await sales.client.get(`/api/conversations/${id}/viewings`)).json()
  expect(viewing).toMatchObject({
    side: 'seller',
    proposedBy: 'other',
    steps: ['confirm', 'counter', 'decline'],
  })
  const [read] = await (await reader.client.get(`/api/conversations/${id}/viewings`)).json()
  expect(read).toMatchObject({ id: viewing.id, steps: [] })
  const step = { step: 'confirm', time, updatedAt: viewing.updatedAt }
  const taken = await sales.client.send('POST', `/api/viewings/${viewing.id}/steps`, step)
  expect(await taken.json()).toMatchObject({ status: 'confirmed' })
})

it('who joins while a conversation opens is in it', async () => {
  const { id: organizationId, market } = await buildSeller()
  const joiner = await buildUser(app.db, { name: 'Joiner' })
  const buyer = await market.buy()
  const { id } = await buyer.draft({ listingId: market.listingId, ...period(6) })
  let requested: Promise<unknown> = Promise.resolve()
  await app.db.transaction().execute(async (trx) => {
    await lockOrganization(trx, organizationId)
    await trx
      .insertInto('organization_members')
      .values({ organization_id: organizationId, user_id: joiner, role: 'sales' })
      .execute()
    requested = buyer.step(id, 'request')
    const isWaiting = async () => {
      const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db)
      return (rows[0]?.waiting ?? 0) > 0
    }
    // it waits for who joins, or it has not noticed
    const isOver = requested.then(() => true)
    while (!(await isWaiting()) && !(await Promise.race([isOver, Promise.resolve(false)])));
  })
  expect(await requested).toMatchObject({ status: 'requested' })
  const rows = app.db.selectFrom('conversation_members').select('side').where('user_id', '=', joiner)
  expect(await rows.execute()).toEqual([{ side: 'seller' }])
})

it('who belongs to both sides reads a conversation for whom they act, and stays when they leave one', async () => {
  const { id: sellerId, market, sales } = await buildSeller()
  const buyerId = await buildCompany(app.db, 'Pine Street Media')
  await buildColleague(app, buyerId, 'owner')
  await app.db
    .insertInto('organization_members')
    .values({ organization_id: buyerId, user_id: sales.id, role: 'sales' })
    .execute()
  const as = (id: number) => ({ headers: { 'x-acting-for': String(id) } })
  const answer = await sales.client.send(
    'POST',
    `/api/listings/${market.listingId}/conversations`,
    { clientId: randomUUID(), message: 'Is it free in May?' },
    as(buyerId),
  )
  expect(answer.status).toBe(201)
  const { id } = await answer.json()
  const read = async (organizationId: number) => {
    const got = await sales.client.send('GET', `/api/conversations/${id}`, undefined, as(organizationId))
    const { side, other } = await got.json()
    return [got.status, side, other?.id]
  }
  expect(await read(buyerId)).toEqual([200, 'buyer', sellerId])
  expect(await read(sellerId)).toEqual([200, 'seller', buyerId])
  await sales.client.send('DELETE', `/api/account/memberships/${buyerId}`, undefined, as(sellerId))
  expect(await read(sellerId)).toEqual([200, 'seller', buyerId])
})

it('who leaves a company takes no word of its clients along', async () => {
  const desk = await startProposing(app)
  await app.db.updateTable('organizations').set({ person_id: null }).where('id', '=', desk.sellerId).execute()
  const colleague = await buildColleague(app, desk.sellerId, 'sales')
  await desk.mail(await desk.propose([desk.cell(0, 3)]))
  const token = await desk.token()
  const { sha256 } = await (await app.get(`/api/shared-proposals/${token}`)).json()
  const answer = { reason: 'Too far out', sha256 }
  expect((await app.send('POST', `/api/shared-proposals/${token}/refusals`, answer)).status).toBe(200)
  expect(await kindsOf(colleague.id)).toEqual(['proposal'])
  await app.db.deleteFrom('organization_members').where('user_id', '=', colleague.id).execute()
  expect(await kindsOf(colleague.id)).toEqual([])
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { Transfer } from '#contract/listings/listings-transfers.ts'
import { ACTING_FOR_HEADER } from '#domain/acting-for.ts'
import { buildColleague } from '#test/support/accounts/teams.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { answer, buildTwo, offer, offered, sellerOf, standing } from '#test/support/listings/transferring.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '100' })
})

describe('a space', () => {
  it('goes to another organization once its owner accepts, and is recorded for both', async () => {
    const two = await buildTwo(app)
    const { alder, beacon, listingId, giver, taker } = two
    const transfer = await offered(two)
    expect(transfer).toMatchObject({ state: 'open', offeredBy: 'Ana', to: { name: 'Beacon Media' } })
    expect(await sellerOf(app, listingId)).toBe(alder)
    const received = (await (await taker.client.get('/api/my/transfers')).json()) as Transfer[]
    expect(received).toMatchObject([{ id: transfer.id, state: 'open', offeredBy: null }])
    expect((await offer(giver.client, listingId, two.username)).status).toBe(409)

    expect((await answer(taker.client, transfer.id, true)).status).toBe(200)
    expect(await sellerOf(app, listingId)).toBe(beacon)
    expect((await standing(taker.client, listingId)).past).toMatchObject([
      { state: 'accepted', from: { name: 'Alder Outdoor' }, decidedBy: 'Ben' },
    ])
    expect((await giver.client.get(`/api/my/listings/${listingId}/transfer`)).status).toBe(404)
    expect((await (await giver.client.get('/api/my/transfers')).json())[0]).toMatchObject({
      state: 'accepted',
      offeredBy: 'Ana',
      decidedBy: null,
    })
    const public_ = await (await app.get(`/api/listings/${listingId}`)).json()
    expect(public_).toMatchObject({ sellerId: beacon })
    const audited = await app.db
      .selectFrom('audit_events')
      .select('action')
      .where('subject_type', '=', 'listing')
      .where('subject_id', '=', String(listingId))
      .orderBy('id')
      .execute()
    expect(audited.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['listing.transfer-offered', 'listing.transfer-accepted']),
    )
    // a second answer changes nothing
    expect((await answer(taker.client, transfer.id, false)).status).toBe(409)
  })

  it('is declined from one that cannot sell any more, and accepted from none', async () => {
    const two = await buildTwo(app)
    const { alder, listingId, taker } = two
    const { id } = await offered(two)
    const suspended = { status: 'suspended' as const }
    await app.db.updateTable('organizations').set(suspended).where('id', '=', alder).execute()
    expect((await answer(taker.client, id, true)).status).toBe(409)
    expect((await answer(taker.client, id, false)).status).toBe(200)
    expect(await sellerOf(app, listingId)).toBe(alder)
  })

  it('goes at once to another organization of the same owner, and back', async () => {
    const { alder, beacon, listingId, giver, username } = await buildTwo(app)
    await app.db
      .insertInto('organization_members')
      .values({ organization_id: beacon, user_id: giver.id, role: 'owner' })
      .execute()
    expect(await standing(giver.client, listingId)).toMatchObject({
      own: [{ id: beacon, username }, { id: giver.id }],
      blockers: [],
    })
    expect(await (await offer(giver.client, listingId, username)).json()).toMatchObject({ state: 'accepted' })
    expect(await sellerOf(app, listingId)).toBe(beacon)
    const { username: back } = await app.db
      .selectFrom('organizations')
      .select('username')
      .where('id', '=', alder)
      .executeTakeFirstOrThrow()
    const headers = { [ACTING_FOR_HEADER]: String(beacon) }
    expect((await offer(giver.client, listingId, back, { headers })).status).toBe(201)
    expect(await sellerOf(app, listingId)).toBe(alder)
  })

  it('stays where it was when the offer is declined or taken back', async () => {
    const two = await buildTwo(app)
    const { alder, listingId, giver, taker } = two
    const first = await offered(two)
    expect(await (await answer(taker.client, first.id, false)).json()).toMatchObject({ state: 'declined' })
    const second = await offered(two)
    const path = `/api/my/listings/${listingId}/transfer`
    expect((await giver.client.send('DELETE', path)).status).toBe(200)
    expect((await giver.client.send('DELETE', path)).status).toBe(404)
    expect((await answer(taker.client, second.id, true)).status).toBe(409)
    expect(await sellerOf(app, listingId)).toBe(alder)
  })
})

describe('who may', () => {
  it('is an owner of each side; others and strangers are refused', async () => {
    const two = await buildTwo(app)
    const { alder, beacon, listingId, giver, username } = two
    const manager = await buildColleague(app, alder, 'manager')
    expect((await offer(manager.client, listingId, username)).status).toBe(403)
    const { id } = await offered(two)
    const theirs = await buildColleague(app, beacon, 'manager')
    expect((await answer(theirs.client, id, true)).status).toBe(403)
    const stranger = await app.as(await buildUser(app.db))
    expect((await answer(stranger, id, true)).status).toBe(404)
    expect((await offer(stranger, listingId, username)).status).toBe(404)
    expect((await answer(giver.client, id, true)).status).toBe(404)
    expect(await (await stranger.get('/api/my/transfers')).json()).toEqual([])
  })

  it('finds nobody who is not there, is suspended, or has blocked them, in the same words', async () => {
    const { alder, beacon, listingId, giver, username } = await buildTwo(app)
    const own = await app.db
      .selectFrom('organizations')
      .select('username')
      .where('id', '=', alder)
      .executeTakeFirstOrThrow()
    expect((await offer(giver.client, listingId, own.username)).status).toBe(400)
    const ask = async (to: string) => {
      const { requestId: _, ...refusal } = await (await offer(giver.client, listingId, to)).json()
      return refusal
    }
    const missing = await ask('nobody-here')
    await app.db.insertInto('blocks').values({ blocker_id: beacon, blocked_id: alder }).execute()
    expect(await ask(username)).toEqual(missing)
    await app.db.deleteFrom('blocks').execute()
    await app.db.updateTable('organizations').set({ status: 'suspended' }).where('id', '=', beacon).execute()
    expect(await ask(username)).toEqual(missing)
  })
})

import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { period } from '#test/support/booking/book.ts'
import { buildBlock, buildCalendar, buildUnits } from '#test/support/booking/build-booking.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import {
  answer,
  buildTwo,
  offer,
  offered,
  sellerOf,
  standing,
  type Two,
} from '#test/support/listings/transferring.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '100' })
})

describe('what', () => {
  it('blocks it is named: bookings that are not finished, contracts, viewings', async () => {
    const two = await buildTwo(app)
    const { market, alder, listingId, giver, taker, username } = two
    const { id } = await offered(two)
    const buyer = await market.buy()
    const booking = await buyer.draft({ listingId, ...period(6) })
    expect((await standing(giver.client, listingId)).blockers).toEqual([])
    await buyer.step(booking.id, 'request')
    const contract = await app.db
      .insertInto('contracts')
      .values({ organization_id: alder, key: 'c-7', number: 'C-7', client_name: 'Harbor Dental' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await app.db
      .insertInto('contract_lines')
      .values({
        contract_id: contract.id,
        listing_id: listingId,
        first_day: '2026-01-01',
        is_open_ended: true,
      })
      .execute()
    const { blockers } = await standing(giver.client, listingId)
    expect(blockers).toEqual([
      expect.stringMatching(/^PLA-B\d+ is not finished: requested\.$/),
      'Contract C-7 runs until further notice.',
    ])
    const refused = await answer(taker.client, id, true)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ code: 'not-transferable' })
    expect(await sellerOf(app, listingId)).toBe(alder)
    expect((await offer(giver.client, listingId, username)).status).toBe(409)
  })

  it('goes along: drafts and its own pictures; those of others stay', async () => {
    const two = await buildTwo(app)
    const { market, alder, beacon, listingId, giver, taker } = two
    const buyer = await market.buy()
    const draft = await buyer.draft({ listingId, ...period(6) })
    const photo = async () => {
      const id = randomUUID()
      await app.db
        .insertInto('photos')
        .values({ id, owner_id: alder, picture: '{"sources":[]}' as never })
        .execute()
      return {
        id,
        image: {
          url: `/media/photos/${id}/800.webp`,
          alt: '',
          width: 1,
          height: 1,
          placeholder: null,
          sources: [],
        },
      }
    }
    const [its, shared] = [await photo(), await photo()]
    const images = JSON.stringify([its.image, shared.image])
    await app.db.updateTable('listings').set({ images }).where('id', '=', listingId).execute()
    await buildListing(app.db, { seller_id: alder, images: JSON.stringify([shared.image]) })
    const { id } = await offered(two)
    expect((await answer(taker.client, id, true)).status).toBe(200)

    const seller = await app.db
      .selectFrom('bookings')
      .select('seller_id')
      .where('id', '=', draft.id)
      .executeTakeFirst()
    expect(seller?.seller_id).toBe(beacon)
    const owners = await app.db
      .selectFrom('photos')
      .select(['id', 'owner_id'])
      .where('id', 'in', [its.id, shared.id])
      .execute()
    expect(new Map(owners.map((row) => [row.id, row.owner_id]))).toEqual(
      new Map([
        [its.id, beacon],
        [shared.id, alder],
      ]),
    )
    // it is asked of the new seller
    expect(await buyer.step(draft.id, 'request')).toMatchObject({ status: 'requested' })
    const sides = await app.db
      .selectFrom('conversations')
      .select('seller_id')
      .where('listing_id', '=', listingId)
      .execute()
    expect(sides).toEqual([{ seller_id: beacon }])
    expect((await giver.client.get(`/api/bookings/${draft.id}`)).status).toBe(404)
  })

  it('took days stays with the seller of before, labels and addresses of calendars; the days stay blocked', async () => {
    const move = async (takeDays: (unitId: number, two: Two) => Promise<unknown>) => {
      const two = await buildTwo(app)
      const [unitId] = await buildUnits(app.db, two.listingId)
      await takeDays(unitId!, two)
      const { id } = await offered(two)
      expect((await answer(two.taker.client, id, true)).status).toBe(200)
      const claims = app.db.selectFrom('unit_claims').select(['kind', 'calendar_id', 'note_id'])
      const calendars = app.db.selectFrom('imported_calendars').where('listing_id', '=', two.listingId)
      expect(await calendars.select('id').execute()).toEqual([])
      return claims.where('unit_id', '=', unitId!).execute()
    }
    const plain = [{ kind: 'block', calendar_id: null, note_id: null }]
    const byCalendar = (unitId: number, { listingId }: Two) => buildCalendar(app.db, { listingId, unitId })
    expect(await move(byCalendar)).toEqual(plain)
    const byContract = async (unitId: number, { alder }: Two) => {
      const id = await buildBlock(app.db, unitId)
      const note = app.db.insertInto('claim_notes').values({ organization_id: alder, label: 'Harbor Dental' })
      const { id: note_id } = await note.returning('id').executeTakeFirstOrThrow()
      await app.db.updateTable('unit_claims').set({ note_id }).where('id', '=', id).execute()
    }
    expect(await move(byContract)).toEqual(plain)
  })

  it('was written to the seller of before stays with them', async () => {
    const two = await buildTwo(app)
    const { alder, beacon, listingId, giver, taker } = two
    const buyer = await app.as(await buildUser(app.db))
    const write = async (message: string) =>
      (await (
        await buyer.send('POST', `/api/listings/${listingId}/conversations`, {
          clientId: randomUUID(),
          message,
        })
      ).json()) as { id: number }
    const before = await write('Is it free in May?')
    const { id } = await offered(two)
    expect((await answer(taker.client, id, true)).status).toBe(200)
    const after = await write('And in June?')
    expect(after.id).not.toBe(before.id)
    const read = async (client: TestClient, of: number) =>
      (await client.get(`/api/conversations/${of}`)).status
    expect([await read(giver.client, before.id), await read(taker.client, before.id)]).toEqual([200, 404])
    expect([await read(giver.client, after.id), await read(taker.client, after.id)]).toEqual([404, 200])
    expect([alder, beacon]).toContain(await sellerOf(app, listingId))
  })
})

describe('two at once', () => {
  it('end as one: accepted twice, taken back meanwhile, requested meanwhile', async () => {
    for (let round = 0; round < 3; round += 1) {
      const two = await buildTwo(app)
      const { market, alder, beacon, listingId, giver, taker } = two
      const buyer = await market.buy()
      const draft = await buyer.draft({ listingId, ...period(6) })
      const { id } = await offered(two)
      const path = `/api/my/listings/${listingId}/transfer`
      const [one, again, back, asked] = await Promise.all([
        answer(taker.client, id, true),
        answer(taker.client, id, true),
        giver.client.send('DELETE', path),
        buyer.step(draft.id, 'request'),
      ])
      expect([one.status, again.status].filter((status) => status === 200).length).toBeLessThanOrEqual(1)
      expect([one, again, back].every(({ status }) => status < 500)).toBe(true)
      expect(asked.code).not.toBe('internal')
      const now = await sellerOf(app, listingId)
      const { state } = await app.db
        .selectFrom('listing_transfers')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(now).toBe(state === 'accepted' ? beacon : alder)
      const booking = await app.db
        .selectFrom('bookings')
        .select(['seller_id', 'status'])
        .where('id', '=', draft.id)
        .executeTakeFirstOrThrow()
      expect(booking.seller_id).toBe(now)
    }
  })

  it('books nothing of a seller who no longer has it', async () => {
    const { listingId, beacon, market } = await buildTwo(app)
    const { id: buyerId } = await market.buy()
    const insert = app.db.insertInto('bookings').values({
      order_id: 1,
      listing_id: listingId,
      buyer_id: buyerId,
      seller_id: beacon,
      request: '{}',
      first_day: '2027-01-01',
      last_day: '2027-01-02',
      time_zone: 'UTC',
      total_cents: 1,
    })
    await expect(insert.execute()).rejects.toMatchObject({ constraint: 'bookings_of_seller' })
  })
})

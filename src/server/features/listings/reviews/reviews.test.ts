import { beforeAll, describe, expect, it } from 'vitest'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp({ PUBLIC_URL: 'https://placard.example' })
const { db } = app
let admin: TestClient
let adminId: number
let user: TestClient

beforeAll(async () => {
  adminId = await buildUser(db, { role: 'admin', username: 'reviewer' })
  admin = await app.as(adminId)
  user = await app.as(await buildUser(db))
})

const DECIDE = '/api/admin/listings/decide'
const pending = (values = {}) => buildListing(db, { status: 'pending', ...values })
/** The version of a listing that a reviewer sees now. */
const see = async (id: number) => {
  const found = await db.selectFrom('listings').select('updated_at').where('id', '=', id).executeTakeFirst()
  return { id, updatedAt: (found?.updated_at ?? new Date()).toISOString() }
}
const decide = async (id: number, body: object, client: TestClient = admin) => {
  const { updatedAt } = await see(id)
  return client.send('PATCH', `/api/admin/listings/${id}`, { updatedAt, ...body })
}

describe('PATCH /api/admin/listings/{id}', () => {
  it('approves: the listing is public, audited, and the seller is notified', async () => {
    const seller_id = await buildUser(db, { email: 'seller@example.com', name: 'Rosa Alvarado' })
    const id = await pending({ seller_id, title: 'Brick wall on 12th', listed_at: '2020-01-01' })
    expect((await app.get(`/api/listings/${id}`)).status).toBe(404)
    const answer = await decide(id, { status: 'active' })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ id, status: 'active' })
    expect((await app.get(`/api/listings/${id}`)).status).toBe(200)
    const row = await db.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.approved_by).toBe(adminId)
    expect(row.approved_at).toBeInstanceOf(Date)
    expect(row.listed_at.getFullYear()).toBeGreaterThan(2020)
    const event = await db
      .selectFrom('listing_events')
      .selectAll()
      .where('listing_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({ actor_id: adminId, from_status: 'pending', to_status: 'active' })
    const audit = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('subject_type', '=', 'listing')
      .where('subject_id', '=', String(id))
      .executeTakeFirstOrThrow()
    expect(audit).toMatchObject({
      actor_id: adminId,
      action: 'listing.approved',
      before: { status: 'pending' },
    })
    await app.runJobs()
    const mail = await db
      .selectFrom('outbox_messages')
      .selectAll()
      .where('recipient', '=', 'seller@example.com')
      .executeTakeFirstOrThrow()
    expect(mail.subject).toBe('“Brick wall on 12th” is live on Placard')
    expect(mail.text_body).toContain(`https://placard.example/listing/${id}`)
  })

  it('rejects with a reason that the seller reads', async () => {
    const seller_id = await buildUser(db, { email: 'other@example.com' })
    const id = await pending({ seller_id })
    const answer = await decide(id, {
      status: 'rejected',
      rejectionReason: '  The photo shows another place.  ',
    })
    expect(await answer.json()).toMatchObject({
      status: 'rejected',
      rejectionReason: 'The photo shows another place.',
    })
    await app.runJobs()
    const mail = await db
      .selectFrom('outbox_messages')
      .selectAll()
      .where('recipient', '=', 'other@example.com')
      .executeTakeFirstOrThrow()
    expect(mail.text_body).toContain('> The photo shows another place.')
  })

  it.each([{}, { rejectionReason: '' }, { rejectionReason: ' \n ' }, { rejectionReason: null }])(
    'refuses a rejection without a reason: %j',
    async (given) => {
      const id = await pending()
      const answer = await decide(id, { status: 'rejected', ...given })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ message: 'Rejection reason is required' })
    },
  )

  it.each(['active', 'paused', 'rejected', 'archived', 'draft'] as const)(
    'refuses to decide what is %s',
    async (status) => {
      const id = await pending({ status })
      expect((await decide(id, { status: 'active' })).status).toBe(409)
      expect((await decide(id, { status: 'rejected', rejectionReason: 'Late' })).status).toBe(409)
    },
  )

  it('lets only one of two concurrent decisions win', async () => {
    const id = await pending()
    const answers = await Promise.all([
      decide(id, { status: 'active' }),
      decide(id, { status: 'rejected', rejectionReason: 'No' }),
    ])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
  })

  it('takes a public listing down with a reason', async () => {
    const id = await buildListing(db)
    expect((await decide(id, { status: 'archived' })).status).toBe(400)
    expect((await decide(id, { status: 'archived', reason: 'Does not exist' })).status).toBe(200)
    expect((await app.get(`/api/listings/${id}`)).status).toBe(404)
  })

  it('is for admins only, and names invalid fields', async () => {
    const id = await pending()
    expect((await decide(id, { status: 'active' }, app)).status).toBe(401)
    expect((await decide(id, { status: 'active' }, user)).status).toBe(403)
    expect((await decide(id, { status: 'sold' })).status).toBe(400)
    expect((await decide(999_999, { status: 'active' })).status).toBe(404)
    const row = await db
      .selectFrom('listings')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.status).toBe('pending')
  })
})

describe('the queue', () => {
  it('pages through every status, newest submission first, without gaps or repeats', async () => {
    const fresh = await createTestApp()
    const boss = await fresh.as(await buildUser(fresh.db, { role: 'admin' }))
    const statuses = ['pending', 'active', 'rejected', 'paused', 'draft'] as const
    const ids: number[] = []
    for (const [i, status] of statuses.entries())
      ids.push(await buildListing(fresh.db, { status, created_at: `2026-01-0${5 - i}T00:00:00.123456Z` }))
    const seen: number[] = []
    let path: string | undefined = '/api/listings?includeStatus=all&limit=2'
    while (path) {
      const response = await boss.get(path)
      expect(response.headers.get('x-total-count')).toBe('5')
      seen.push(...((await response.json()) as { id: number }[]).map((listing) => listing.id))
      path = /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1]
    }
    expect(seen).toEqual(ids)
    const some = await (await boss.get('/api/listings?includeStatus=all&status=pending,paused')).json()
    expect(some.map((one: { id: number }) => one.id)).toEqual([ids[0], ids[3]])
    expect(await (await boss.get('/api/admin/listings/counts')).json()).toEqual({
      draft: 1,
      pending: 1,
      active: 1,
      paused: 1,
      rejected: 1,
      archived: 0,
      edits: 0,
      prices: 0,
    })
    expect((await boss.get('/api/listings?includeStatus=all&cursor=x')).status).toBe(400)
  })

  it('finds by seller and by number', async () => {
    const seller_id = await buildUser(db, { company: 'Zephyr Outdoor 100%' })
    const id = await pending({ seller_id })
    const ids = async (q: string) =>
      (
        (await (await admin.get(`/api/listings?includeStatus=all&q=${encodeURIComponent(q)}`)).json()) as {
          id: number
        }[]
      ).map((one) => one.id)
    expect(await ids('zephyr')).toEqual([id])
    expect(await ids('100% zephyr')).toEqual([id])
    expect(await ids(`#${id}`)).toEqual([id])
    expect(await ids('no such thing')).toEqual([])
  })

  it('approves several at once and reports those that were not pending', async () => {
    const [one, two, done] = [await pending(), await pending(), await buildListing(db)]
    const listings = await Promise.all([one, two, done].map(see))
    const answer = await admin.send('POST', DECIDE, { status: 'active', listings })
    const { decided, refused } = await answer.json()
    expect(decided).toEqual([one, two])
    expect(refused).toMatchObject([{ id: done, message: expect.stringContaining('this one is active') }])
    expect((await admin.send('POST', DECIDE, { status: 'active', listings: [] })).status).toBe(400)
  })
})

describe('a listing that its seller changes during review', () => {
  const FORM = {
    title: 'SCAM wire money now',
    type: 'billboard',
    price: 450,
    description: 'A sunny brick wall that faces the bus stop.',
    location: 'Ballard, Seattle, WA',
    address: '5300 Ballard Ave NW',
    specifications: ['Size: 10 × 20 ft'],
    targetMarket: ['families'],
  }
  /** A listing as the reviewer saw it, changed by its seller since. */
  const buildSwapped = async () => {
    const seller_id = await buildUser(db)
    const id = await pending({ seller_id, title: 'Honest wall in Ballard' })
    const seen = await see(id)
    const seller = await app.as(seller_id)
    const answer = await seller.send('PUT', `/api/listings/${id}`, { ...FORM, updatedAt: seen.updatedAt })
    expect(answer.status).toBe(200)
    return seen
  }

  it.each([{ status: 'active' }, { status: 'rejected', rejectionReason: 'Not this' }])(
    'is not decided as it never was seen: %j',
    async (decision) => {
      const { id, updatedAt } = await buildSwapped()
      const answer = await decide(id, { ...decision, updatedAt })
      expect(answer.status).toBe(409)
      const { code, current } = await answer.json()
      expect(code).toBe('conflict')
      expect(current).toMatchObject({ id, title: 'SCAM wire money now', status: 'pending' })
      expect((await app.get(`/api/listings/${id}`)).status).toBe(404)
      expect((await decide(id, { ...decision, updatedAt: current.updatedAt })).status).toBe(200)
    },
  )

  it('is excluded from a bulk approval, with its current version', async () => {
    const [swapped, other] = [await buildSwapped(), await see(await pending())]
    const answer = await admin.send('POST', DECIDE, { status: 'active', listings: [swapped, other] })
    const { decided, refused } = await answer.json()
    expect(decided).toEqual([other.id])
    expect(refused).toMatchObject([{ id: swapped.id, current: { title: 'SCAM wire money now' } }])
  })

  it('cannot be decided without a version, but can be taken down', async () => {
    const { id } = await buildSwapped()
    const answer = await admin.send('PATCH', `/api/admin/listings/${id}`, { status: 'active' })
    expect(answer.status).toBe(409)
    expect((await answer.json()).current).toMatchObject({ title: 'SCAM wire money now' })
    const down = { status: 'archived', reason: 'Does not exist' }
    expect((await admin.send('PATCH', `/api/admin/listings/${id}`, down)).status).toBe(200)
  })
})

describe('GET /api/admin/listings/{id}', () => {
  it('lists possible duplicates', async () => {
    const first = await buildListing(db, { title: 'Mural wall, Georgetown', lat: 47.5461, lng: -122.3201 })
    const far = await buildListing(db, { title: 'Mural wall, Georgetown', lat: 47.6461, lng: -122.3201 })
    const other = await buildListing(db, { title: 'Radio spots at breakfast', lat: 47.5461, lng: -122.3201 })
    const id = await pending({ title: 'Mural wall Georgetown (new)', lat: 47.5463, lng: -122.32 })
    const review = await (await admin.get(`/api/admin/listings/${id}`)).json()
    const found = review.duplicates.map((one: { id: number }) => one.id)
    expect(found).toEqual([first])
    expect(found).not.toContain(far)
    expect(found).not.toContain(other)
    expect(review.listing.id).toBe(id)
    expect(review.seller.listings).toEqual({ pending: 1 })
  })

  it('shows the history', async () => {
    const id = await pending()
    await decide(id, { status: 'rejected', rejectionReason: 'Too dark' })
    const review = await (await admin.get(`/api/admin/listings/${id}`)).json()
    expect(review.events[0]).toMatchObject({
      from: 'pending',
      to: 'rejected',
      reason: 'Too dark',
      actor: 'reviewer',
    })
  })
})

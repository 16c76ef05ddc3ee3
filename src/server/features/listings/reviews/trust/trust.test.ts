import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { SellerTrust, TrustOverview } from '#contract/listings/reviews-trust.ts'
import { TRUST } from '#domain/limits.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { IMPORT_HEADER, readJson, uploadImport } from '#test/support/listings/imports.ts'
import { startTrusting } from '#test/support/listings/trusting.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app
const { adminId, admin, recordOf, trust, trusted, submit, run, read, statusOf, mailsTo, heldBack } =
  await startTrusting(app)

describe('trust', () => {
  it('is nobody’s by default: the best of records waits for a person', async () => {
    const { sellerId } = await recordOf(80)
    const id = await submit(sellerId)
    expect(await run()).toBe(0)
    expect(await statusOf(id)).toBe('pending')
  })

  it('is granted by an admin to whom the record allows it, and to nobody else', async () => {
    const short = await recordOf(TRUST.approvedSpaces - 1)
    const answer = await trust(short.sellerId)
    expect([answer.status, (await answer.json()).message]).toEqual([
      409,
      expect.stringContaining('fewer than 50 of its spaces'),
    ])
    const own = await recordOf(60, adminId)
    await db
      .insertInto('organization_members')
      .values({ organization_id: own.sellerId, user_id: adminId, role: 'viewer' })
      .execute()
    expect((await trust(own.sellerId)).status).toBe(403)
    // what somebody of its own approved counts for nothing, whoever asks
    const other = await app.as(await buildUser(db, { role: 'admin' }))
    expect((await trust(own.sellerId, true, other)).status).toBe(409)
    const suspended = await recordOf()
    await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', suspended.sellerId).execute()
    expect((await trust(suspended.sellerId)).status).toBe(409)
    expect((await trust(999_999)).status).toBe(404)
  })

  it('makes what is submitted since live, audited, with one mail and one notice that say so', async () => {
    const seller = await recordOf()
    const earlier = await submit(seller.sellerId)
    await trust(seller.sellerId)
    expect((await trust(seller.sellerId)).status).toBe(200)
    const ids = [await submit(seller.sellerId), await submit(seller.sellerId)]
    await Promise.all([run(), run(), run()])
    expect(await Promise.all([earlier, ...ids].map(statusOf))).toEqual(['pending', 'active', 'active'])
    expect(await read(ids[0]!)).toMatchObject({ approved_by: null, approved_at: expect.any(Date) })
    const events = await db
      .selectFrom('listing_events')
      .select(['actor_id', 'to_status', 'reason'])
      .where('listing_id', '=', ids[0]!)
      .execute()
    expect(events).toEqual([
      { actor_id: null, to_status: 'active', reason: expect.stringMatching(/trusts this seller/) },
    ])
    const audits = await db
      .selectFrom('audit_events')
      .select(['actor_id', 'action'])
      .where('subject_id', 'in', [String(ids[0]), String(seller.sellerId)])
      .where('action', 'in', ['listing.approved', 'seller.trusted'])
      .orderBy('id')
      .execute()
    expect(audits).toEqual([
      { actor_id: adminId, action: 'seller.trusted' },
      { actor_id: null, action: 'listing.approved' },
    ])
    await app.runJobs()
    const mails = await mailsTo(seller.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['2 of your spaces are live on Placard'])
    expect(mails[0]?.text_body).toContain('Placard trusts your record')
    const notices = db.selectFrom('notices').select('id').where('user_id', '=', seller.sellerId)
    expect(await notices.where('kind', '=', 'listing-decided').execute()).toHaveLength(1)
    expect(await readJson(seller.client, '/api/review-pace')).toMatchObject({ isTrusted: true })
  })

  it('holds back refused content, doubles, outliers, and what has no place; a reviewer reads why', async () => {
    const { sellerId } = await trusted()
    const refused = await submit(sellerId, { status: 'rejected', title: 'Neon girl' })
    await db
      .insertInto('listing_events')
      .values({ listing_id: refused, actor_id: adminId, from_status: 'pending', to_status: 'rejected' })
      .execute()
    // one of 51 decisions is above 1 %: many more were approved since
    await sql`insert into listing_events (listing_id, actor_id, from_status, to_status)
      select listing_id, actor_id, from_status, to_status from listing_events join listings on listings.id = listing_id
      cross join generate_series(1, 3) where seller_id = ${sellerId} and to_status = 'active'`.execute(db)
    await db
      .updateTable('listings')
      .set({ status: 'pending', updated_at: new Date() })
      .where('id', '=', refused)
      .execute()
    const gone = await submit(sellerId, { status: 'rejected', title: 'Gone one' })
    await sql`insert into listing_events (listing_id, actor_id, from_status, to_status, created_at)
      values (${gone}, ${adminId}, 'pending', 'rejected', now() - interval '100 days')`.execute(db)
    const again = await submit(sellerId, { title: 'GONE ONE' })
    const [first, second] = [await submit(sellerId), await submit(sellerId)]
    const { lat, lng, title } = await read(first!)
    await db.updateTable('listings').set({ lat, lng, title }).where('id', '=', second!).execute()
    const dear = await submit(sellerId, { price: 2701 })
    const free = await submit(sellerId, { price: 0 })
    const nowhere = await submit(sellerId, { lat: null, lng: null })
    const reported = await submit(sellerId)
    await db.insertInto('listing_reports').values({ listing_id: reported, reason: 'scam' }).execute()
    const good = await submit(sellerId)
    expect(await run()).toBe(1)
    expect(await statusOf(good)).toBe('active')
    const held = [refused, again, first, second, dear, free, nowhere, reported]
    expect(new Set(await Promise.all(held.map((id) => statusOf(id!))))).toEqual(new Set(['pending']))
    expect(await Promise.all(held.map((id) => heldBack(id!)))).toEqual([
      ['refused'],
      ['refused'],
      ['double'],
      ['double'],
      ['price'],
      ['free'],
      ['pin'],
      ['report'],
    ])
    // checked once: the next run does not look again
    expect(await run()).toBe(0)
  })

  it('lets faces of one structure stand beside each other', async () => {
    const { sellerId } = await trusted()
    const at = { lat: 45.5, lng: -120.5, title: 'I-5 at Mercer' }
    const faces = [
      await submit(sellerId, { ...at, seller_unit_id: 'A' }),
      await submit(sellerId, { ...at, seller_unit_id: 'B' }),
    ]
    expect(await run()).toBe(2)
    expect(await Promise.all(faces.map(statusOf))).toEqual(['active', 'active'])
  })

  it.each([
    [
      'suspended',
      (id: number) => db.updateTable('users').set({ status: 'suspended' }).where('id', '=', id).execute(),
    ],
    ['no longer trusted', (id: number) => trust(id, false)],
    [
      'refused too often since',
      (id: number) =>
        sql`insert into listing_events (listing_id, actor_id, from_status, to_status)
          select min(id), ${adminId}, 'active', 'archived' from listings where seller_id = ${id} and status = 'active'`.execute(
          db,
        ),
    ],
  ])('makes nothing live of a seller who is %s', async (_, change) => {
    const { sellerId } = await trusted()
    const id = await submit(sellerId)
    await change(sellerId)
    expect(await run()).toBe(0)
    expect(await statusOf(id)).toBe('pending')
  })

  it('ends with one upheld report, whoever runs meanwhile, and is not granted again', async () => {
    const { sellerId, client } = await trusted()
    const id = await submit(sellerId)
    await run()
    const report = await db
      .insertInto('listing_reports')
      .values({ listing_id: id, reason: 'scam' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const other = await db
      .insertInto('listing_reports')
      .values({ listing_id: id, reason: 'other' })
      .returning('id')
      .executeTakeFirstOrThrow()
    // one that was not right changes nothing
    await admin.send('PATCH', `/api/admin/reports/${other.id}`, { resolution: 'Nothing wrong here' })
    expect(await readJson(client, '/api/review-pace')).toMatchObject({ isTrusted: true })
    const body = { resolution: 'It does not exist', isUpheld: true }
    expect((await admin.send('PATCH', `/api/admin/reports/${report.id}`, body)).status).toBe(200)
    const review = await readJson<{ seller: { trust: SellerTrust } }>(admin, `/api/admin/listings/${id}`)
    expect(review.seller.trust).toMatchObject({
      state: 'ended-by-report',
      lacks: ['report'],
      facts: { upheldReports: 1 },
    })
    const next = await submit(sellerId)
    expect(await run()).toBe(0)
    expect(await statusOf(next)).toBe('pending')
    expect((await trust(sellerId)).status).toBe(409)
  })

  it('shows admins a part of what went live, until somebody has looked', async () => {
    const { sellerId } = await trusted()
    for (let index = 0; index < 20; index += 1) await submit(sellerId)
    expect(await run(() => 0)).toBe(20)
    const sampleOf = async () => {
      const { sample, sellers } = await readJson<TrustOverview>(admin, '/api/admin/trust')
      const { username } = await db
        .selectFrom('users')
        .select('username')
        .where('id', '=', sellerId)
        .executeTakeFirstOrThrow()
      expect(sellers.find(({ id }) => id === sellerId)).toMatchObject({ live: 20 })
      return sample.filter(({ sellerUsername }) => sellerUsername === username)
    }
    const [one, ...others] = await sampleOf()
    expect(others).toEqual([])
    const looks = await Promise.all(
      [1, 2].map(() => admin.send('POST', `/api/admin/trust/${one?.listingId}/looked`)),
    )
    expect(looks.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await sampleOf()).toEqual([])
  })

  it('takes an import as one thing, when it is complete, and leaves to a person what a person took out', async () => {
    const { sellerId, client, email } = await trusted()
    const rows = Array.from(
      { length: 30 },
      (_, index) => `T${index},Wall ${index} on Pine,Seattle,${900 + index},`,
    )
    const { id } = await uploadImport(app, client, [IMPORT_HEADER, ...rows].join('\n'), 'faces.csv')
    await client.send('POST', `/api/imports/${id}/steps`, { step: 'start' })
    await app.runJobs()
    await sql`update listings set lat = 44 + id * 0.01, lng = -119 where seller_id = ${sellerId} and status = 'pending'`.execute(
      db,
    )
    const { state } = await db
      .selectFrom('imports')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await db.updateTable('imports').set({ state: 'storing' }).where('id', '=', id).execute()
    expect(await run()).toBe(0)
    await db.updateTable('imports').set({ state }).where('id', '=', id).execute()
    const [out] = await db
      .selectFrom('listings')
      .select('id')
      .where('seller_id', '=', sellerId)
      .where('status', '=', 'pending')
      .execute()
    const review = await db
      .insertInto('import_reviews')
      .values({ import_id: id, state: 'done' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('import_review_spaces')
      .values({ review_id: review.id, listing_id: out!.id, seen_at: new Date(), outcome: 'left-out' })
      .execute()
    expect(await run()).toBe(29)
    expect(await heldBack(out!.id)).toEqual(['left-out'])
    await app.runJobs()
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      '29 of your spaces are live on Placard',
    ])
  })
})

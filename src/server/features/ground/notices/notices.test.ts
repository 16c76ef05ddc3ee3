import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTalk } from '#test/support/messaging/talk.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'

let app: TestApp
let talk: Awaited<ReturnType<typeof createTalk>>
beforeAll(async () => {
  app = await createTestApp()
  talk = await createTalk(app)
})

const noticesOf = async (client = talk.seller) => (await client.get('/api/notices')).json()
const unseenOf = async (client = talk.seller) =>
  Number((await client.get('/api/notices')).headers.get('x-unseen-count'))

describe('the list', () => {
  it('counts up while unread, and ends with reading the conversation', async () => {
    const { id } = await talk.open()
    await talk.write(id, { message: 'And in June?' })
    await talk.write(id, { message: 'Or July?' })
    const [notice, ...others] = await noticesOf()
    expect(others).toEqual([])
    expect(notice).toMatchObject({
      kind: 'first-contact',
      text: 'Bob asks about “Wall by the ferry” (3 messages)',
      path: `/inbox/${id}`,
      count: 3,
      isSeen: false,
      isRead: false,
    })
    expect(await unseenOf()).toBe(1)
    await talk.seller.send('PUT', `/api/conversations/${id}/read`, { seq: 3 })
    expect(await noticesOf()).toMatchObject([{ isSeen: true, isRead: true }])
    await talk.write(id, { message: 'Hello?' })
    expect(await noticesOf()).toMatchObject([
      { count: 1, kind: 'message', text: 'Bob wrote about “Wall by the ferry”', isRead: false },
    ])
  })

  it('is seen as a whole, read by ids, by subject or as a whole', async () => {
    const listings = await Promise.all(
      [1, 2, 3, 4].map(() => buildListing(app.db, { seller_id: talk.sellerId })),
    )
    for (const listing of listings) await talk.start({ message: 'Hello' }, talk.buyer, listing)
    expect(await (await talk.seller.send('POST', '/api/notices/seen')).json()).toEqual({ unseen: 0 })
    const [first, second] = await noticesOf()
    const mark = (body: object) => talk.seller.send('POST', '/api/notices/read', body)
    const unread = async () => (await noticesOf()).filter(({ isRead }: { isRead: boolean }) => !isRead).length
    const before = await unread()
    expect((await mark({ ids: [first.id, 999_999] })).status).toBe(200)
    expect(await unread()).toBe(before - 1)
    await mark({ subject: second.subject })
    expect(await unread()).toBe(before - 2)
    await mark({ all: true })
    expect(await unread()).toBe(0)
    expect((await mark({})).status).toBe(400)
    expect((await mark({ ids: [1], all: true })).status).toBe(400)
  })

  it('comes in pages, and is one person’s own', async () => {
    const userId = await buildUser(app.db)
    const client = await app.as(userId)
    const rows = Array.from({ length: 35 }, (_, index) => ({
      user_id: userId,
      kind: 'fade' as const,
      subject_type: 'account' as const,
      subject_id: userId,
      data: '{}',
      key: `fade:${index}`,
      created_at: new Date(1_700_000_000_000 + index),
    }))
    await app.db.insertInto('notices').values(rows).execute()
    const first = await client.get('/api/notices')
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link')!)![1]!
    const all = [...(await first.json()), ...(await (await client.get(next)).json())]
    expect(new Set(all.map(({ id }: { id: number }) => id)).size).toBe(35)
    const [others] = await noticesOf(client)
    await talk.seller.send('POST', '/api/notices/read', { ids: [others.id] })
    expect((await noticesOf(client))[0].isRead).toBe(false)
    expect((await client.get('/api/notices?cursor=x')).status).toBe(400)
  })

  it('tells of reviews, which mail by themselves, and of reports', async () => {
    const { db } = app
    const admin = await app.as(await buildUser(db, { role: 'admin' }))
    const sellerId = await buildUser(db, { email: 'reviewed@example.com' })
    const seller = await app.as(sellerId)
    const listing = await buildListing(db, { seller_id: sellerId, title: 'Pier wall', status: 'pending' })
    const { updatedAt } = await (await seller.get(`/api/listings/${listing}`)).json()
    const decision = { status: 'rejected', rejectionReason: 'The picture is blurry', updatedAt }
    expect((await admin.send('PATCH', `/api/admin/listings/${listing}`, decision)).status).toBe(200)
    expect(await noticesOf(seller)).toMatchObject([{ text: '“Pier wall” needs a change', path: '/sell' }])

    const reported = await buildListing(db, { seller_id: talk.sellerId, title: 'Odd wall' })
    await seller.send('POST', `/api/listings/${reported}/reports`, { reason: 'spam' })
    const [report] = await (await admin.get('/api/admin/reports')).json()
    const resolution = { resolution: 'Taken down' }
    expect((await admin.send('PATCH', `/api/admin/reports/${report.id}`, resolution)).status).toBe(200)
    expect((await noticesOf(seller))[0]).toMatchObject({
      text: 'Your report of “Odd wall” was reviewed',
      path: null,
    })
    await app.runJobs()
    expect(await mailsTo('reviewed@example.com')).toEqual([
      '“Pier wall” needs a change',
      'Your report of “Odd wall” was reviewed',
    ])
  })
})

async function mailsTo(recipient: string): Promise<string[]> {
  const rows = app.db
    .selectFrom('outbox_messages')
    .select('subject')
    .where('recipient', '=', recipient)
    .orderBy('id')
  return (await rows.execute()).map(({ subject }) => subject)
}

it('mails of a conversation what was written since the last mail', async () => {
  const sellerId = await buildUser(app.db, { email: 'mailed@example.com' })
  const listing = await buildListing(app.db, { seller_id: sellerId, title: 'Lit wall' })
  const { id } = await (await talk.start({ message: 'Is it lit?' }, talk.buyer, listing)).json()
  await app.runJobs()
  await talk.write(id, { message: 'And heated?' })
  app.context.now = () => new Date(Date.now() + 120_000)
  await sql`update graphile_worker._private_jobs set run_at = now() where key like 'mail-notices:%'`.execute(
    app.db,
  )
  await app.runJobs()
  app.context.now = () => new Date()
  expect(await mailsTo('mailed@example.com')).toEqual([
    'Question about “Lit wall”',
    'Bob wrote about “Lit wall”',
  ])
  const rows = app.db.selectFrom('outbox_messages').select('text_body')
  const [first, second] = await rows.where('recipient', '=', 'mailed@example.com').orderBy('id').execute()
  expect(first!.text_body).toContain('> Is it lit?')
  expect(second!.text_body).toContain('> And heated?')
  expect(second!.text_body).not.toContain('Is it lit?')
  expect(second!.text_body).toMatch(/\/account\/notices\?token=[\w-]+&kind=message/)
})

describe('settings', () => {
  const GIVEN = { timeZone: 'Europe/Berlin', quietFrom: 21, quietTo: 8, digestHour: 18, prefs: {} }
  const save = (body: object) => talk.stranger.send('PUT', '/api/notice-settings', { ...GIVEN, ...body })

  it('begin with the defaults and are kept', async () => {
    const before = await (await talk.stranger.get('/api/notice-settings')).json()
    expect(before).toMatchObject({ timeZone: 'America/Los_Angeles', quietFrom: null, digestHour: 7 })
    expect(before.kinds).toContainEqual(
      expect.objectContaining({ kind: 'message', page: true, mail: 'if-unread', isAlwaysMailed: false }),
    )
    const prefs = { message: { mail: 'digest' }, viewing: { mail: 'off', page: false } }
    expect((await save({ prefs })).status).toBe(200)
    const after = await (await talk.stranger.get('/api/notice-settings')).json()
    expect(after).toMatchObject({ timeZone: 'Europe/Berlin', quietFrom: 21, quietTo: 8, digestHour: 18 })
    expect(after.kinds).toContainEqual(expect.objectContaining({ kind: 'message', mail: 'digest' }))
    // an appointment is mailed whatever was said
    expect(after.kinds).toContainEqual(
      expect.objectContaining({ kind: 'viewing', page: false, mail: 'at-once', isAlwaysMailed: true }),
    )
  })

  it.each([
    [{ timeZone: 'Mars/Olympus' }, 'is not a time zone we know'],
    [{ timeZone: '+02:00' }, 'is not a time zone we know'],
    [{ quietTo: null }, 'Give both ends of the quiet hours, or none'],
    [{ digestHour: 24 }, ''],
    [{ prefs: { gossip: { mail: 'off' } } }, ''],
    [{ prefs: { message: { mail: 'hourly' } } }, ''],
  ])('%j is refused', async (body, message) => {
    const answer = await save(body)
    expect(answer.status).toBe(400)
    expect((await answer.json()).message).toContain(message)
  })
})

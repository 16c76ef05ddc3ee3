import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, readMail } from '#test/support/accounts/members.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { buildMail, deliverMail, MAIL_SECRET } from '#test/support/messaging/deliver-mail.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/support/test-app.ts'
import { hashPassword } from '../../accounts/accounts/password.ts'
import { sweepHeldMails } from './confirm-mail.ts'

let app: TestApp
let seller: TestClient
let listingId: number
let email: string
let bob: number
let count = 0
beforeAll(async () => {
  const settings = { RATE_LIMIT_SCALE: '100', INBOUND_MAIL_SECRET: MAIL_SECRET }
  app = await createTestApp({ ...settings, MAIL_AUTH_SERVER: 'mx.placard.example' })
})
beforeEach(async () => {
  count += 1
  email = `bob${count}@example.com`
  bob = await buildUser(app.db, { email, name: 'Bob' })
  const sellerId = await buildUser(app.db)
  seller = await app.as(sellerId)
  listingId = await buildListing(app.db, { seller_id: sellerId, title: 'Pine Street wall' })
})

type Mail = Partial<Parameters<typeof buildMail>[0]>
const write = (mail: Mail = {}) => {
  const to = `space+${listingId}@placard.example`
  return deliverMail(app, buildMail({ to, from: email, text: 'Is it free?', ...mail }))
}
const conversations = async (client: TestClient) => (await client.get('/api/conversations')).json()
const link = async () => {
  const mail = await readMail(app, email)
  return /confirm-mail\?token=([\w-]+)/.exec(mail?.text_body ?? '')?.[1]
}
const held = () => app.db.selectFrom('mail_confirmations').selectAll().where('user_id', '=', bob).execute()
const send = (token: string, path = '') => app.send('POST', `/api/mail/confirmations${path}`, { token })

describe('S4: a mail to the address of a space', () => {
  it.each([
    ['without any result', []],
    ['with a failed SPF and no DMARC', ['Authentication-Results: mx.placard.example; spf=fail; dmarc=none']],
    [
      'with a DMARC that could not be looked up',
      ['Authentication-Results: mx.placard.example; dmarc=temperror'],
    ],
    [
      'with a result of another server',
      ['Authentication-Results: mx.evil.example; dmarc=pass header.from=example.com'],
    ],
    [
      'proven to be of another domain',
      ['Authentication-Results: mx.placard.example; dmarc=pass header.from=evil.example'],
    ],
  ])('%s speaks for nobody until it is confirmed', async (_what, headers) => {
    const answer = await write({ headers })
    expect([answer.status, await answer.json()]).toEqual([202, { success: true }])
    expect(await conversations(seller)).toEqual([])
    const token = (await link())!
    expect(await (await send(token, '/preview')).json()).toMatchObject({
      email,
      listing: { id: listingId, title: 'Pine Street wall' },
      message: 'Is it free?',
      files: [],
    })
    const sent = await send(token)
    const { conversationId } = await sent.json()
    expect(sent.status).toBe(200)
    const read = await (await seller.get(`/api/conversations/${conversationId}`)).json()
    expect(read.messages.map(({ body, via }: { body: string; via: string }) => [body, via])).toEqual([
      ['Is it free?', 'mail'],
    ])
  })

  it.each([
    'dmarc=pass header.from=example.com',
    'spf=pass smtp.mailfrom=example.com',
    'dkim=pass header.d=example.com',
  ])('with %s is its account’s', async (result) => {
    const answer = await write({ headers: [`Authentication-Results: mx.placard.example; ${result}`] })
    expect((await answer.json()).conversationId).toEqual(expect.any(Number))
    expect(await link()).toBeUndefined()
  })

  it('that our own server has refuted is refused', async () => {
    const answer = await write({ headers: ['Authentication-Results: mx.placard.example; dmarc=fail'] })
    expect(answer.status).toBe(403)
    expect(await held()).toEqual([])
  })

  it('proves nothing where no server is named', async () => {
    const plain = await createTestApp({ INBOUND_MAIL_SECRET: MAIL_SECRET })
    const id = await buildListing(plain.db)
    await buildUser(plain.db, { email })
    const headers = ['Authentication-Results: mx.placard.example; dmarc=pass header.from=example.com']
    const mail = buildMail({ to: `space+${id}@placard.example`, from: email, text: 'Hi', headers })
    expect(await (await deliverMail(plain, mail)).json()).toEqual({ success: true })
    expect(await plain.db.selectFrom('conversations').selectAll().execute()).toEqual([])
  })
})

describe('the link of a mail that waits', () => {
  it('is stored as a hash, mailed once for one mail, and carries nothing of it', async () => {
    for (const _ of [1, 2])
      expect((await write({ id: `same${count}`, text: 'Wire it to me' })).status).toBe(202)
    await app.runJobs()
    const mails = await app.db
      .selectFrom('outbox_messages')
      .selectAll()
      .where('recipient', '=', email)
      .execute()
    expect(mails.length).toBe(1)
    const token = (await link())!
    expect((await readMail(app, email))?.text_body).not.toContain('Wire it to me')
    const rows = await held()
    expect(rows.length).toBe(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('works once, also when it is pressed twice at once', async () => {
    await write({ files: [{ name: 'plan.pdf', bytes: '%PDF-1.7' }] })
    const token = (await link())!
    const answers = await Promise.all([send(token), send(token)])
    const good = answers.filter(({ status }) => status === 200)
    expect(good.length).toBeGreaterThan(0)
    const ids = await Promise.all(good.map(async (one) => (await one.json()).conversationId))
    expect(new Set(ids).size).toBe(1)
    const read = await (await seller.get(`/api/conversations/${ids[0]}`)).json()
    expect(read.messages.length).toBe(1)
    expect(read.messages[0].attachments.map(({ name }: { name: string }) => name)).toEqual(['plan.pdf'])
    expect([(await send(token)).status, (await send(token, '/preview')).status]).toEqual([400, 400])
    expect(await held()).toEqual([])
  })

  it('discards as well, and ends with its time and with the address', async () => {
    await write()
    const discarded = (await link())!
    expect((await send(discarded, '/discard')).status).toBe(200)
    expect((await send(discarded)).status).toBe(400)
    await write()
    const moved = (await link())!
    await app.db
      .updateTable('users')
      .set({ email: `new-${email}` })
      .where('id', '=', bob)
      .execute()
    expect((await send(moved)).status).toBe(400)
    await app.db.updateTable('users').set({ email }).where('id', '=', bob).execute()
    const { path } = (await held())[0]!
    expect(await app.context.files.find(path)).not.toBeNull()
    await app.db.updateTable('mail_confirmations').set({ expires_at: new Date() }).execute()
    expect((await send(moved)).status).toBe(400)
    await sweepHeldMails(app.context)
    expect([await held(), await app.context.files.find(path)]).toEqual([[], null])
    expect(await conversations(seller)).toEqual([])
  })

  it('goes with the account, file and all', async () => {
    await app.db
      .updateTable('users')
      .set({ password: await hashPassword(PASSWORD) })
      .where('id', '=', bob)
      .execute()
    await write()
    const { path } = (await held())[0]!
    const client = await app.as(bob)
    const left = await client.send('DELETE', '/api/account', { password: PASSWORD })
    expect(left.status).toBe(200)
    await app.runJobs()
    expect([await held(), await app.context.files.find(path)]).toEqual([[], null])
  })

  it('sends nothing that the page would refuse, and keeps it', async () => {
    await write()
    const token = (await link())!
    await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', bob).execute()
    expect((await send(token)).status).toBe(403)
    await app.db.updateTable('users').set({ status: 'active' }).where('id', '=', bob).execute()
    await app.db.updateTable('listings').set({ status: 'paused' }).where('id', '=', listingId).execute()
    expect((await send(token)).status).toBeGreaterThanOrEqual(400)
    await app.db.updateTable('listings').set({ status: 'active' }).where('id', '=', listingId).execute()
    expect((await send(token)).status).toBe(200)
  })

  it('is mailed five times a day, and refused aloud after that', async () => {
    const tight = await createTestApp({ INBOUND_MAIL_SECRET: MAIL_SECRET, RATE_LIMIT_SCALE: '1' })
    const id = await buildListing(tight.db)
    await buildUser(tight.db, { email })
    const statuses = []
    for (let i = 0; i < 6; i++) {
      const mail = buildMail({ to: `space+${id}@placard.example`, from: email, text: `Question ${i}` })
      statuses.push((await deliverMail(tight, mail)).status)
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  })
})

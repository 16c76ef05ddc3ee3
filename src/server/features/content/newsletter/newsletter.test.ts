import { beforeAll, expect, test } from 'vitest'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})

const subscribe = (email: unknown) => app.send('POST', '/api/newsletter', { email })
const rowOf = (email: string) =>
  app.db.selectFrom('newsletter_subscribers').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
const mailsTo = async (email: string) => {
  await app.runJobs()
  return app.db.selectFrom('outbox_messages').selectAll().where('recipient', '=', email).execute()
}

test('asks, confirms, exports and ends a subscription', async () => {
  expect((await subscribe('rosa@example.com')).status).toBe(202)
  expect((await rowOf('rosa@example.com')).status).toBe('pending')
  const [mail] = await mailsTo('rosa@example.com')
  const token = /newsletter\/confirm\?token=([\w-]+)/.exec(mail!.text_body)![1]!
  const admin = await app.as(await buildUser(app.db, { role: 'admin' }))
  const csv = async () => (await admin.get('/api/admin/newsletter.csv')).text()
  expect(await csv()).not.toContain('rosa@example.com')

  expect((await app.send('POST', '/api/newsletter/confirm', { token })).status).toBe(200)
  expect(await csv()).toContain('\r\nrosa@example.com,')
  await subscribe('ROSA@example.com')
  expect(await mailsTo('ROSA@example.com')).toEqual([])

  // one-click, as mail programs send it
  const oneClick = await app.app.request(`/api/newsletter/unsubscribe?token=${token}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://mail.example',
      'sec-fetch-site': 'cross-site',
    },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(oneClick.status).toBe(200)
  expect(await csv()).not.toContain('rosa@example.com')
  const opened = await app.get(`/api/newsletter/unsubscribe?token=${token}`)
  expect(opened.headers.get('location')).toBe(`/newsletter/unsubscribe?token=${token}`)
})

test('answers the same whether or not an address is known', async () => {
  const first = await (await subscribe('lee@example.com')).json()
  expect(await (await subscribe('lee@example.com')).json()).toEqual(first)
})

test.each(['nobody', '', null, 'a@b', 'a@example.com,b@example.com'])('%j is no address', async (email) => {
  const response = await subscribe(email)
  expect(response.status).toBe(400)
  expect((await response.json()).message).toBe('Please enter a valid email address')
})

test('a mailbox is protected from flooding', async () => {
  const statuses = []
  for (let index = 0; index < 9; index += 1) {
    // spellings of the same mailbox
    statuses.push((await subscribe(`${index % 2 ? 'Victim' : `victim+${index}`}@example.com`)).status)
  }
  expect(statuses.filter((status) => status === 202)).toHaveLength(6)
})

test('invalid tokens and other people are refused', async () => {
  const path = '/api/newsletter/confirm'
  expect((await app.send('POST', path, { token: crypto.randomUUID() })).status).toBe(404)
  expect((await app.send('POST', path, { token: 'x' })).status).toBe(400)
  expect((await app.get('/api/admin/newsletter.csv')).status).toBe(401)
  const user = await app.as(await buildUser(app.db))
  expect((await user.get('/api/admin/newsletter.csv')).status).toBe(403)
})

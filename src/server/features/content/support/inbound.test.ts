import { beforeAll, expect, test } from 'vitest'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { deliverMail, MAIL_SECRET } from '#test/support/messaging/deliver-mail.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/support/test-app.ts'

const URL = '/api/support/inbound'

let app: TestApp
let admin: TestClient
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '100', INBOUND_MAIL_SECRET: MAIL_SECRET })
  const id = await buildUser(app.db, { role: 'admin', username: 'nadia', email: 'nadia@placard.example' })
  admin = await app.as(id)
})

const deliver = (raw: string, given: { secret?: string; at?: number } = {}) =>
  deliverMail(app, raw, { ...given, path: URL })

const toMail = (given: { to: string; from: string; id?: string; body?: string; headers?: string }) =>
  [
    `From: Rosa <${given.from}>`,
    `To: ${given.to}`,
    'Subject: Re: Price is wrong',
    `Message-ID: <${given.id ?? crypto.randomUUID()}@example.com>`,
    ...(given.headers ? [given.headers] : []),
    'Content-Type: text/plain; charset=utf-8',
    '',
    given.body ??
      'It is still wrong.\r\n\r\nOn Mon, Mar 3, 2025 at 9:00 AM Placard wrote:\r\n> Is it solved?',
  ].join('\r\n')

/** A ticket of this address, with its two reply addresses. */
async function openTicket(email: string) {
  const message = {
    name: 'Rosa',
    email,
    subject: `Price of ${email}`,
    category: 'listing',
    message: 'It shows zero.',
  }
  const { number } = await (await app.send('POST', '/api/support/messages', message)).json()
  await app.runJobs()
  const mails = await app.db
    .selectFrom('outbox_messages')
    .select(['recipient', 'reply_to'])
    .where('subject', 'like', `%${number}%`)
    .execute()
  const replyTo = mails.find(({ recipient }) => recipient === email)!.reply_to!
  const staffTo = mails.find(({ recipient }) => recipient !== email)!.reply_to!
  const read = async () => (await admin.get(`/api/admin/support/${number.slice(3)}`)).json()
  return { number, replyTo, staffTo, read, path: `/api/admin/support/${number.slice(3)}` }
}

test('a reply by mail reopens the ticket, once, without the quoted mail', async () => {
  const { replyTo, read, number, path } = await openTicket('rosa@example.com')
  await admin.send('POST', `${path}/replies`, { message: 'It is fixed now. Thank you.', closes: true })
  expect(await read()).toMatchObject({ status: 'closed', assignee: { username: 'nadia' } })
  const mail = toMail({ to: replyTo, from: 'rosa@work.example', id: 'one' })
  const response = await deliver(mail)
  expect(response.status).toBe(202)
  expect(await response.json()).toEqual({ success: true, number })
  expect((await deliver(mail)).status).toBe(202)
  const ticket = await read()
  expect(ticket.status).toBe('open')
  expect(ticket.messages).toHaveLength(3)
  expect(ticket.messages[2]).toMatchObject({
    body: 'It is still wrong.',
    author: null,
    sender: 'rosa@work.example',
  })
})

test('C-06: what a mail leaves out can be opened by staff, and no mail carries it', async () => {
  const { replyTo, staffTo, read } = await openTicket('opened@example.com')
  const quoted = `On Monday Placard <${replyTo}> wrote:\r\n> Is it solved?\r\n> See https://x.example/a?token=abc123`
  const body = (signature: string) => `No, it is not.\r\n\r\n-- \r\n${signature}\r\n\r\n${quoted}`
  const asked = toMail({ to: replyTo, from: 'opened@example.com', body: body('Rosa, 206 555 0199') })
  expect((await deliver(asked)).status).toBe(202)
  const answered = toMail({ to: staffTo, from: 'nadia@placard.example', body: body('Nadia, 206 555 0188') })
  expect((await deliver(answered)).status).toBe(202)
  const [first, theirs, ours] = (await read()).messages
  expect([first.leftOut, theirs.body, ours.body]).toEqual([null, 'No, it is not.', 'No, it is not.'])
  expect(theirs.leftOut).toContain('Rosa, 206 555 0199')
  expect(theirs.leftOut).toContain('> Is it solved?\n> See https://x.example/a?token=[masked]')
  expect(ours.leftOut).toContain('Nadia, [phone number]')
  expect(theirs.leftOut + ours.leftOut).not.toContain('support+')
  await app.runJobs()
  const mails = await app.db.selectFrom('outbox_messages').select('text_body').execute()
  expect(mails.map(({ text_body }) => text_body).join()).not.toMatch(/555 01|Is it solved/)
})

test("an admin's reply by mail is forwarded to the person", async () => {
  const { staffTo, read } = await openTicket('ines@example.com')
  expect((await deliver(toMail({ to: staffTo, from: 'mallory@example.com' }))).status).toBe(403)
  expect((await deliver(toMail({ to: staffTo, from: 'NADIA@placard.example' }))).status).toBe(202)
  expect(await read()).toMatchObject({ status: 'answered' })
  await app.runJobs()
  const last = await app.db
    .selectFrom('outbox_messages')
    .select('text_body')
    .where('recipient', '=', 'ines@example.com')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(last.text_body).toContain('It is still wrong.')
})

test('attachments are stored; a disallowed one is named and dropped', async () => {
  const { replyTo, read } = await openTicket('files@example.com')
  const part = (name: string, words: string) =>
    [
      '--b',
      `Content-Type: application/octet-stream; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(words).toString('base64'),
    ].join('\r\n')
  const mail = [
    'From: files@example.com',
    `To: Placard <${replyTo}>`,
    'Message-ID: <files@example.com>',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b\r\nContent-Type: text/html\r\n\r\n<p>See <b>both</b>.</p><blockquote>old</blockquote>',
    part('note.txt', 'Grüße'),
    part('wall.png', 'MZ\0program'),
    '--b--',
  ].join('\r\n')
  expect((await deliver(mail)).status).toBe(202)
  const { messages } = await read()
  expect(messages.at(-1).body).toContain('See both.')
  expect(messages.at(-1).body).toContain('“wall.png” was not kept')
  expect(messages.at(-1).attachments.map((one: { name: string }) => one.name)).toEqual(['note.txt'])
})

test('out-of-office notes are accepted and dropped', async () => {
  const { replyTo, read } = await openTicket('away@example.com')
  const note = toMail({ to: replyTo, from: 'away@example.com', headers: 'Auto-Submitted: auto-replied' })
  expect((await deliver(note)).status).toBe(202)
  expect((await read()).messages).toHaveLength(1)
})

test('a wrong or old signature, an unknown address and no secret are refused', async () => {
  const { replyTo } = await openTicket('safe@example.com')
  const mail = toMail({ to: replyTo, from: 'safe@example.com' })
  expect((await deliver(mail, { secret: 'another-secret-of-somebody' })).status).toBe(403)
  expect((await deliver(mail, { at: Date.now() - 600_000 })).status).toBe(403)
  expect((await app.app.request(URL, { method: 'POST', body: mail })).status).toBe(403)
  const nobody = `support+${crypto.randomUUID()}@placard.example`
  expect((await deliver(toMail({ to: nobody, from: 'a@example.com' }))).status).toBe(404)
  expect((await deliver('no mail at all')).status).toBe(404)
  const without = await createTestApp()
  expect((await without.app.request(URL, { method: 'POST', body: mail })).status).toBe(404)
})

test('a mail to an unknown address is refused by its headers, and a hostile one by its content', async () => {
  const nobody = toMail({ to: 'support@placard.example', from: 'a@example.com' })
  const parts = '\r\n--b\r\n\r\n'.repeat(20_000)
  const refused = await deliver(
    `${nobody.replace('text/plain; charset=utf-8', 'multipart/mixed; boundary=b')}${parts}`,
  )
  expect(refused.status).toBe(404)
  const { replyTo, read } = await openTicket('hostile@example.com')
  const mail = toMail({ to: replyTo, from: 'hostile@example.com', body: parts })
  const many = await deliver(mail.replace('text/plain; charset=utf-8', 'multipart/mixed; boundary=b'))
  expect(many.status).toBe(400)
  expect((await many.json()).message).toBe('This mail has too many parts.')
  const html = `Hello<br>${'<style'.repeat(200_000)}`
  const long = toMail({ to: replyTo, from: 'hostile@example.com', body: html }).replace(
    'text/plain',
    'text/html',
  )
  expect((await deliver(long)).status).toBe(202)
  expect((await read()).messages.at(-1).body).toMatch(/^Hello/)
  expect(
    (await deliver(toMail({ to: replyTo, from: 'a@b.c', body: 'a'.repeat(26 * 1024 * 1024) }))).status,
  ).toBe(413)
})

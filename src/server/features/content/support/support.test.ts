import { beforeAll, describe, expect, test } from 'vitest'
import { buildMember } from '#test/support/accounts/members.ts'
import { buildSupportForm, SUPPORT_MESSAGE } from '#test/support/content/support-message.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/support/test-app.ts'

const URL = '/api/support/messages'
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

let app: TestApp
let admin: TestClient
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '100' })
  admin = await app.as(await buildUser(app.db, { role: 'admin', username: 'nadia' }))
})

const mailTo = async (recipient: string) => {
  await app.runJobs()
  return app.db.selectFrom('outbox_messages').selectAll().where('recipient', '=', recipient).execute()
}

const sendForm = (...args: Parameters<typeof buildSupportForm>) =>
  app.app.request(URL, { method: 'POST', body: buildSupportForm(...args) })

describe('a message', () => {
  test('becomes a ticket, and both sides get mail', async () => {
    const response = await app.send('POST', URL, SUPPORT_MESSAGE)
    expect(response.status).toBe(201)
    const { success, number } = await response.json()
    expect(success).toBe(true)
    expect(number).toMatch(/^PL-\d{6}$/)
    const [receipt] = await mailTo('rosa@example.com')
    expect(receipt!.reply_to).toMatch(/^support\+[0-9a-f-]{36}@placard\.example$/)
    expect(receipt!.subject).toContain(number)
    const [notice] = await mailTo('support@placard.example')
    expect(notice!.reply_to).toMatch(/^support\+[0-9a-f-]{36}@placard\.example$/)
    expect(notice!.reply_to).not.toBe(receipt!.reply_to)
    expect(notice!.text_body).toContain(SUPPORT_MESSAGE.message)
  })

  test.each(['Placard team', 'Rоsa Diaz'])(
    'S14: bears the name %s only when the account of the sender has it',
    async (name) => {
      const { id, client } = await buildMember(app)
      const given = { ...SUPPORT_MESSAGE, name }
      for (const sender of [app, client]) {
        const refused = await sender.send('POST', URL, given)
        expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([400, ['name']])
      }
      await app.db.updateTable('users').set({ name }).where('id', '=', id).execute()
      expect((await client.send('POST', URL, given)).status).toBe(201)
      expect((await sendForm([], { name })).status).toBe(400)
    },
  )

  test('of several lines is quoted line by line, as a browser’s form sends it', async () => {
    await sendForm([], { category: 'bug', message: 'First line\r\n\r\nThird line' })
    const mails = await mailTo('support@placard.example')
    const notice = mails.find((mail) => mail.subject.includes('Bug Report'))
    expect(notice!.text_body).toContain('> First line\n> \n> Third line')
  })

  test('of a guest gets a receipt without their text, as the address may be a stranger’s', async () => {
    const words = {
      name: 'Press here',
      subject: 'Verify at http://evil.example',
      message: 'Go to http://evil.example',
    }
    for (const send of [app, (await buildMember(app, { email: 'own@example.com' })).client]) {
      await send.send('POST', URL, { ...SUPPORT_MESSAGE, ...words, email: 'third.party@example.com' })
    }
    const mails = await mailTo('third.party@example.com')
    expect(mails).toHaveLength(2)
    for (const mail of mails) expect(JSON.stringify(mail)).not.toMatch(/evil|Press here/)
  })

  test('from a verified address gets a receipt with its text', async () => {
    const { client } = await buildMember(app, { email: 'proven@example.com' })
    await client.send('POST', URL, { ...SUPPORT_MESSAGE, email: 'Proven@example.com' })
    const [receipt] = await mailTo('Proven@example.com')
    expect(receipt!.subject).toContain(SUPPORT_MESSAGE.subject)
    expect(receipt!.text_body).toContain(SUPPORT_MESSAGE.message)
  })

  test('repeated many times does not flood a mailbox', async () => {
    const strict = await createTestApp({ TRUST_PROXY: '1' })
    for (let index = 0; index < 9; index++) {
      const headers = { 'x-forwarded-for': `192.0.2.${index}` }
      const given = { ...SUPPORT_MESSAGE, email: `flooded+${index}@example.com` }
      expect((await strict.send('POST', URL, given, { headers })).status).toBe(201)
    }
    await strict.runJobs()
    const mails = await strict.db
      .selectFrom('outbox_messages')
      .selectAll()
      .where('recipient', 'like', 'flooded%')
      .execute()
    expect(mails).toHaveLength(6)
  })

  test('about money is routed to billing', async () => {
    await app.send('POST', URL, { ...SUPPORT_MESSAGE, category: 'billing', email: 'b@example.com' })
    expect(await mailTo('billing@placard.example')).toHaveLength(1)
  })

  test.each([
    [{ name: 'R' }, 'name', 'Name must be at least 2 characters'],
    [{ email: 'rosa' }, 'email', 'Please enter a valid email address'],
    [{ subject: 'Hey' }, 'subject', 'Subject must be at least 5 characters'],
    [{ category: '' }, 'category', 'Please select a category'],
    [{ category: 'constructor' }, 'category', 'Please select a category'],
    [{ message: 'Too short' }, 'message', 'Message must be at least 10 characters'],
  ])('%j is refused', async (given, field, message) => {
    const response = await app.send('POST', URL, { ...SUPPORT_MESSAGE, ...given })
    expect(response.status).toBe(400)
    const body = await response.json()
    expect(body).toMatchObject({ message, fields: { [field]: message } })
  })

  test('submitted twice creates one ticket and one mail', async () => {
    const twice = { ...SUPPORT_MESSAGE, email: 'twice@example.com', submissionId: crypto.randomUUID() }
    const answers = await Promise.all([app.send('POST', URL, twice), app.send('POST', URL, twice)])
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()))
    expect(first).toEqual(second)
    expect(await mailTo('twice@example.com')).toHaveLength(1)
  })

  test('with nothing in it names every field', async () => {
    const { fields } = await (await app.send('POST', URL, {})).json()
    expect(Object.keys(fields).sort()).toEqual(['category', 'email', 'message', 'name', 'subject'])
  })

  test.each([{ website: 'https://spam.example' }, { elapsedMs: 20 }])(
    'that looks like a machine’s (%j) is kept apart and mailed to nobody',
    async (given) => {
      const email = `spam${Object.keys(given)[0]!.toLowerCase()}@example.com`
      const response = await app.send('POST', URL, { ...SUPPORT_MESSAGE, ...given, email })
      expect(response.status).toBe(201)
      expect(await mailTo(email)).toEqual([])
      const spam = await (await admin.get('/api/admin/support?status=spam')).json()
      expect(spam.map((one: { email: string }) => one.email)).toContain(email)
    },
  )

  test('from a browser without scripts is answered with pages', async () => {
    const post = (message: string) => {
      const form = new FormData()
      for (const [key, value] of Object.entries({ ...SUPPORT_MESSAGE, message })) form.set(key, value)
      const headers = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' }
      return app.app.request(URL, { method: 'POST', body: form, headers })
    }
    const sent = await post(SUPPORT_MESSAGE.message)
    expect(sent.status).toBe(303)
    expect(sent.headers.get('location')).toMatch(/^\/help\/contact\?sent=PL-\d{6}#sent$/)
    const refused = await post('<b>short')
    expect(refused.status).toBe(400)
    expect(refused.headers.get('content-type')).toContain('text/html')
    expect(await refused.text()).toContain('Message must be at least 10 characters')
  })

  test('that is truncated or not a form is refused', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const response = await app.app.request(URL, { method: 'POST', body: 'nothing', headers })
    expect(response.status).toBe(400)
    const noJson = await app.app.request(URL, { method: 'POST', body: '{' })
    expect(noJson.status).toBe(400)
  })
})

describe('attachments', () => {
  test('are available to admins only, as downloads', async () => {
    const email = 'files@example.com'
    const response = await sendForm(
      [
        { name: '../../wall "1".png', bytes: PNG },
        { name: 'note.txt', bytes: 'Grüße aus Tacoma' },
      ],
      { email },
    )
    expect(response.status).toBe(201)
    const { number } = await response.json()
    const detail = await (await admin.get(`/api/admin/support/${number.slice(3)}`)).json()
    const [first, second] = detail.messages[0].attachments
    expect(first).toMatchObject({ name: 'wall 1.png', mediaType: 'image/png', sizeBytes: PNG.length })
    expect(second).toMatchObject({ mediaType: 'text/plain' })
    const file = await admin.get(first.url)
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(PNG)
    expect((await app.get(first.url)).status).toBe(401)
  })

  test.each([
    [
      'a program called .png',
      [{ name: 'wall.png', bytes: new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0]) }],
      /wall\.png/,
    ],
    ['a script called .png', [{ name: 'wall.png', bytes: '#!/bin/sh\nrm -r *' }], /wall\.png/],
    ['a page called .txt', [{ name: 'wall.txt', bytes: '<html><script>alert(1)</script>' }], /wall\.txt/],
    ['a text called .exe', [{ name: 'wall.exe', bytes: 'hello' }], /wall\.exe/],
    [
      'a picture that hides a page',
      [{ name: 'wall.png', bytes: Buffer.concat([PNG, Buffer.from('<script>alert(1)</script>')]) }],
      /wall\.png/,
    ],
    ['too large a file', [{ name: 'big.png', bytes: new Uint8Array(10 * 1024 * 1024 + 1) }], /10 MB/],
    ['six files', Array.from({ length: 6 }, () => ({ name: 'a.png', bytes: PNG })), /at most 5/],
  ])('%s: refused with a clear message', async (_what, files, words) => {
    const response = await sendForm(files)
    expect(response.status).toBe(400)
    expect((await response.json()).fields.attachments).toMatch(words)
  })
})

describe('the inbox', () => {
  test('is for admins', async () => {
    const user = await app.as(await buildUser(app.db))
    expect((await app.get('/api/admin/support')).status).toBe(401)
    expect((await user.get('/api/admin/support')).status).toBe(403)
    expect(
      (await user.send('POST', '/api/admin/support/1/replies', { message: 'Hello there you' })).status,
    ).toBe(403)
    expect((await admin.get('/api/admin/support/1')).status).toBe(404)
  })

  test('answers by mail and closes', async () => {
    const email = 'reply@example.com'
    const { number } = await (await app.send('POST', URL, { ...SUPPORT_MESSAGE, email })).json()
    const path = `/api/admin/support/${number.slice(3)}`
    const response = await admin.send('POST', `${path}/replies`, { message: 'It is fixed now. Thank you.' })
    expect(response.status).toBe(201)
    const detail = await response.json()
    expect(detail.status).toBe('answered')
    expect(detail.messages.at(-1)).toMatchObject({ author: 'nadia', body: 'It is fixed now. Thank you.' })
    const texts = (await mailTo(email)).map((mail) => mail.text_body)
    expect(texts).toContainEqual(expect.stringContaining('It is fixed now.'))
    expect(await (await admin.send('PATCH', path, { status: 'closed' })).json()).toMatchObject({
      status: 'closed',
    })
  })
})

describe('the desk', () => {
  test('sorts, assigns, recategorizes and counts', async () => {
    const email = 'desk@example.com'
    const bug = { ...SUPPORT_MESSAGE, email, category: 'bug', subject: 'Late by a day' }
    const { number } = await (await app.send('POST', URL, bug)).json()
    const path = `/api/admin/support/${number.slice(3)}`
    const detail = await (await admin.get(path)).json()
    expect(Date.parse(detail.dueAt) - Date.parse(detail.askedAt)).toBe(48 * 3_600_000)
    const desk = await (await admin.get('/api/admin/support/desk')).json()
    const nadia = desk.admins.find((one: { username: string }) => one.username === 'nadia')
    expect(desk.cannedReplies.length).toBeGreaterThan(3)
    const changed = await admin.send('PATCH', path, { category: 'account', assigneeId: nadia.id })
    expect(await changed.json()).toMatchObject({ category: 'account', assignee: { username: 'nadia' } })
    await app.db
      .updateTable('support_tickets')
      .set({ asked_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('email', '=', email)
      .execute()
    expect((await (await admin.get('/api/admin/support/desk')).json()).late).toBe(1)
    const [first] = await (await admin.get('/api/admin/support?status=open')).json()
    expect(first.number).toBe(number)
    const mine = await (await admin.get(`/api/admin/support?assignee=me&q=${number}`)).json()
    expect(mine.map((one: { number: string }) => one.number)).toEqual([number])
    expect(await (await admin.get(`/api/admin/support?assignee=none&q=${number}`)).json()).toEqual([])
    expect((await admin.send('PATCH', path, { assigneeId: 999_999 })).status).toBe(400)
  })

  test('stores canned replies', async () => {
    const given = { title: 'Thanks', body: 'Thank you, {name}. We write about {number}.' }
    const made = await admin.send('POST', '/api/admin/support/canned-replies', given)
    expect(made.status).toBe(201)
    const again = await admin.send('POST', '/api/admin/support/canned-replies', given)
    expect(again.status).toBe(409)
    const { id } = await made.json()
    expect((await admin.send('DELETE', `/api/admin/support/canned-replies/${id}`)).status).toBe(204)
  })
})

test('two hundred messages a minute are too many', async () => {
  const strict = await createTestApp()
  const answers = []
  for (let index = 0; index < 14; index += 1)
    answers.push((await strict.send('POST', URL, SUPPORT_MESSAGE)).status)
  expect(answers.slice(0, 10)).toEqual(Array(10).fill(201))
  expect(answers).toContain(429)
})

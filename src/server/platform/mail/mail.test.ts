import { createServer } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'
import { renderLetter } from './letter.ts'
import { sendMail } from './mail.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})

const mail = (to: string) => ({
  to,
  subject: 'Hello\r\nBcc: everyone@example.com',
  letter: { heading: 'Hello', paragraphs: ['One <b>two</b>'] },
})

test('a mail without an SMTP server stays in the outbox, for admins only', async () => {
  await app.db.transaction().execute((trx) => sendMail(trx, mail('rosa@example.com')))
  await app.runJobs()
  const admin = await app.as(await buildUser(app.db, { role: 'admin' }))
  const [kept] = await (await admin.get('/api/admin/outbox')).json()
  expect(kept).toMatchObject({ to: 'rosa@example.com', subject: 'Hello Bcc: everyone@example.com' })
  const whole = await (await admin.get(`/api/admin/outbox/${kept.id}`)).json()
  expect(whole.html).toContain('One &lt;b&gt;two&lt;/b&gt;')
  expect((await app.get('/api/admin/outbox')).status).toBe(401)
  const user = await app.as(await buildUser(app.db))
  expect((await user.get('/api/admin/outbox')).status).toBe(403)
  expect((await user.get(`/api/admin/outbox/${kept.id}`)).status).toBe(403)
  expect((await admin.get('/api/admin/outbox/999999')).status).toBe(404)
})

test('a mail of a rolled-back transaction is never sent', async () => {
  const failing = app.db.transaction().execute(async (trx) => {
    await sendMail(trx, mail('ghost@example.com'))
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await app.runJobs()
  const kept = await app.db.selectFrom('outbox_messages').select('recipient').execute()
  expect(kept.map((row) => row.recipient)).not.toContain('ghost@example.com')
})

test('with an SMTP server the mail is sent through it', async () => {
  const received: string[] = []
  const server = createServer((socket) => {
    let isData = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      received.push(text)
      if (isData) {
        if (text.includes('\r\n.\r\n')) {
          isData = false
          socket.write('250 kept\r\n')
        }
        return
      }
      if (text.startsWith('DATA')) isData = true
      if (text.startsWith('QUIT')) return void socket.end('221 bye\r\n')
      socket.write(isData ? '354 go on\r\n' : '250 fine\r\n')
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as { port: number }
  const sending = await createTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` })
  const threaded = {
    ...mail('rosa@example.com'),
    fromName: 'Sally via Placard',
    messageId: 'c12.s5@placard.example',
    references: 'c12@placard.example',
    mailId: 'another',
  } as const
  await sending.db.transaction().execute((trx) => sendMail(trx, threaded))
  await sending.runJobs()
  server.close()
  const all = received.join('')
  expect(all).toContain('RCPT TO:<rosa@example.com>')
  expect(all).not.toContain('RCPT TO:<everyone@example.com>')
  expect(all).toMatch(/Subject: Hello Bcc: everyone/)
  expect(all).toContain('From: Sally via Placard <hello@placard.example>')
  expect(all).toContain('Message-ID: <c12.s5@placard.example>')
  expect(all).toContain('References: <c12@placard.example>')
  expect(all).toContain('In-Reply-To: <c12@placard.example>')
  expect(all).toContain('Auto-Submitted: auto-generated')
  expect(await sending.db.selectFrom('outbox_messages').select('id').execute()).toEqual([])
})

test('C-19: a letter says its charset, its title, and that it is drawn for both themes', () => {
  const { html } = renderLetter({ heading: 'Rosa & Co asks', paragraphs: [] })
  expect(html).toContain('<meta charset="utf-8">')
  expect(html).toContain('<title>Rosa &amp; Co asks</title>')
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
})

test('a letter has a readable text part', () => {
  const { text } = renderLetter({
    heading: 'New request',
    paragraphs: ['Somebody asks.'],
    quote: 'Is it\nfree?',
    facts: { Space: 'Wall' },
    action: { label: 'Answer', url: 'https://placard.example/sell' },
    footer: 'You list a space on Placard.',
  })
  expect(text).toBe(
    'New request\n\nSomebody asks.\n\n> Is it\n> free?\n\nSpace: Wall\n\nAnswer:\nhttps://placard.example/sell\n\n-- \nYou list a space on Placard.\n',
  )
})

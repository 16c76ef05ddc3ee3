import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { MAIL_SECRET } from '#test/support/messaging/deliver-mail.ts'
import { createTalk } from '#test/support/messaging/talk.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { renderMessageMail } from './emails.ts'

const settings = { RATE_LIMIT_SCALE: '100', PUBLIC_URL: 'http://localhost:3000' }
let app: TestApp
let talk: Awaited<ReturnType<typeof createTalk>>
let id: number
beforeAll(async () => {
  app = await createTestApp({ ...settings, INBOUND_MAIL_SECRET: MAIL_SECRET })
  talk = await createTalk(app)
  id = (await talk.open()).id
})

const render = (userId: number, config = app.context.config) =>
  renderMessageMail(app.db, config, { conversationId: id, userId })
const say = async (message: string, client = talk.buyer) => (await talk.write(id, { message }, client)).json()

describe('the mail of a message', () => {
  it('of a first contact goes out at once, threaded, answerable, without an address', async () => {
    await app.runJobs()
    const kept = await app.db
      .selectFrom('outbox_messages')
      .selectAll()
      .where('recipient', '=', 'sally@example.com')
      .executeTakeFirstOrThrow()
    expect(kept).toMatchObject({
      subject: 'Question about “Wall by the ferry”',
      sender: '"Bob via Placard" <hello@placard.example>',
      mail_id: `c${id}.s1@placard.example`,
      reply_to: expect.stringMatching(/^reply\+[0-9a-f-]{36}@placard\.example$/),
    })
    expect(kept.text_body.split('\n')[0]).toBe('-- Write above this line --')
    expect(kept.html_body).toContain('-- Write above this line --')
    expect(kept.text_body).toContain('> Is it free in May?')
    expect(kept.text_body).toContain(`http://localhost:3000/inbox/${id}`)
    const { recipient: _, ...rest } = kept
    expect(JSON.stringify(rest)).not.toMatch(/bob@example|sally@example/)
  })

  it('says that replies are not read where no mail is taken', async () => {
    const without = { ...app.context.config, INBOUND_MAIL_SECRET: undefined }
    const mail = (await render(talk.sellerId, without))!
    expect(mail.replyTo).toBeUndefined()
    expect(mail.letter.preface).toBeUndefined()
    expect(mail.letter.footer).toBe('Answer with the button. Replies to this mail are not read.')
  })

  it('shows all that is unread, the latest ten, the names of files, and warns', async () => {
    await app.db.updateTable('users').set({ status: 'pending' }).where('id', '=', talk.buyerId).execute()
    for (let i = 1; i <= 12; i++) await say(`Message ${i}`)
    await say('I send a cashier’s check, wire me the difference back: an overpayment')
    const form = new FormData()
    form.append('file', new File(['Sizes'], 'sizes.txt'))
    const { id: file } = await (await talk.buyer.post('/api/attachments', form)).json()
    await talk.write(id, { message: 'See the sizes', attachmentIds: [file] })
    const { letter, messageId, references } = (await render(talk.sellerId))!
    expect({ messageId, references }).toEqual({
      messageId: `c${id}.s15@placard.example`,
      references: `c${id}@placard.example`,
    })
    expect(letter.quote).toContain('File: sizes.txt')
    expect(letter.quote).toContain('Message 12')
    expect(letter.quote).not.toContain('Message 3')
    const said = letter.paragraphs.join('\n')
    expect(said).toContain('The e-mail address of Bob is not verified yet.')
    expect(said).toContain('asks for the difference back')
    expect(said).toContain('These are the latest 10; 5 more are in your inbox.')
    await app.db.updateTable('users').set({ status: 'active' }).where('id', '=', talk.buyerId).execute()
  })

  it('is none when everything was read, for who has left or blocked, and for strangers', async () => {
    expect(await render(talk.buyerId)).toBeNull()
    await say('It is free.', talk.seller)
    expect((await render(talk.buyerId))!.subject).toBe('Sally wrote about “Wall by the ferry”')
    await talk.buyer.send('PUT', `/api/blocks/${talk.sellerId}`)
    expect(await render(talk.buyerId)).toBeNull()
    await talk.buyer.send('DELETE', `/api/blocks/${talk.sellerId}`)
    await talk.buyer.send('PUT', `/api/conversations/${id}/read`, { seq: 999 })
    expect(await render(talk.buyerId)).toBeNull()
    expect(await render(999_999)).toBeNull()
  })

  it('of a name with line breaks and quotes stays one header', async () => {
    const name = 'Sally "Boss"\r\nBcc: x@example.com'
    await app.db.updateTable('users').set({ name }).where('id', '=', talk.sellerId).execute()
    await talk.write(id, { clientId: randomUUID(), message: 'Hello' }, talk.seller)
    const mail = (await render(talk.buyerId))!
    await app.db.transaction().execute((trx) => sendMail(trx, mail))
    await app.db.transaction().execute((trx) => sendMail(trx, mail))
    await app.runJobs()
    const kept = await app.db
      .selectFrom('outbox_messages')
      .select('sender')
      .where('mail_id', '=', mail.mailId!)
      .execute()
    expect(kept).toEqual([{ sender: '"Sally Boss Bcc: x@example.com via Placard" <hello@placard.example>' }])
  })
})

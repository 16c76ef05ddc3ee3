import { beforeAll, expect, it } from 'vitest'
import type { Message } from '#contract/messaging/conversations.ts'
import { required } from '#domain/required.ts'
import { renderLetter } from '#server/platform/mail/letter.ts'
import { toMemberToken } from '#server/platform/mail/reply-address.ts'
import { PASSWORD } from '#test/support/accounts/members.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { buildMail, deliverMail, MAIL_SECRET } from '#test/support/messaging/deliver-mail.ts'
import { createTalk } from '#test/support/messaging/talk.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'
import { hashPassword } from '../../accounts/accounts/password.ts'
import { renderMessageMail } from '../conversations/emails.ts'

let app: TestApp
let talk: Awaited<ReturnType<typeof createTalk>>
let id: number
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '100', INBOUND_MAIL_SECRET: MAIL_SECRET })
  talk = await createTalk(app)
  id = (await talk.open()).id
})

type Mail = Partial<Parameters<typeof buildMail>[0]>
const answer = async (mail: Mail) => {
  const { mail_selector } = await app.db
    .selectFrom('conversation_members')
    .select('mail_selector')
    .where('conversation_id', '=', id)
    .where('user_id', '=', talk.buyerId)
    .executeTakeFirstOrThrow()
  const to = `reply+${toMemberToken(app.context.config, mail_selector)}@placard.example`
  const response = await deliverMail(app, buildMail({ to, from: 'bob@example.com', ...mail }))
  expect(response.status).toBe(202)
  return (await talk.read(id, talk.seller)).messages.at(-1) as Message
}
const SIGNED = 'Yes, all of May.\n\n-- \nBob Miller, Miller Signs'

it('C-06: contact details of a signature are shared by choice alone, as in the words', async () => {
  const signature = 'Bob\nTel. 206 555 0199\nmobile: +49 171 2345678\nBOB@example.com, shop@signs.example'
  const shown = await answer({ text: `Yes, for $1,200 from 05/05/2025.\n\n-- \n${signature}` })
  expect(shown.body).toBe('Yes, for $1,200 from 05/05/2025.')
  expect(shown.leftOut).toBe(
    '--\nBob\nTel. [phone number]\nmobile: [phone number]\n[e-mail address], [e-mail address]',
  )
})

it('C-06: at most 10,000 characters are stored, and a last line says how many are missing', async () => {
  const quoted = Array.from({ length: 400 }, () => `> ${'a'.repeat(60)}`).join('\n')
  const shown = await answer({ text: `Yes.\n\nOn Sunday x@example.org wrote:\n${quoted}` })
  expect(shown.leftOut).toMatch(/\n\n\[\d\d,\d{3} more characters of this mail were not kept\.\]$/)
  expect(shown.leftOut?.length).toBeLessThan(10_100)
})

it('C-06: mails and lists to the other side carry the words alone', async () => {
  const { seq } = await answer({ text: SIGNED })
  const reader = { conversationId: id, userId: talk.sellerId, fromSeq: seq }
  const mail = await renderMessageMail(app.db, app.context.config, reader)
  expect(JSON.stringify(mail)).toContain('Yes, all of May.')
  const found = await (await talk.seller.get('/api/conversations?q=Miller')).json()
  const notices = await (await talk.seller.get('/api/notices')).text()
  expect(JSON.stringify([mail, found, notices])).not.toContain('Miller')
  expect(await talk.read(id, talk.seller)).toMatchObject({ preview: 'Yes, all of May.' })
})

it('PB-12: an answer between the lines of our mail, quoted without signs, is taken', async () => {
  await talk.write(id, { message: 'Is the poster yours?\n\nAnd who hangs it?' }, talk.seller)
  const reader = { conversationId: id, userId: talk.buyerId }
  const { letter } = required(await renderMessageMail(app.db, app.context.config, reader))
  const quoted = renderLetter(letter).text.replace(/^> ?/gm, '')
  const headers = 'From: Sally via Placard <hello@placard.example>\nTo: bob@example.com\nSubject: x'
  const text = quoted.replace('yours?', 'yours?\nYes, printed by us.')
  const shown = await answer({ text: `Hi,\n\n${headers}\n\n${text}\nSee you.` })
  expect(shown.body).toBe('Hi,\n\nYes, printed by us.\n\nSee you.')
  expect(shown.leftOut).toContain('Is the poster yours?\n\nAnd who hangs it?')
})

it('C-06: both account exports have it', async () => {
  await answer({ text: SIGNED })
  const password = await hashPassword(PASSWORD)
  await app.db.updateTable('users').set({ password }).execute()
  for (const client of [talk.buyer, talk.seller])
    expect(await (await client.send('POST', '/api/account/export', { password: PASSWORD })).text()).toContain(
      'Bob Miller, Miller Signs',
    )
})

it('C-06: the desk sees it with a reported message, and it goes when the message is removed', async () => {
  const { seq } = await answer({ text: SIGNED })
  const report = { reason: 'spam', details: 'Look', seq }
  expect((await talk.seller.send('POST', `/api/conversations/${id}/reports`, report)).status).toBe(201)
  const admin = await app.as(await buildUser(app.db, { role: 'admin' }))
  const [made] = await (await admin.get('/api/admin/reports')).json()
  const read = async () => (await (await admin.get(`/api/admin/reports/${made.id}/messages`)).json()).at(-1)
  expect(await read()).toMatchObject({ isReported: true, leftOut: '--\nBob Miller, Miller Signs' })
  const path = `/api/admin/conversations/${id}/messages/${seq}/redact`
  expect((await admin.send('POST', path, { reason: 'Abuse' })).status).toBe(200)
  expect(await read()).toMatchObject({ isRedacted: true, body: '', leftOut: null })
  const thread = await talk.read(id, talk.seller)
  expect(thread.messages.at(-1)).toMatchObject({ isRedacted: true, leftOut: null })
})

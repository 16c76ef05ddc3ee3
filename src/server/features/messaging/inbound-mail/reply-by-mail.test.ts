import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Message } from '#contract/messaging/conversations.ts'
import { toMemberToken } from '#server/platform/mail/reply-address.ts'
import { buildViewing } from '#test/support/messaging/build-viewing.ts'
import { buildMail, deliverMail, MAIL_SECRET } from '#test/support/messaging/deliver-mail.ts'
import { createTalk } from '#test/support/messaging/talk.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'

let app: TestApp
let talk: Awaited<ReturnType<typeof createTalk>>
let id: number
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '100', INBOUND_MAIL_SECRET: MAIL_SECRET })
  talk = await createTalk(app)
  id = (await talk.open()).id
})

const BOB = 'bob@example.com'
const addressOf = async (userId: number, kind = 'reply') => {
  const member = app.db
    .selectFrom('conversation_members')
    .select('mail_selector')
    .where('conversation_id', '=', id)
    .where('user_id', '=', userId)
  const { mail_selector } = await member.executeTakeFirstOrThrow()
  return `${kind}+${toMemberToken(app.context.config, mail_selector)}@placard.example`
}
type Mail = Partial<Parameters<typeof buildMail>[0]>
const answer = async (mail: Mail) =>
  deliverMail(app, buildMail({ to: await addressOf(talk.buyerId), from: BOB, ...mail }))
const messages = async (): Promise<Message[]> => (await talk.read(id)).messages
const refusal = async (response: Response) => [response.status, (await response.json()).message]
const set = (userId: number, values: { status?: 'active' | 'suspended'; email?: string }) =>
  app.db.updateTable('users').set(values).where('id', '=', userId).execute()

describe('an answer by mail', () => {
  it('is a message of the account it comes from, once, however often it is delivered', async () => {
    const mail = { id: 'one', text: 'Yes, all of May.\n\n> old' }
    const response = await answer(mail)
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual({ success: true, conversationId: id })
    expect((await answer(mail)).status).toBe(202)
    expect(
      (await Promise.all([1, 2, 3].map(() => answer({ ...mail, id: 'two' })))).map((r) => r.status),
    ).toEqual([202, 202, 202])
    const said = (await messages()).slice(1)
    expect(said.map(({ body, author, via }) => [body, author, via])).toEqual([
      ['Yes, all of May.', 'me', 'mail'],
      ['Yes, all of May.', 'me', 'mail'],
    ])
    expect((await talk.read(id, talk.seller)).unread).toBe(3)
  })

  it('C-06: shows what it leaves out to both sides, without addresses and secrets, until it is removed', async () => {
    const quoted = 'See https://placard.example/reset-password?token=abc123 and sally@example.com'
    const text = `We agree:\n\nFrom: 1 May\nTo: 31 May\n\nOn Sunday sally@example.com wrote:\n> ${quoted}\n\nUntil then.`
    expect((await answer({ text })).status).toBe(202)
    const shown = (await talk.read(id, talk.seller)).messages.at(-1)
    expect(shown?.body).toBe('We agree:\n\nFrom: 1 May\nTo: 31 May\n\nUntil then.')
    expect(shown?.leftOut).toContain(
      '[e-mail address] wrote:\n> See https://placard.example/reset-password?token=[masked]',
    )
    expect(JSON.stringify(shown)).not.toMatch(/abc123|sally@/)
    expect((await messages()).at(-1)?.leftOut).toBe(shown?.leftOut)
    const exported = await (await talk.seller.get(`/api/conversations/${id}/export`)).text()
    expect(exported).toContain('Left out of this mail:\n')
    expect((await talk.stranger.get(`/api/conversations/${id}`)).status).toBe(404)
  })

  it('of the seller is the answer that stops the clock', async () => {
    expect((await talk.read(id)).waitingSince).not.toBeNull()
    const to = await addressOf(talk.sellerId)
    const bytes = buildMail({ to: `Sally <${to}>`, from: 'Sally@Example.com', text: 'It is free.' })
    expect((await deliverMail(app, bytes)).status).toBe(202)
    expect(await talk.read(id)).toMatchObject({ waitingSince: null, preview: 'It is free.' })
  })

  it('carries files: pictures without their place, hostile ones named and left out', async () => {
    const gps = { IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitude: '47/1 36/1 0/1' } }
    const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#247a4d' } })
    const jpeg = await picture.withExif(gps).jpeg().toBuffer()
    const files = [
      { name: 'wall.jpg', bytes: jpeg },
      { name: 'rates.pdf', bytes: '%PDF-1.7' },
      { name: 'wall.png', bytes: 'MZ\0program' },
      { name: 'half.jpg', bytes: jpeg.subarray(0, jpeg.length / 2) },
    ]
    expect((await answer({ text: 'See both.', files })).status).toBe(202)
    const last = (await messages()).at(-1)!
    expect(last.attachments.map(({ name, mediaType }) => [name, mediaType])).toEqual([
      ['wall.webp', 'image/webp'],
      ['rates.pdf', 'application/pdf'],
    ])
    expect(last.body).toContain('See both.')
    expect(last.body).toContain('“wall.png” was not kept')
    expect(last.body).toContain('“half.jpg” was not kept')
    const served = Buffer.from(await (await talk.seller.get(last.attachments[0]!.url)).arrayBuffer())
    expect(served.includes('Secret Camera')).toBe(false)
    expect((await talk.stranger.get(last.attachments[0]!.url)).status).toBe(404)
  })
})

describe('an answer by mail is refused', () => {
  it('from another address, an unknown one, or a forged one', async () => {
    const wrong = [403, 'Write from the e-mail address of your Placard account.']
    const before = (await messages()).length
    for (const from of ['mallory@example.com', 'sally@example.com', ''])
      expect(await refusal(await answer({ from, text: 'Hello' }))).toEqual(wrong)
    const forged = ['Authentication-Results: mx.placard.example; spf=fail; dmarc=fail (p=reject)']
    expect(await refusal(await answer({ text: 'Hello', headers: forged }))).toEqual(wrong)
    expect(await refusal(await answer({ text: 'Hello', headers: ['From: Eve <eve@example.com>'] }))).toEqual(
      wrong,
    )
    expect((await messages()).length).toBe(before)
  })

  it('when no conversation has its address', async () => {
    const unknown = [404, 'No conversation has this address.']
    for (const to of [
      `reply+${crypto.randomUUID()}@placard.example`,
      'reply+1@placard.example',
      'hello@placard.example',
    ])
      expect(await refusal(await answer({ to, text: 'Hello' }))).toEqual(unknown)
    expect(await refusal(await deliverMail(app, 'no mail at all'))).toEqual(unknown)
  })

  it('when there is nothing new in it, or too much', async () => {
    const empty = 'There is no answer in this mail. Write above the line “-- Write above this line --”.'
    for (const text of ['', '-- Write above this line --\nYes', '> Yes\n> No', '\n\nSent from my iPhone\n'])
      expect(await refusal(await answer({ text }))).toEqual([400, empty])
    const long = await refusal(await answer({ text: 'a'.repeat(5001) }))
    expect(long).toEqual([400, 'Message must be at most 5000 characters'])
  })

  it('without, with a wrong and with an old signature, and where no mail is taken', async () => {
    const raw = buildMail({ to: await addressOf(talk.buyerId), from: BOB, text: 'Hello' })
    const signature = [403, 'The signature of this mail is not right.']
    expect(await refusal(await deliverMail(app, raw, { secret: 'another-secret-of-somebody' }))).toEqual(
      signature,
    )
    expect(await refusal(await deliverMail(app, raw, { at: Date.now() - 600_000 }))).toEqual(signature)
    const bare = await app.app.request('/api/mail/inbound', { method: 'POST', body: raw })
    expect(await refusal(bare)).toEqual(signature)
    const without = await createTestApp()
    expect((await deliverMail(without, raw)).status).toBe(404)
  })

  it('of a suspended account, to one that has left, and where one has blocked the other', async () => {
    await set(talk.buyerId, { status: 'suspended' })
    const suspended = [403, 'This account is suspended. Please contact support.']
    expect(await refusal(await answer({ text: 'Hello' }))).toEqual(suspended)
    await set(talk.buyerId, { status: 'active' })
    expect((await talk.seller.send('PUT', `/api/blocks/${talk.buyerId}`)).status).toBeLessThan(300)
    expect(await refusal(await answer({ text: 'Hello' }))).toEqual([403, 'This person cannot be reached.'])
    expect((await talk.seller.send('DELETE', `/api/blocks/${talk.buyerId}`)).status).toBeLessThan(300)
    const left = { deleted_at: new Date() } as never
    await app.db.updateTable('users').set(left).where('id', '=', talk.sellerId).execute()
    const gone = [409, 'The other side has left Placard and cannot be reached.']
    expect(await refusal(await answer({ text: 'Hello' }))).toEqual(gone)
    await app.db.updateTable('users').set({ deleted_at: null }).where('id', '=', talk.sellerId).execute()
  })

  it('when its parts are hostile, and leaves nothing behind', async () => {
    const before = (await messages()).length
    const parts = '\r\n--b\r\n\r\n'.repeat(20_000)
    const head = ['Content-Type: multipart/mixed; boundary=b']
    expect(await refusal(await answer({ text: parts, headers: head }))).toEqual([
      400,
      'This mail has too many parts.',
    ])
    expect((await answer({ text: 'a'.repeat(26 * 1024 * 1024) })).status).toBe(413)
    const html = `Hello<br>${'<style'.repeat(200_000)}`
    expect((await answer({ html })).status).toBeLessThan(500)
    const spool = await readdir(join(app.context.config.DATA_DIR, 'spool')).catch(() => [])
    expect(spool).toEqual([])
    expect((await messages()).length).toBeLessThanOrEqual(before + 1)
  })
})

it.each([
  ['an out-of-office note', ['Auto-Submitted: auto-replied']],
  ['a bounce', ['Return-Path: <>']],
  ['a receipt', ['Precedence: auto_reply']],
])('%s is accepted and dropped', async (_what, headers) => {
  const before = (await messages()).length
  expect((await answer({ text: 'I am away.', headers })).status).toBe(202)
  expect((await messages()).length).toBe(before)
})

describe('a calendar program that answers an invitation', () => {
  const invite = async () => {
    const viewing = await buildViewing(app.db, { conversationId: id })
    const { uid } = await app.db
      .selectFrom('viewings')
      .select('uid')
      .where('id', '=', viewing)
      .executeTakeFirstOrThrow()
    const status = async () =>
      (
        await app.db
          .selectFrom('viewings')
          .select('status')
          .where('id', '=', viewing)
          .executeTakeFirstOrThrow()
      ).status
    return { uid, status }
  }
  const calendar = (uid: string, partstat: string) =>
    [
      'BEGIN:VCALENDAR',
      'PRODID:-//Test//EN',
      'VERSION:2.0',
      'METHOD:REPLY',
      'BEGIN:VEVENT',
      `UID:${uid}`,
      'SEQUENCE:0',
      'DTSTAMP:20260101T000000Z',
      'DTSTART:20260101T000000Z',
      `ATTENDEE;PARTSTAT=${partstat}:mailto:${BOB}`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n')
  const reply = async (uid: string, partstat: string, from = BOB) => {
    const files = [{ name: 'invite.ics', type: 'text/calendar', bytes: calendar(uid, partstat) }]
    const to = await addressOf(talk.buyerId, 'viewing')
    const headers = ['Auto-Submitted: auto-generated']
    return answer({ to, from, text: 'Bob has declined', files, headers })
  }

  it('cancels the viewing when it declines, says nothing else, and is nobody else’s', async () => {
    const { uid, status } = await invite()
    const before = (await messages()).length
    expect((await reply(uid, 'ACCEPTED')).status).toBe(202)
    expect((await reply(uid, 'DECLINED', 'mallory@example.com')).status).toBe(403)
    expect(await status()).toBe('confirmed')
    expect((await reply(uid, 'DECLINED')).status).toBe(202)
    expect(await status()).toBe('cancelled')
    const said = (await messages()).slice(before)
    expect(said.map(({ author, event }) => [author, event?.event])).toEqual([
      ['placard', 'viewing-cancelled'],
    ])
  })

  it('and words to the address of a viewing are an answer', async () => {
    const to = await addressOf(talk.buyerId, 'viewing')
    expect((await answer({ to, text: 'I come a little later.' })).status).toBe(202)
    expect((await messages()).at(-1)!.body).toBe('I come a little later.')
  })
})

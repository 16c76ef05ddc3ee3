import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { beforeAll, expect, it } from 'vitest'
import { buildMail, deliverMail, MAIL_SECRET } from '#test/support/messaging/deliver-mail.ts'
import { BOB, REAL_REPLIES, SALLY, TOKEN, WORDS } from '#test/support/messaging/real-replies.ts'
import { createTalk } from '#test/support/messaging/talk.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'
import { parseMail } from '../../../platform/mail/inbound/parse-mail.ts'
import { redactPrivate } from './redact-private.ts'

let app: TestApp
let talk: Awaited<ReturnType<typeof createTalk>>
let id: number
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '100', INBOUND_MAIL_SECRET: MAIL_SECRET })
  talk = await createTalk(app)
  id = (await talk.open()).id
  const people = [
    [talk.buyerId, BOB],
    [talk.sellerId, SALLY],
  ] as const
  for (const [user, email] of people)
    await app.db.updateTable('users').set({ email }).where('id', '=', user).execute()
  await app.db
    .updateTable('conversation_members')
    .set({ former_mail_token_hash: createHash('sha256').update(TOKEN).digest() })
    .where('user_id', '=', talk.buyerId)
    .execute()
})

const SECRETS = [BOB, SALLY, TOKEN, encodeURIComponent(BOB)]
const hidden = { addresses: [BOB, SALLY], tokens: [TOKEN] }
const toMail = ({ text, html }: (typeof REAL_REPLIES)[string]) =>
  buildMail({ to: `Sally <reply+${TOKEN}@placard.example>`, from: BOB, text, html })

function expectWordsAlone(shown: string) {
  expect(shown).toMatch(new RegExp(`^${WORDS.replace('.', '\\.')}`))
  for (const secret of SECRETS) expect(shown.toLowerCase()).not.toContain(secret.toLowerCase())
}

it.each(Object.entries(REAL_REPLIES))('%s: its words remain, no address does', async (_program, reply) => {
  const { words } = await parseMail(Buffer.from(toMail(reply)), { folder: tmpdir() })
  expectWordsAlone(redactPrivate(words, hidden))
})

/** Each mail is read in a process of its own: one of each kind takes the whole way. */
it.each([
  'iPhone with its signature',
  'both addresses in its words',
  'the token alone',
  'Outlook, HTML only',
])('%s: its words arrive, no address does', async (program) => {
  expect((await deliverMail(app, toMail(REAL_REPLIES[program]!))).status).toBe(202)
  const seen = await (await talk.seller.get(`/api/conversations/${id}`)).text()
  expectWordsAlone(JSON.parse(seen).messages.at(-1).body)
  for (const secret of SECRETS) expect(seen.toLowerCase()).not.toContain(secret.toLowerCase())
})

it.each([
  ['I am Bob@Example.COM.', 'I am [e-mail address].'],
  ['bob@example.com<mailto:bob@example.com>', '[e-mail address]'],
  [`space+5@placard.example and viewing+${TOKEN}@x.example`, '[e-mail address] and [e-mail address]'],
  ['İ wrote to bob@example.com', 'İ wrote to [e-mail address]'],
  ['other@example.org stays', 'other@example.org stays'],
])('%j is stored as %j', (text, words) => {
  expect(redactPrivate(text, { addresses: ['bob@example.com', 'sally@example.com'], tokens: [TOKEN] })).toBe(
    words,
  )
})

import { beforeAll, expect, it } from 'vitest'
import { required } from '#domain/required.ts'
import { renderLetter } from '#server/platform/mail/letter.ts'
import { buildColleague } from '#test/support/accounts/teams.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { buildMail, deliverMail, MAIL_SECRET } from '#test/support/messaging/deliver-mail.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'
import { renderMessageMail } from '../conversations/emails.ts'

let app: TestApp
let sellerId: number
let listingId: number
beforeAll(async () => {
  const settings = { RATE_LIMIT_SCALE: '1', PUBLIC_URL: 'https://placard.example' }
  app = await createTestApp({ ...settings, INBOUND_MAIL_SECRET: MAIL_SECRET, MAIL_AUTH_SERVER: 'mx' })
  sellerId = await buildUser(app.db, { email: 'sally@example.com', name: 'Sally' })
  listingId = await buildListing(app.db, { seller_id: sellerId })
})

const PROOF = 'Authentication-Results: mx; dmarc=pass header.from=example.com'
const ask = (from: string, { headers = [], ...mail }: Partial<Parameters<typeof buildMail>[0]> = {}) => {
  const to = `space+${listingId}@placard.example`
  return deliverMail(app, buildMail({ to, from, text: 'Is it free?', headers: [...headers, PROOF], ...mail }))
}
const refusal = async (response: Response) => [response.status, (await response.json()).message]

it('a mail to the address of a space opens a conversation, once, and another joins it', async () => {
  const buyer = await app.as(await buildUser(app.db, { email: 'bob@example.com' }))
  const first = await ask('bob@example.com', { id: 'first' })
  expect(first.status).toBe(202)
  const { conversationId } = await first.json()
  expect((await ask('bob@example.com', { id: 'first' })).status).toBe(202)
  const again = await ask('Bob@example.com', { text: 'And in June? I am bob@example.com.' })
  expect((await again.json()).conversationId).toBe(conversationId)
  const read = await (await buyer.get(`/api/conversations/${conversationId}`)).json()
  expect(read).toMatchObject({ side: 'buyer', listing: { id: listingId } })
  expect(read.messages.map(({ body }: { body: string }) => body)).toEqual([
    'Is it free?',
    'And in June? I am [e-mail address].',
  ])
})

it('PB-12: what a mail to a space quotes of a conversation of before is known', async () => {
  const buyer = await buildUser(app.db, { email: 'eve@example.com' })
  const { conversationId } = await (await ask('eve@example.com')).json()
  const seller = await app.as(sellerId)
  const said = { clientId: crypto.randomUUID(), message: 'For how long?\n\nAnd from when?' }
  await seller.send('POST', `/api/conversations/${conversationId}/messages`, said)
  const mail = await renderMessageMail(app.db, app.context.config, { conversationId, userId: buyer })
  const quoted = renderLetter(required(mail).letter).text.replace(/^> ?/gm, '')
  const headers = 'From: Sally via Placard <hello@placard.example>\nTo: eve@example.com\nSubject: x'
  const text = `${headers}\n\n${quoted.replace('long?', 'long?\nFour weeks.')}`
  expect((await ask('eve@example.com', { text })).status).toBe(202)
  const read = await (await seller.get(`/api/conversations/${conversationId}`)).json()
  expect(read.messages.at(-1).body).toBe('Four weeks.')
})

it('an unknown sender is told where to write', async () => {
  const message = `No Placard account has this e-mail address. Write to the seller here: https://placard.example/listing/${listingId}`
  expect(await refusal(await ask('nobody@example.com'))).toEqual([403, message])
})

it('is refused as on the page', async () => {
  expect(await refusal(await ask('sally@example.com'))).toEqual([403, 'This is your own listing.'])
  await buildUser(app.db, { email: 'new@example.com', status: 'pending' })
  const link = await refusal(await ask('new@example.com', { text: 'See https://x.example' }))
  expect(link).toEqual([403, 'Please verify your e-mail address before you send links.'])
  await buildUser(app.db, { email: 'banned@example.com', status: 'suspended' })
  expect((await ask('banned@example.com')).status).toBe(403)
  await buildUser(app.db, { email: 'ok@example.com' })
  const forged = await ask('ok@example.com', { headers: ['Authentication-Results: mx; dmarc=fail'] })
  expect(await refusal(forged)).toEqual([403, 'Write from the e-mail address of your Placard account.'])
  const draft = await buildListing(app.db, { seller_id: sellerId, status: 'draft' })
  const hidden = await ask('ok@example.com', { to: `space+${draft}@placard.example` })
  expect(await refusal(hidden)).toEqual([404, 'Listing not found'])
  for (const to of [
    'space+999999@placard.example',
    'space+0@x.example',
    'space+99999999999@x.example',
    'space+a@x.example',
  ])
    expect(await refusal(await ask('ok@example.com', { to }))).toEqual([
      404,
      'No conversation has this address.',
    ])
  expect((await ask('ok@example.com', { headers: ['Auto-Submitted: auto-replied'] })).status).toBe(202)
  const unverified = []
  for (let i = 0; i < 4; i++) {
    const other = await buildListing(app.db)
    unverified.push((await ask('new@example.com', { to: `space+${other}@placard.example` })).status)
  }
  expect(unverified).toEqual([202, 202, 202, 429])
})

it('who has left the company that began with their account writes for themselves alone', async () => {
  const founder = await buildUser(app.db, { email: 'fay@example.com' })
  await app.db.updateTable('organizations').set({ person_id: null }).where('id', '=', founder).execute()
  const heir = await buildColleague(app, founder, 'owner')
  const client = await app.as(founder)
  expect((await client.send('DELETE', `/api/account/memberships/${founder}`)).status).toBe(200)
  const { conversationId } = await (await ask('fay@example.com')).json()
  expect((await heir.client.get(`/api/conversations/${conversationId}`)).status).toBe(404)
  expect(await (await client.get(`/api/conversations/${conversationId}`)).json()).toMatchObject({
    side: 'buyer',
  })
})

it('a colleague writes for the company, if their role answers messages', async () => {
  const founder = await buildUser(app.db)
  await app.db.updateTable('organizations').set({ person_id: null }).where('id', '=', founder).execute()
  await buildColleague(app, founder, 'sales', { email: 'sol@example.com' })
  await buildColleague(app, founder, 'viewer', { email: 'vi@example.com' })
  const { conversationId } = await (await ask('sol@example.com')).json()
  const owner = await app.as(founder)
  expect((await owner.get(`/api/conversations/${conversationId}`)).status).toBe(200)
  expect((await ask('vi@example.com')).status).toBe(403)
})

import { expect, it } from 'vitest'
import type { Client } from '#contract/booking/clients.ts'
import type { Proposal } from '#contract/booking/proposals.ts'
import { addDays } from '#domain/zoned-time.ts'
import { buildMember, readMail } from '#test/support/accounts/members.ts'
import { accept, codeOf, read, send, startProposing } from '#test/support/booking/proposing.ts'
import { readJson } from '#test/support/listings/imports.ts'
import { buildConversation } from '#test/support/messaging/build-conversation.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { unique } from '#test/support/unique.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app

const days = ({ items }: Proposal) => items.map(({ listingId, first, last }) => [listingId, first, last])

it('begins from another one: the same faces and client, at the card, for its dates or as many later', async () => {
  const desk = await startProposing(app)
  const [north, south] = [desk.cell(0, 3), desk.cell(1, 5)]
  const draft = await desk.propose([north, south])
  const lines = draft.items.map(({ id }) => ({ id, spaceCents: 50_000 }))
  const priced = await desk.change(draft, { lines, intro: 'As we said', validDays: 9, holds: true })
  const copy = (body: object, status = 201) =>
    send<Proposal>(desk.seller, 'POST', `/api/my/proposals/${priced.id}/copies`, body, status)
  const same = await copy({})
  expect(same).toMatchObject({
    status: 'draft',
    version: 0,
    client: { id: desk.harbor.id },
    title: 'Winter',
    intro: 'As we said',
    validDays: 9,
    holds: true,
    items: [{ spaceCents: null, askedCents: 90_000 }, { spaceCents: null }],
  })
  expect(same.id).not.toBe(priced.id)
  expect(days(same)).toEqual(days(priced))
  // a day within a period means that period, and the other face keeps its distance
  const later = await copy({ from: addDays(desk.cell(0, 6).from, 4) })
  expect(days(later)).toEqual([
    [north.id, desk.cell(0, 6).from, desk.cell(0, 6).to],
    [south.id, desk.cell(0, 8).from, desk.cell(0, 8).to],
  ])
  await db.updateTable('listings').set({ status: 'archived' }).where('id', '=', south.id).execute()
  expect(days(await copy({}))).toEqual([[north.id, north.from, north.to]])
  await db.updateTable('listings').set({ status: 'archived' }).where('id', '=', north.id).execute()
  expect((await copy({}, 409)).code).toBe('conflict')
  const stranger = await startProposing(app)
  expect((await stranger.seller.send('POST', `/api/my/proposals/${priced.id}/copies`, {})).status).toBe(404)
})

it('begins in a conversation for its buyer, who is a client from then on and whose address stays theirs', async () => {
  const desk = await startProposing(app)
  const [face] = desk.ids
  const email = `${unique()}@nora.example`
  const buyer = await buildMember(app, { name: 'Nora Buyer', email })
  const conversationId = await buildConversation(db, { listingId: face!, buyerId: buyer.id })
  const { from, to } = desk.cell(0, 4)
  const path = `/api/conversations/${conversationId}/proposals`
  const body = { from, to, spaceCents: 70_000 }
  expect((await buyer.client.send('POST', path, body)).status).toBe(409)
  expect((await (await buildMember(app)).client.send('POST', path, body)).status).toBe(404)
  const [draft, again] = await Promise.all([
    send<Proposal>(desk.seller, 'POST', path, body, 201),
    send<Proposal>(desk.seller, 'POST', path, body, 201),
  ])
  expect(draft).toMatchObject({
    client: { name: 'Nora Buyer', email: '', hasAccount: true },
    title: 'Proposal for Nora Buyer',
    items: [{ listingId: face, first: from, last: to, askedCents: 70_000 }],
  })
  expect(again.client.id).toBe(draft.client.id)
  const sent = await desk.mail(draft)
  const mail = await readMail(app, email)
  const token = /\/o\/([\w-]{43})/.exec(mail?.text_body ?? '')?.[1] ?? 'no mail'
  const shared = await read(app, token)
  expect(shared.sentTo).toBeNull()
  // whatever its seller reads and exports
  const shares = await db
    .selectFrom('proposal_shares')
    .selectAll()
    .where('proposal_id', '=', sent.id)
    .execute()
  const kept = await readJson<Client>(desk.seller, `/api/my/clients/${draft.client.id}`)
  expect(JSON.stringify([sent, shares, kept])).not.toContain(email)
  const stranger = await buildMember(app)
  expect(await codeOf(await accept(stranger.client, token, shared))).toEqual([403, 'proposal-other-address'])
  const accepted = await accept(buyer.client, token, shared)
  expect([accepted.status, await accepted.json()]).toMatchObject([201, { organizationId: buyer.id }])
})

it('tells a buyer apart from a client of the same name who phones', async () => {
  const desk = await startProposing(app)
  const buyer = await buildMember(app, { name: desk.harbor.name })
  const conversationId = await buildConversation(db, { listingId: desk.ids[0]!, buyerId: buyer.id })
  const { from, to } = desk.cell(0, 4)
  const made = await send<Proposal>(
    desk.seller,
    'POST',
    `/api/conversations/${conversationId}/proposals`,
    { from, to },
    201,
  )
  expect(made.client.id).not.toBe(desk.harbor.id)
  expect(made.client.name).toBe(`${desk.harbor.name} (on Placard)`)
})

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

it('takes more cells into a draft: behind its lines, once, with their share of one price', async () => {
  const desk = await startProposing(app)
  const draft = await desk.propose([desk.cell(0, 3)])
  const add = (cells: object[], set: object = {}, status = 200) =>
    send<Proposal>(desk.seller, 'POST', `/api/my/proposals/${draft.id}/lines`, { cells, ...set }, status)
  const one = await desk.change(draft, { price: 'one', oneCents: 100_001 })
  const cells = [desk.cell(0, 3), desk.cell(1, 4), desk.cell(1, 3)]
  const more = await add(cells, { updatedAt: one.updatedAt })
  expect(days(more)).toEqual([
    [desk.ids[0], desk.cell(0, 3).from, desk.cell(0, 3).to],
    [desk.ids[1], desk.cell(1, 3).from, desk.cell(1, 4).to],
  ])
  expect(more.items.map(({ askedCents }) => askedCents)).toEqual([33_334, 66_667])
  // pressed twice at once, nothing is in it twice
  const twice = await Promise.all([add(cells), add(cells)])
  expect(twice.map(({ updatedAt, lines }) => [updatedAt, lines])).toEqual([
    [more.updatedAt, 2],
    [more.updatedAt, 2],
  ])
  expect((await add([desk.cell(0, 5)], { updatedAt: one.updatedAt }, 409)).code).toBe('proposal-edited')
  const half = { ...desk.cell(1, 4), to: desk.cell(1, 5).to }
  expect((await add([half], {}, 409)).message).toMatch(
    /^South wall is in this proposal for .* already\. Choose other dates, or take that line out first\.$/,
  )
  const stranger = await startProposing(app)
  expect((await add([stranger.cell(0, 7)], {}, 404)).code).toBe('listing-not-found')
  const path = `/api/my/proposals/${draft.id}/lines`
  expect((await stranger.seller.send('POST', path, { cells: [stranger.cell(0, 7)] })).status).toBe(404)
  await desk.mail(more)
  await send(desk.seller, 'POST', `/api/my/proposals/${draft.id}/withdrawal`, {}, 200)
  expect((await add([desk.cell(0, 8)], {}, 409)).code).toBe('proposal-closed')
})

it('holds sixty lines at most, however they come', async () => {
  const desk = await startProposing(app)
  const draft = await desk.propose([desk.cell(0, 1)])
  const [line] = draft.items
  await db
    .insertInto('proposal_lines')
    .values(
      Array.from({ length: 58 }, (_, at) => ({
        proposal_id: draft.id,
        position: at + 1,
        listing_id: line!.listingId,
        unit_id: line!.unitId,
        first_day: addDays('2020-01-01', at),
        last_day: addDays('2020-01-01', at),
        space_cents: null,
      })),
    )
    .execute()
  const path = `/api/my/proposals/${draft.id}/lines`
  const refused = await send(desk.seller, 'POST', path, { cells: [desk.cell(0, 3), desk.cell(1, 3)] }, 400)
  expect(refused.message).toBe('A proposal has at most 60 lines; these are 61.')
  expect(await send(desk.seller, 'POST', path, { cells: [desk.cell(0, 3)] }, 200)).toMatchObject({
    lines: 60,
  })
})

it('begins once under one key, from the grid, a copy and the form without scripts', async () => {
  const desk = await startProposing(app)
  const keyed = { headers: { 'idempotency-key': crypto.randomUUID() } }
  const body = { cells: [desk.cell(0, 3)], clientId: desk.harbor.id }
  const press = () => desk.seller.send('POST', '/api/my/proposals', body, keyed)
  const ids = await Promise.all(
    (await Promise.all([press(), press()])).map(async (answer) => ((await answer.json()) as Proposal).id),
  )
  expect(ids[0]).toBe(ids[1])
  const copy = () => desk.seller.send('POST', `/api/my/proposals/${ids[0]}/copies`, {}, keyed)
  const copies = [await copy(), await copy()]
  expect(copies.map(({ status }) => status)).toEqual([201, 201])
  const bare = await desk.seller.send('POST', '/api/my/proposals', body, {
    headers: { 'idempotency-key': '' },
  })
  expect(await codeOf(bare)).toEqual([400, 'idempotency-key-required'])

  const post = async (path: string, fields: Record<string, string>, cells: object[]) => {
    const form = new URLSearchParams(fields)
    for (const cell of cells as ReturnType<typeof desk.cell>[])
      form.append('cell', `${cell.id}:${cell.unitId ?? ''}:${cell.from}:${cell.to}`)
    const answer = await desk.seller.post(`/api/my/proposals/${path}`, form)
    return [answer.status, answer.headers.get('location')]
  }
  const fields = { label: desk.harbor.name, key: crypto.randomUUID() }
  const first = await post('cells', fields, [desk.cell(0, 5)])
  expect(first).toEqual([303, expect.stringMatching(/^\/sell\/proposals\/\d+$/)])
  expect(await post('cells', fields, [desk.cell(0, 5)])).toEqual(first)
  // back on the same page, other cells are another proposal
  const other = await post('cells', fields, [desk.cell(0, 6)])
  expect(other).not.toEqual(first)
  const proposal = String(other[1]).split('/').at(-1)!
  expect(await post('lines', { proposal }, [desk.cell(1, 6)])).toEqual(other)
  expect(await readJson<Proposal>(desk.seller, `/api/my/proposals/${proposal}`)).toMatchObject({ lines: 2 })
  const all = await readJson<{ total: number }>(desk.seller, '/api/my/proposals')
  expect(all.total).toBe(4)
})

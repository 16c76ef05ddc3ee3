import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Avails } from '#contract/booking/avails.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import type { Client } from '#contract/booking/clients.ts'
import type { Proposal } from '#contract/booking/proposals.ts'
import { required } from '#domain/required.ts'
import { buildMember, readMail } from '#test/support/accounts/members.ts'
import { auditPdf } from '#test/support/booking/audit-pdf.ts'
import { accept, codeOf, read, send, startProposing } from '#test/support/booking/proposing.ts'
import { readPdf } from '#test/support/booking/read-pdf.ts'
import { readJson } from '#test/support/listings/imports.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { maskOldMail } from '../../../platform/mail/mask-links.ts'
import { findBrokenCells } from '../availability/check-claims.ts'
import { writeProposalPdf } from './write-proposal-pdf.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app

const startDesk = () => startProposing(app)

describe('a proposal of several faces', () => {
  it('is drafted from the grid, mailed, read without an account, and booked whole by its client', async () => {
    const desk = await startDesk()
    const draft = await desk.propose([desk.cell(0, 3), desk.cell(0, 4), desk.cell(1, 3)])
    expect(draft).toMatchObject({ status: 'draft', lines: 2, cardCents: 270_000, totalCents: null })
    const one = await desk.change(draft, {
      price: 'one',
      oneCents: 200_001,
      holds: true,
      intro: 'As we said',
    })
    expect(one.items.map(({ askedCents }) => askedCents)).toEqual([133_334, 66_667])
    const sent = await desk.mail(one)
    expect(sent).toMatchObject({ status: 'sent', version: 1 })

    const token = await desk.token()
    const stored = await db.selectFrom('proposal_shares').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
    // the mail that carries it stays for a week, its token for an hour
    await sql`update outbox_messages set created_at = created_at - interval '2 hours'`.execute(db)
    await maskOldMail(db)
    const mailed = await readMail(app, desk.email)
    expect([mailed?.text_body, mailed?.html_body].join(' ')).not.toContain(token)
    expect(mailed?.text_body).toContain('/o/[masked]')
    const shared = await read(app, token)
    expect(shared).toMatchObject({
      title: 'Winter',
      seller: 'Sally Seller',
      intro: 'As we said',
      reader: null,
    })
    expect(shared.lines.map(({ title }) => title)).toEqual(['North wall', 'South wall'])
    expect(JSON.stringify(shared)).not.toContain(desk.email)
    const pdf = await app.get(`/api/shared-proposals/${token}/proposal.pdf`)
    const bytes = Buffer.from(await pdf.arrayBuffer())
    expect(auditPdf(bytes)).toEqual([])
    expect(bytes.toString('latin1')).toContain('/Alt (Map of 2 spaces by number.')
    expect(readPdf(bytes)).toEqual(expect.arrayContaining(['1–2', '1 · North wall', '2 · South wall']))
    // a long one is made in a process of its own
    const long = { ...shared, lines: Array.from({ length: 4 }, () => shared.lines).flat() }
    expect(auditPdf(await writeProposalPdf(app.context, long))).toEqual([])
    // held for nobody else meanwhile
    const grid = await readJson<Avails>(desk.seller, '/api/my/avails')
    expect(grid.rows.map(({ cells }) => cells.slice(3, 5)).sort()).toEqual(['h.', 'hh'])

    const stranger = await buildMember(app)
    expect(await codeOf(await accept(stranger.client, token, shared))).toEqual([
      403,
      'proposal-other-address',
    ])
    expect(await codeOf(await accept(desk.seller, token, shared))).toEqual([403, 'forbidden'])
    const dana = await buildMember(app, { name: 'Dana Reyes', email: desk.email, status: 'pending' })
    expect((await read(dana.client, token)).reader).toMatchObject({ canAccept: true, takesOver: true })
    // whoever was forwarded the mail can type its address too
    expect(await codeOf(await accept(dana.client, token, shared))).toEqual([403, 'verify-email-first'])
    await db.updateTable('users').set({ status: 'active' }).where('id', '=', dana.id).execute()
    const answers = await Promise.all([
      accept(dana.client, token, shared),
      accept(dana.client, token, shared),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const [first, second] = await Promise.all(
      answers.map(async (answer) => (await answer.json()) as { bookings: number[]; organizationId: number }),
    )
    expect(second).toEqual(first)
    expect(first?.bookings).toHaveLength(2)

    const bookings = await Promise.all(
      (first?.bookings ?? []).map((id) => readJson<Booking>(dana.client, `/api/bookings/${id}`)),
    )
    expect(bookings.map(({ status }) => status)).toEqual(['awaiting-payment', 'awaiting-payment'])
    const rows = await db
      .selectFrom('bookings')
      .select(['origin', 'order_id', 'total_cents', 'buyer_id'])
      .where('id', 'in', first?.bookings ?? [])
      .execute()
    expect(new Set(rows.map(({ origin }) => origin))).toEqual(new Set(['market']))
    expect(new Set(rows.map(({ order_id }) => order_id)).size).toBe(1)
    expect(rows.reduce((sum, { total_cents }) => sum + Number(total_cents), 0)).toBe(shared.totalCents)
    const mails = await db
      .selectFrom('outbox_messages')
      .select('subject')
      .where('recipient', '=', desk.email)
      .execute()
    await app.runJobs()
    const accepted = await readMail(app, desk.email)
    expect(accepted?.subject).toBe('Accepted: Winter')
    expect(accepted?.text_body).toMatch(
      /Please pay what is due until .*\. Otherwise the dates are free again\./,
    )
    const all = await db
      .selectFrom('outbox_messages')
      .select('id')
      .where('recipient', '=', desk.email)
      .execute()
    expect(all.length - mails.length).toBe(1)
    expect(await findBrokenCells(db)).toEqual([])
    expect(await readJson<Proposal>(desk.seller, `/api/my/proposals/${draft.id}`)).toMatchObject({
      status: 'accepted',
      items: [{ bookingId: first?.bookings[0] }, { bookingId: first?.bookings[1] }],
    })
  })

  it('hands the client over: their seller acts for them no more', async () => {
    const desk = await startDesk()
    const until = required((await readJson<Avails>(desk.seller, '/api/my/avails')).columns[1]).first
    const held = await send<{ made: { bookingId: number }[] }>(
      desk.seller,
      'POST',
      '/api/my/avails/holds',
      { cells: [desk.cell(1, 6)], clientId: desk.harbor.id, until },
      200,
    )
    const holdId = required(held.made[0]).bookingId
    // of another proposal, booked by phone meanwhile
    await desk.mail(await desk.change(await desk.propose([desk.cell(1, 10)]), { holds: true }))
    const holds = db.selectFrom('bookings').select('id').where('seller_id', '=', desk.sellerId)
    const phoned = await holds.where('id', '<>', holdId).executeTakeFirstOrThrow()
    expect((await desk.record(phoned.id)).status).toBe(200)
    const sent = await desk.mail(await desk.propose([desk.cell(0, 3), desk.cell(1, 3)]))
    const token = await desk.token()
    // not sent: what is accepted is what was
    await desk.change(sent, { lines: sent.items.slice(1).map(({ id }) => ({ id, spaceCents: null })) })
    const dana = await buildMember(app, { email: desk.email })
    expect((await accept(dana.client, token, await read(app, token))).status).toBe(201)
    const { items } = await readJson<Proposal>(desk.seller, `/api/my/proposals/${sent.id}`)
    const booked = await Promise.all(
      items.map(({ bookingId }) => readJson<Booking>(desk.seller, `/api/bookings/${bookingId}`)),
    )
    expect(booked.map(({ listing }) => listing.id)).toEqual(desk.ids)
    const talk = await db
      .selectFrom('bookings')
      .select('conversation_id')
      .where('id', '=', phoned.id)
      .executeTakeFirstOrThrow()
    expect(talk.conversation_id).not.toBeNull()
    // acts for the client from now on
    expect(await readJson<Booking>(dana.client, `/api/bookings/${holdId}`)).toMatchObject({ status: 'held' })
    expect(await codeOf(await desk.record(holdId))).toEqual([409, 'client-has-account'])
    const again = { cells: [desk.cell(1, 8)], clientId: desk.harbor.id, until }
    expect((await send(desk.seller, 'POST', '/api/my/avails/holds', again, 409)).code).toBe(
      'client-has-account',
    )
    const next = await desk.propose([desk.cell(1, 9)])
    expect((await desk.mail(await desk.change(next, { holds: true }), 409)).code).toBe('client-has-account')
    const client = await readJson<Client>(desk.seller, `/api/my/clients/${desk.harbor.id}`)
    expect(client.hasAccount).toBe(true)
    // whoever buys for the client accepts from now on, and nobody else
    await desk.mail(await desk.propose([desk.cell(0, 9)]))
    const link = await desk.token()
    const offered = await read(app, link)
    const people = [await buildMember(app), await desk.colleague('viewer'), await desk.colleague('manager')]
    const answers: unknown[] = []
    for (const { client } of people) {
      const answer = await accept(client, link, offered)
      answers.push(answer.ok || (await codeOf(answer)))
    }
    expect(answers).toEqual([[403, 'proposal-other-address'], [403, 'role-missing'], true])
  })

  it('is booked whole or not at all, and its seller hears why', async () => {
    const desk = await startDesk()
    await desk.mail(await desk.propose([desk.cell(0, 3), desk.cell(1, 3)]))
    const token = await desk.token()
    const shared = await read(app, token)
    await send(desk.seller, 'POST', '/api/my/avails/blocks', { cells: [desk.cell(1, 3)], label: 'Gone' }, 200)
    const dana = await buildMember(app, { email: desk.email })
    const refused = await accept(dana.client, token, shared)
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      {
        code: 'proposal-taken',
        message: expect.stringMatching(
          /^Nothing was booked: South wall was taken for .*\. The seller has been notified\.$/,
        ),
      },
    ])
    const made = await db.selectFrom('bookings').select('id').where('seller_id', '=', desk.sellerId).execute()
    expect(made).toEqual([])
    expect((await readJson<Client>(desk.seller, `/api/my/clients/${desk.harbor.id}`)).hasAccount).toBe(false)
    expect((await accept(dana.client, token, shared)).status).toBe(409)
    const notices = await db
      .selectFrom('notices')
      .select('data')
      .where('user_id', '=', desk.sellerId)
      .where('kind', '=', 'proposal')
      .execute()
    expect(notices).toEqual([
      { data: expect.objectContaining({ text: expect.stringContaining('South wall was taken for') }) },
    ])
    await db.updateTable('listings').set({ status: 'paused' }).where('id', '=', desk.ids[0]!).execute()
    expect(await (await accept(dana.client, token, shared)).json()).toMatchObject({
      message: expect.stringContaining('North wall is not for sale now'),
    })
    await db.updateTable('listings').set({ status: 'active' }).where('id', '=', desk.ids[0]!).execute()
    // with holds nothing is sent either, since not all can be held
    const other = await desk.propose([desk.cell(0, 5), desk.cell(1, 3)])
    expect((await desk.mail(await desk.change(other, { holds: true }), 409)).code).toBe('dates-taken')
    expect(
      (await readJson<Avails>(desk.seller, '/api/my/avails')).rows.every(({ cells }) => !cells.includes('h')),
    ).toBe(true)
  })

  it('is bound to what was read, ends when its time is over, and can be declined or taken back', async () => {
    const desk = await startDesk()
    const draft = await desk.propose([desk.cell(0, 3), desk.cell(1, 3)])
    const sent = await desk.mail(await desk.change(draft, { holds: true }))
    const token = await desk.token()
    const old = await read(app, token)
    const cheaper = await desk.change(sent, {
      lines: sent.items.slice(0, 1).map(({ id }) => ({ id, spaceCents: 50_000 })),
    })
    expect((await desk.change(sent, {}, 409)).code).toBe('proposal-edited')
    const others = [{ id: 2_000_000_000, spaceCents: null }]
    expect((await desk.change(cheaper, { lines: others }, 400)).code).toBe('invalid-input')
    expect((await read(app, token)).version).toBe(1)
    await desk.mail(cheaper)
    const now = await read(app, token)
    expect(now.version).toBe(2)
    expect(now.changes.join('; ')).toMatch(/South wall, .* was taken out; North wall, .* is now \$/)
    const dana = await buildMember(app, { email: desk.email })
    expect(await codeOf(await accept(dana.client, token, old))).toEqual([409, 'proposal-changed'])
    const grid = await readJson<Avails>(desk.seller, '/api/my/avails')
    expect(grid.rows.filter(({ cells }) => cells[3] === 'h')).toHaveLength(1)

    await db
      .updateTable('proposals')
      .set({ valid_until: new Date(0) })
      .where('id', '=', draft.id)
      .execute()
    expect(await codeOf(await accept(dana.client, token, now))).toEqual([409, 'proposal-expired'])
    expect(await readJson(desk.seller, '/api/my/proposals?status=expired')).toMatchObject({ total: 1 })
    const again = await desk.mail(await readJson<Proposal>(desk.seller, `/api/my/proposals/${draft.id}`))
    const form = new URLSearchParams({ reason: 'Too far out', sha256: (await read(app, token)).sha256 })
    expect((await app.post(`/api/shared-proposals/${token}/refusals`, form)).status).toBe(303)
    const declined = await readJson<Proposal>(desk.seller, `/api/my/proposals/${draft.id}`)
    expect(declined).toMatchObject({ status: 'declined', reason: 'Too far out', version: again.version })
    expect(await codeOf(await accept(dana.client, token, await read(app, token)))).toEqual([
      409,
      'proposal-closed',
    ])
    const free = await readJson<Avails>(desk.seller, '/api/my/avails')
    expect(free.rows.filter(({ cells }) => cells[3] === 'h')).toHaveLength(0)

    await send(desk.seller, 'POST', `/api/my/proposals/${draft.id}/withdrawal`, {}, 200)
    expect(await codeOf(await app.get(`/api/shared-proposals/${token}`))).toEqual([
      404,
      'proposal-not-shared',
    ])
    expect((await desk.mail(declined, 409)).code).toBe('proposal-closed')
  })
})

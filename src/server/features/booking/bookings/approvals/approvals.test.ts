import { beforeAll, describe, expect, it } from 'vitest'
import { buildColleague, buildCompany } from '#test/support/accounts/teams.ts'
import { buildAgency } from '#test/support/booking/agency.ts'
import { bookingClient, openMarket, period } from '#test/support/booking/book.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '100' })
})

/** Somebody who may spend nothing by herself, and who may approve for her. */
async function buildDesk(terms: Record<string, unknown> = {}) {
  const market = await openMarket(app, { terms })
  const agency = await buildAgency(app)
  const planner = await agency.hire('sales', { spendsCents: 0, name: 'Ana Planner' })
  const lead = await agency.hire('manager', { approvesCents: 500_000, name: 'Lena Ford' })
  const small = await agency.hire('manager', { approvesCents: 100, name: 'Small Budget' })
  const { id } = await planner.draft({ listingId: market.listingId, ...period(6) })
  return { market, agency, planner, lead, small, id }
}

const noticesOf = async (userId: number) =>
  (await app.db.selectFrom('notices').select(['kind', 'data']).where('user_id', '=', userId).execute()).map(
    ({ kind, data }) => [kind, data.text],
  )

describe('asked for approval', () => {
  it('is sent by who approves it, on the terms that were read, and both are told', async () => {
    const { planner, lead, small, market, id } = await buildDesk()
    const asked = await planner.ask(id, 'request', { brand: 'Ferry Bakery', message: 'For the opening' })
    expect(asked.httpStatus).toBe(201)
    expect(asked).toMatchObject({ status: 'draft', request: { brand: 'Ferry Bakery' } })
    expect(asked.approval).toMatchObject({
      approvers: ['Lena Ford'],
      asking: {
        state: 'waiting',
        by: 'Ana Planner',
        isMine: true,
        message: 'For the opening',
        canDecide: false,
      },
    })
    // pressed twice, it is asked once
    await planner.ask(id, 'request', { brand: 'Ferry Bakery', message: 'For the opening' })
    const rows = app.db.selectFrom('booking_approvals').select('id').where('booking_id', '=', id)
    expect(await rows.execute()).toHaveLength(1)
    expect(await noticesOf(lead.id)).toEqual([
      ['approval-asked', expect.stringMatching(/^Ana Planner asks you to approve \$.* for “.*”$/)],
    ])
    expect(await noticesOf(small.id)).toEqual([])
    expect((await small.read(id)).approval?.asking).toMatchObject({ isMine: false, canDecide: false })
    expect((await lead.read(id)).approval?.asking).toMatchObject({ isMine: false, canDecide: true })

    const sent = await lead.decide(id, 'approved')
    expect(sent).toMatchObject({ httpStatus: 200, status: 'requested', approval: null })
    expect(sent.events.at(-1)?.name).toBe('Lena Ford for Pine Street Media')
    expect(sent.versions[0]?.terms.brand).toBe('Ferry Bakery')
    expect((await market.seller.read(id)).approval).toBeNull()
    expect(await noticesOf(planner.id)).toContainEqual([
      'approval-decided',
      expect.stringMatching(/^Lena Ford approved “.*” and sent the request$/),
    ])
    const kept = await rows.selectAll().orderBy('id').execute()
    expect(kept.map(({ decision, version }) => [decision, version])).toEqual([
      [null, 0],
      ['approved', 1],
    ])
    // of a month of hers that has no room at all
    expect(await lead.decide(id, 'approved', { askingId: kept[0]!.id })).toMatchObject({ code: 'wrong-step' })
    await app.runJobs()
    const subjects = await app.db.selectFrom('outbox_messages').select('subject').execute()
    expect(subjects.some(({ subject }) => subject.startsWith('Ana Planner asks you to approve'))).toBe(true)
  })

  it('is declined with a reason, stays as it was, and can be asked for again', async () => {
    const { planner, lead, id } = await buildDesk({ mode: 'instant' })
    await planner.ask(id, 'book')
    const declined = await lead.decide(id, 'declined', { reason: 'Next quarter' })
    expect(declined).toMatchObject({ status: 'draft', approval: { asking: { state: 'declined' } } })
    expect((await planner.read(id)).approval?.asking).toMatchObject({
      decidedBy: 'Lena Ford',
      answer: 'Next quarter',
    })
    expect(await noticesOf(planner.id)).toEqual([
      ['approval-decided', expect.stringMatching(/^Lena Ford did not approve “.*”: Next quarter$/)],
    ])
    await planner.ask(id, 'book')
    expect(await lead.decide(id, 'approved')).toMatchObject({ status: 'awaiting-payment' })
  })

  it('is not declined any more once it has gone on without the answer', async () => {
    const { planner, lead, agency, id } = await buildDesk()
    const owner = await agency.hire('owner')
    await planner.ask(id, 'request')
    const { approval } = await lead.read(id)
    expect(await owner.step(id, 'request')).toMatchObject({ status: 'requested', approval: null })
    const late = await lead.decide(id, 'declined', { askingId: approval!.asking!.id, reason: 'Too dear' })
    expect(late).toMatchObject({ httpStatus: 409, code: 'wrong-step' })
    expect((await noticesOf(planner.id)).filter(([kind]) => kind === 'approval-decided')).toEqual([])
  })

  it('is nobody’s own, and nobody’s above what they may approve', async () => {
    const { planner, lead, small, id, agency } = await buildDesk()
    await planner.ask(id, 'request')
    const own = await planner.decide(id, 'approved')
    expect([own.httpStatus, own.code]).toEqual([403, 'forbidden'])
    expect(await small.decide(id, 'approved')).toMatchObject({
      code: 'role-missing',
      message: 'You may approve up to $1.00. Ask somebody who may approve more.',
    })
    expect(await small.decide(id, 'declined')).toMatchObject({ code: 'role-missing' })
    const viewer = await agency.hire('viewer')
    expect(await viewer.decide(id, 'approved')).toMatchObject({ code: 'role-missing' })
    // a manager who asked does not approve it either
    const { id: second } = await lead.draft({ listingId: (await lead.read(id)).listing.id, ...period(14) })
    const owner = await agency.hire('owner')
    await lead.ask(second, 'request')
    expect(await lead.decide(second, 'approved')).toMatchObject({ code: 'forbidden' })
    expect(await owner.decide(second, 'approved')).toMatchObject({ status: 'requested' })
  })

  it('ends where the terms are others by now, and the old ones are never sent', async () => {
    const { planner, lead, market, id } = await buildDesk()
    await planner.ask(id, 'request')
    await app.db.updateTable('listings').set({ price: 990 }).where('id', '=', market.listingId).execute()
    expect((await lead.read(id)).approval?.asking).toMatchObject({ state: 'changed', canDecide: false })
    expect(await lead.decide(id, 'approved')).toMatchObject({ code: 'price-changed' })
    expect((await lead.read(id)).status).toBe('draft')

    // a counter-offer and an approval at once: one of them finds other terms
    await planner.ask(id, 'request')
    await lead.decide(id, 'approved')
    const { request } = await lead.read(id)
    const { unitId, from, to, quantity, extras } = request
    const quote = async (spaceCents: number) => {
      const terms = { unitId: unitId!, from, to, quantity, extras, spaceCents, note: '' }
      return market.seller.step(id, 'quote', { terms })
    }
    await quote(120_000)
    await planner.ask(id, 'accept')
    const asked = await lead.read(id)
    await quote(130_000)
    const late = await lead.decide(id, 'approved', { askingId: asked.approval!.asking!.id })
    expect(late).toMatchObject({ code: 'terms-changed' })
    expect((await planner.read(id)).approval?.asking?.state).toBe('changed')
    await planner.ask(id, 'accept')
    const [first, second] = await Promise.all([lead.decide(id, 'approved'), lead.decide(id, 'approved')])
    expect([first.httpStatus, second.httpStatus].toSorted()).toEqual([200, 409])
    expect((await lead.read(id)).status).toBe('awaiting-payment')
  })

  it('is of one organization: another’s owner finds nothing, and somebody alone has nobody to ask', async () => {
    const { planner, lead, market, id } = await buildDesk()
    await planner.ask(id, 'request')
    const { approval } = await lead.read(id)
    const stranger = await buildColleague(app, await buildCompany(app.db), 'owner')
    const asking = `/api/my/approvals/${approval!.asking!.id}`
    const body = { decision: 'approved' }
    const path = `/api/bookings/${id}/approvals`
    expect((await stranger.client.send('POST', `${asking}/decisions`, body)).status).toBe(404)
    expect((await stranger.client.send('POST', `${asking}/withdrawals`, {})).status).toBe(404)
    expect((await stranger.client.get(asking)).status).toBe(404)
    expect(
      (await stranger.client.send('POST', path, { step: 'request', version: 0, sha256: '0'.repeat(64) }))
        .status,
    ).toBe(404)
    const own = await bookingClient(stranger.client).draft({ listingId: market.listingId, ...period(14) })
    const { version, sha256 } = own
    const alone = await stranger.client.send('POST', `/api/bookings/${own.id}/approvals`, {
      step: 'request',
      version,
      sha256,
    })
    expect([alone.status, (await alone.json()).code]).toEqual([409, 'conflict'])
  })
})

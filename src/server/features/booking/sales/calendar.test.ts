import { expect, it } from 'vitest'
import type { SalesCalendar } from '#contract/booking/sales-calendar.ts'
import { addDays } from '#domain/zoned-time.ts'
import { buildColleague } from '#test/support/accounts/teams.ts'
import { buildAgreed } from '#test/support/booking/build-agreed.ts'
import { startProposing } from '#test/support/booking/proposing.ts'
import { readJson } from '#test/support/listings/imports.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app

async function startSold() {
  const agreed = await buildAgreed(db, { status: 'booked' })
  const { sellerId, listingId, terms } = agreed
  const contract = await db
    .insertInto('contracts')
    .values({
      organization_id: sellerId,
      key: `key-${agreed.id}`,
      number: 'C-7',
      client_name: 'Harbor Dental',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const line = {
    contract_id: contract.id,
    listing_id: listingId,
    first_day: terms.first,
    last_day: addDays(terms.first, 9),
    amount_cents: 50_000,
    amount_per: 'all' as const,
    rep_name: 'Carla',
  }
  await db
    .insertInto('contract_lines')
    .values([
      line,
      line,
      { ...line, first_day: addDays(terms.first, 1), last_day: null, is_open_ended: true },
    ])
    .execute()
  const client = await app.as(sellerId)
  const read = (query = '', as = client) =>
    readJson<SalesCalendar>(as, `/api/my/sales/calendar?from=${terms.first.slice(0, 7)}${query}`)
  return { ...agreed, contractId: contract.id, read }
}

it('holds bookings and contracts together by who sold them, lines of the same days as one', async () => {
  const { id, terms, contractId, read } = await startSold()
  const { groups, total, isCut } = await read()
  expect([total, isCut]).toEqual([3, false])
  expect(groups.map(({ label, total: of }) => [label, of])).toEqual([
    ['Carla', 2],
    ['', 1],
  ])
  const [first, open] = groups[0]!.bars
  expect(first).toMatchObject({
    kind: 'contract',
    id: contractId,
    cents: 100_000,
    state: 'Contract C-7',
    client: 'Harbor Dental',
    first: terms.first,
    last: addDays(terms.first, 9),
    isOpenEnded: false,
  })
  // one amount for no end is none of these days'
  expect(open).toMatchObject({ isOpenEnded: true, cents: null })
  expect(groups[1]!.bars[0]).toMatchObject({ kind: 'booking', id, cents: terms.totalCents - terms.taxCents })
  const clients = (await read('&by=client')).groups.map(({ label }) => label)
  expect(clients).toContain('Harbor Dental')
  expect((await read('&by=market')).groups).toHaveLength(1)
  expect(await read('&of=Carla')).toMatchObject({
    total: 2,
    pages: 1,
    groups: [{ label: 'Carla', total: 2 }],
  })
  expect(await read('&unnamed=1')).toMatchObject({ total: 1, groups: [{ label: '', bars: [{ id }] }] })
})

it('shows a hold until its end', async () => {
  const { id, sellerId, read } = await startSold()
  const held = await buildAgreed(db, {
    sellerId,
    status: 'held',
    deadlineAt: new Date(Date.now() + 86_400_000),
  })
  const holds = (await read()).groups.flatMap(({ bars }) => bars.filter(({ kind }) => kind === 'hold'))
  expect(holds).toMatchObject([{ id: held.id, state: expect.stringMatching(/^Held until /) }])
  expect(holds[0]!.id).not.toBe(id)
})

it('shows a proposal that stands once, and not its holds beside it', async () => {
  const { seller, propose, change, mail, cell } = await startProposing(app)
  const draft = await propose([cell(0, 3), cell(1, 3)])
  const read = async () => {
    const from = cell(0, 3).from.slice(0, 7)
    const { groups } = await readJson<SalesCalendar>(seller, `/api/my/sales/calendar?from=${from}`)
    return groups.flatMap(({ bars }) => bars)
  }
  expect(await read()).toEqual([])
  const sent = await mail(await change(draft, { holds: true }))
  expect(await read()).toMatchObject([
    { kind: 'proposal', id: sent.id, what: '2 spaces', rep: 'Sally Seller', first: cell(0, 3).from },
  ])
})

it('says no amount to those who do not read the books, and nothing to strangers', async () => {
  const { sellerId, buyerId, read } = await startSold()
  const { client } = await buildColleague(app, sellerId, 'sales')
  const seen = await read('', client)
  expect(seen.total).toBe(3)
  expect(seen.groups.flatMap(({ bars }) => bars.map(({ cents }) => cents))).toEqual([null, null, null])
  expect((await read('', await app.as(buyerId))).total).toBe(0)
})

it.each(['from=2027-13', 'span=week', 'by=weather', 'page=0'])('refuses %s', async (query) => {
  const { buyerId } = await startSold()
  expect((await (await app.as(buyerId)).get(`/api/my/sales/calendar?${query}`)).status).toBe(400)
})

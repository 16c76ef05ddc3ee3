import { describe, expect, it } from 'vitest'
import type { Booking } from '#contract/booking/bookings.ts'
import type { ContractBooking, ContractLine } from '#contract/booking/contracts.ts'
import type { CrewList } from '#contract/booking/crew.ts'
import type { SalesReport } from '#contract/booking/sales.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'
import { ROLES } from '#domain/roles.ts'
import { addDays } from '#domain/zoned-time.ts'
import { buildColleague } from '#test/support/accounts/teams.ts'
import {
  calendarOf,
  contractFiles,
  last,
  period,
  startCompany,
} from '#test/support/booking/contract-files.ts'
import { readJson } from '#test/support/listings/imports.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { findBrokenCells } from '../availability/check-claims.ts'
import { measureProof } from '../seller-reviews/measure-proof.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000', PLATFORM_FEE_BP: '500' })
const { db } = app
const { upload, step } = contractFiles(app)

/** Contracts on faces that are live, brought in by a file. */
async function startContracts(units: readonly string[], rows: readonly string[], header?: string) {
  const company = await startCompany(app, units)
  await db
    .updateTable('listings')
    .set({ status: 'active' })
    .where('seller_id', '=', company.sellerId)
    .execute()
  const file = await upload(company.client, rows, header)
  await step(company.client, file.id, 'start')
  return { ...company, file, lines: await listLines(company.client) }
}

const listLines = async (client: TestClient) =>
  (await readJson<ContractLine[]>(client, '/api/my/contracts')).toReversed()

async function ask(client: TestClient, path: string, body: object): Promise<ContractBooking[]> {
  const response = await client.send('POST', `/api/my/contract-bookings${path}`, body)
  expect(response.status, await response.clone().text()).toBe(200)
  return ((await response.json()) as { lines: ContractBooking[] }).lines
}

const look = (client: TestClient, lines: readonly ContractLine[], over: object = {}) =>
  ask(client, '/preview', { lineIds: lines.map(({ id }) => id), ...over })
const book = (client: TestClient, looked: readonly ContractBooking[], over: object = {}) =>
  ask(client, '', {
    lines: looked
      .filter(({ outcome }) => outcome === 'books')
      .map(({ lineId: id, version, totalCents }) => ({ id, version, totalCents })),
    ...over,
  })
const readBooking = (client: TestClient, id: number | null | undefined) =>
  readJson<Booking>(client, `/api/bookings/${id}`)

describe('bookings of contracts', () => {
  it('take the days that were blocked, at the contract’s amount, for a client without an account and no fee', async () => {
    const { client, lines, faces } = await startContracts(
      ['A-1'],
      [`A-1,${period(0)},${last(2)},Harbor Dental,4711,18400,`],
    )
    const looked = await look(client, lines)
    expect(looked).toMatchObject([
      { outcome: 'books', first: period(0), last: last(2), netCents: 1_840_000, reason: null },
    ])
    // looking writes nothing: not even a client
    expect(await readJson(client, '/api/my/clients')).toMatchObject({ total: 0 })
    const [made] = await book(client, looked)
    expect(made).toMatchObject({ outcome: 'booked', reference: expect.stringMatching(/^PLA-B/) })
    const booking = await readBooking(client, made?.bookingId)
    expect(booking).toMatchObject({
      status: 'booked',
      origin: 'contract',
      isOnBehalf: true,
      conversationId: null,
      steps: ['cancel'],
      terms: { brand: 'Harbor Dental', netCents: 1_840_000, buyer: { name: 'Harbor Dental' } },
    })
    expect(booking.documents.map(({ kind }) => kind)).toEqual(['insertion-order', 'invoice'])
    const { claims } = await calendarOf(client, faces.get('A-1'))
    expect(claims).toMatchObject([{ kind: 'booking', first: period(0), last: last(2) }])
    const postings = db.selectFrom('ledger_postings').select('fee_basis_points')
    expect(await postings.where('booking_id', '=', booking.id).execute()).toEqual([{ fee_basis_points: 0 }])
    expect(await listLines(client)).toMatchObject([
      { booking: { id: booking.id, from: period(0) }, blocked: [] },
    ])
    expect(await findBrokenCells(db)).toEqual([])
  })

  it('are counted in no figure that says something of their seller here', async () => {
    const { client, sellerId, lines, faces } = await startContracts(
      ['A-1'],
      [`A-1,${period(0)},${last(0)},Harbor Dental,1,900,`],
    )
    const [made] = await book(client, await look(client, lines))
    const id = required(made?.bookingId)
    const days = db.selectFrom('space_days').select('listing_id')
    expect(await days.where('listing_id', '=', required(faces.get('A-1'))).execute()).toEqual([])
    // it has run, and nobody sent proof
    await db.updateTable('bookings').set({ status: 'completed' }).where('id', '=', id).execute()
    const now = () => new Date(`${period(2)}T12:00:00Z`)
    await measureProof({ db, now })
    const record = db.selectFrom('seller_proof_records').select('due').where('seller_id', '=', sellerId)
    expect(await record.execute()).toEqual([])
    // the same of a booking of the market would count
    await db.updateTable('bookings').set({ origin: 'market' }).where('id', '=', id).execute()
    await measureProof({ db, now })
    expect(await record.execute()).toEqual([{ due: 1 }])
    expect((await app.get(`/api/sellers/${sellerId}`)).status).toBe(200)
  })

  it('of one that runs begin with the next period, and add up with what came before to the contract’s amount and person', async () => {
    const header = 'Unit #,Start,End,Advertiser,Contract #,Amount,Rep'
    const { client, lines, faces } = await startContracts(
      ['A-1'],
      [`A-1,${period(-2)},${last(1)},Harbor Dental,1,4000,Carla B`],
      header,
    )
    const [made] = await book(client, await look(client, lines))
    const { first, last: end, netCents } = required(made)
    expect(end).toBe(last(1))
    expect(Number(netCents)).toBeLessThan(400_000)
    const { claims } = await calendarOf(client, faces.get('A-1'))
    // where a period begins today, nothing is left to block before it
    const before = required(first) > toMarketDate(new Date()) ? [{ kind: 'block' }] : []
    expect(claims).toMatchObject([...before, { kind: 'booking', first }])
    const months = `from=${period(-2).slice(0, 7)}&to=${last(1).slice(0, 7)}`
    for (const [by, label] of [
      ['client', 'Harbor Dental'],
      ['rep', 'Carla B'],
    ] as const) {
      const report = await readJson<SalesReport>(client, `/api/my/sales?${months}&by=${by}`)
      expect(report.all.cents).toBe(400_000)
      expect(report.rows.map((row) => row.label)).toEqual([label])
    }
    // its poster hangs already: the crew takes it down at the end, and posts nothing between
    const jobsOf = async (week: string | null) =>
      (await readJson<CrewList>(client, `/api/my/crew?week=${week}`)).jobs.map(({ work }) => work)
    expect(await jobsOf(first)).toEqual([])
    expect(await jobsOf(addDays(last(1), 1))).toEqual(['take-down'])
  })

  it('are made once, however often they are asked for, by two at once too', async () => {
    const { client, lines } = await startContracts(
      ['A-1'],
      [`A-1,${period(0)},${last(0)},Harbor Dental,1,900,`],
    )
    const looked = await look(client, lines)
    const both = await Promise.all([book(client, looked), book(client, looked)])
    const again = await look(client, lines)
    const ids = [...both.flat(), ...again].map(({ bookingId }) => bookingId)
    expect(new Set(ids.filter((id) => id !== null)).size).toBe(1)
    expect(again).toMatchObject([{ outcome: 'booked' }])
    expect(await readJson(client, '/api/my/clients')).toMatchObject({ total: 1 })
  })

  it('leave out what cannot be booked, and say why', async () => {
    const header = 'Unit #,Start,End,Advertiser,Contract #,Amount'
    const { client, lines } = await startContracts(
      ['A-1', 'A-2', 'A-3', 'A-4'],
      [
        `A-1,${period(0)},until further notice,Open End,1,900`,
        `A-2,${period(0)},${last(0)},No Amount,2,`,
        `A-3,2020-01-06,2020-02-02,Long Over,3,900`,
        `A-4,${period(0)},${last(0)},Fine Client,4,900`,
      ],
      header,
    )
    const looked = await look(client, lines)
    expect(looked.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^It has no last day\./),
      'It names no amount.',
      'It has ended.',
      null,
    ])
    const own = await look(client, lines, { atOwnPrices: true })
    expect(own[1]).toMatchObject({ outcome: 'books', netCents: expect.any(Number) })
    const made = await book(client, looked)
    expect(made).toMatchObject([{ outcome: 'booked' }])
    const stale = await ask(client, '', {
      lines: [{ id: required(lines[1]).id, version: required(lines[1]).version, totalCents: 1 }],
      atOwnPrices: true,
    })
    expect(stale).toMatchObject([
      { outcome: 'refused', reason: 'It has changed since you looked. Look again.' },
    ])
  })

  it('leave the same file nothing to change, and its undo takes none of them back', async () => {
    const rows = [`A-1,${period(0)},${last(0)},Harbor Dental,1,900,`]
    const { client, lines, file, faces } = await startContracts(['A-1'], rows)
    await book(client, await look(client, lines))
    expect((await upload(client, rows)).counts).toMatchObject({ created: 0, updated: 0, unchanged: 1 })
    await step(client, file.id, 'undo')
    expect((await calendarOf(client, faces.get('A-1'))).claims).toMatchObject([{ kind: 'booking' }])
  })

  it('are taken back while nothing has come of them: cancelled, credited, and blocked again', async () => {
    const { client, lines, faces } = await startContracts(
      ['A-1', 'A-2'],
      [`A-1,${period(0)},${last(1)},Harbor Dental,1,900,`, `A-2,${period(0)},${last(1)},Alki Coffee,2,900,`],
    )
    const made = await book(client, await look(client, lines))
    const paid = required(made[1])
    const payment = await client.send(
      'POST',
      `/api/bookings/${paid.bookingId}/payments`,
      { kind: 'arrived', method: 'check', cents: 100, on: new Date().toISOString().slice(0, 10), note: '' },
      { headers: { 'idempotency-key': crypto.randomUUID() } },
    )
    expect(payment.status, await payment.clone().text()).toBe(201)
    const lineIds = lines.map(({ id }) => id)
    const undone = await ask(client, '/undo', { lineIds })
    expect(undone).toMatchObject([
      { outcome: 'undone', bookingId: made[0]?.bookingId },
      { outcome: 'refused', reason: `A payment of ${paid.reference} is recorded. Cancel it on its page.` },
    ])
    expect(await readBooking(client, made[0]?.bookingId)).toMatchObject({
      status: 'cancelled',
      money: { openCents: 0 },
    })
    const { claims } = await calendarOf(client, faces.get('A-1'))
    expect(claims).toMatchObject([{ kind: 'block', first: period(0), last: last(1), label: 'Harbor Dental' }])
    expect(await ask(client, '/undo', { lineIds: [required(lineIds[0])] })).toMatchObject([
      { outcome: 'refused' },
    ])
    expect(await look(client, lines)).toMatchObject([{ outcome: 'books' }, { outcome: 'booked' }])
    expect(await findBrokenCells(db)).toEqual([])
  })

  it('are of owners and managers, and of their own contracts', async () => {
    const { client, sellerId, lines } = await startContracts(
      ['A-1'],
      [`A-1,${period(0)},${last(0)},Harbor Dental,1,900,`],
    )
    const body = { lineIds: lines.map(({ id }) => id) }
    for (const role of ROLES.filter((one) => one !== 'owner')) {
      const colleague = await buildColleague(app, sellerId, role)
      const answer = await colleague.client.send('POST', '/api/my/contract-bookings/preview', body)
      expect(answer.status, role).toBe(role === 'manager' ? 200 : 403)
    }
    const { client: other } = await startCompany(app, [])
    expect(await look(other, lines)).toEqual([])
    expect(await book(other, await look(client, lines))).toEqual([])
    expect(await ask(other, '/undo', body)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { Avails, HeldCells } from '#contract/booking/avails.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import type { Client, ClientPage } from '#contract/booking/clients.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'
import { addDays } from '#domain/zoned-time.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { readJson, startSelling } from '#test/support/listings/imports.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { findBrokenCells } from '../availability/check-claims.ts'
import { tickBookings } from '../bookings/booking-clock.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000', PLATFORM_FEE_BP: '500' })
const { db } = app
const TODAY = toMarketDate(new Date())
const UNTIL = addDays(TODAY, 9)

async function startFaces(units: readonly string[]) {
  const { sellerId, client } = await startSelling(app)
  const ids: number[] = []
  for (const unit of units)
    ids.push(
      await buildListing(db, {
        seller_id: sellerId,
        seller_unit_id: unit,
        frequency: '4-week',
        status: 'active',
      }),
    )
  const grid = await readJson<Avails>(client, '/api/my/avails')
  /** Columns of a face. */
  const cell = (face: number, at: number) => ({
    id: required(ids[face]),
    unitId: null,
    from: required(grid.columns[at]).first,
    to: required(grid.columns[at]).last,
  })
  return { sellerId, client, ids, grid, cell }
}

const send = async <T>(client: TestClient, path: string, body: object, status = 200): Promise<T> => {
  const response = await client.send('POST', path, body)
  expect(response.status, await response.clone().text()).toBe(status)
  return (await response.json()) as T
}

const hold = (client: TestClient, body: object, status = 200) =>
  send<HeldCells>(
    client,
    '/api/my/avails/holds',
    { until: UNTIL, clientName: 'Harbor Dental', ...body },
    status,
  )

const readBooking = (client: TestClient, id: number) => readJson<Booking>(client, `/api/bookings/${id}`)

async function step(client: TestClient, booking: Booking, input: object): Promise<Response> {
  return client.send(
    'POST',
    `/api/bookings/${booking.id}/steps`,
    { version: booking.version, ...input },
    { headers: { 'idempotency-key': crypto.randomUUID() } },
  )
}

describe('clients of a seller', () => {
  it('are listed, searched, changed and put away by their seller alone', async () => {
    const { client } = await startFaces([])
    const { client: other } = await startFaces([])
    const harbor = await send<Client>(
      client,
      '/api/my/clients',
      {
        name: 'Harbor Dental',
        contact: 'Dana Reyes',
        email: 'dana@harbor.example',
        brands: ['Bright Smile'],
      },
      201,
    )
    await send(client, '/api/my/clients', { name: 'Alki Coffee' }, 201)
    const again = await client.send('POST', '/api/my/clients', { name: 'harbor dental' })
    expect([again.status, await again.json()]).toMatchObject([409, { fields: { name: expect.any(String) } }])
    const names = async (search = '') =>
      (await readJson<{ items: Client[] }>(client, `/api/my/clients${search}`)).items.map(({ name }) => name)
    expect(await names()).toEqual(['Alki Coffee', 'Harbor Dental'])
    expect(await names('?q=smile')).toEqual(['Harbor Dental'])
    expect((await other.get(`/api/my/clients/${harbor.id}`)).status).toBe(404)
    expect((await other.send('PATCH', `/api/my/clients/${harbor.id}`, { name: 'Mine' })).status).toBe(404)
    await client.send('PATCH', `/api/my/clients/${harbor.id}`, { isArchived: true })
    expect(await names()).toEqual(['Alki Coffee'])
    expect(await names('?archived=1')).toEqual(['Harbor Dental'])
    const kept = await client.send('PATCH', `/api/my/clients/${harbor.id}`, { note: 'Calls on Mondays' })
    expect(await kept.json()).toMatchObject({ brands: ['Bright Smile'], contact: 'Dana Reyes' })
  })

  it('have no page and cannot be found by strangers', async () => {
    const { client } = await startFaces([])
    const { id } = await send<Client>(client, '/api/my/clients', { name: 'Quiet Client' }, 201)
    const { account_id } = await db
      .selectFrom('clients')
      .select('account_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect((await app.get(`/api/sellers/${account_id}`)).status).toBe(404)
    expect((await client.send('PUT', `/api/blocks/${account_id}`, {})).status).toBe(404)
  })
})

describe('holds from the grid', () => {
  it('take each run of cells for a client, and are named in the grid', async () => {
    const { client, cell } = await startFaces(['A-1', 'A-2'])
    const held = await hold(client, { cells: [cell(0, 3), cell(0, 4), cell(1, 5)], note: 'Call back' })
    expect(held).toMatchObject({ client: { name: 'Harbor Dental' }, refused: [] })
    expect(held.made).toHaveLength(2)
    const grid = await readJson<Avails>(client, '/api/my/avails')
    expect(grid.rows[0]?.cells.slice(3, 6)).toBe('hh.')
    expect(grid.labels[0]).toMatch(/^Harbor Dental until [A-Z][a-z]{2} \d{1,2}$/)
    const booking = await readBooking(client, required(held.made[0]).bookingId)
    expect(booking).toMatchObject({
      status: 'held',
      origin: 'offline',
      steps: ['record', 'withdraw'],
      conversationId: null,
      terms: { brand: 'Harbor Dental', note: 'Call back' },
    })
    const page = await readJson<ClientPage>(client, `/api/my/clients/${held.client.id}`)
    expect(page).toMatchObject({ held: 2, booked: 0 })
    expect(page.bookings).toHaveLength(2)
  })

  it('give one cell to one of two at once, and say to the other whose hold it is', async () => {
    const { client, cell } = await startFaces(['A-1'])
    const ask = (clientName: string) =>
      client.send('POST', '/api/my/avails/holds', { cells: [cell(0, 3)], clientName, until: UNTIL })
    for (const name of ['Harbor Dental', 'Alki Coffee']) await send(client, '/api/my/clients', { name }, 201)
    const answers = await Promise.all([ask('Harbor Dental'), ask('Alki Coffee')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const won = answers[0]?.status === 200 ? 'Harbor Dental' : 'Alki Coffee'
    const lost = required(answers.find(({ status }) => status === 409))
    expect(await lost.json()).toMatchObject({
      code: 'dates-taken',
      message: expect.stringMatching(new RegExp(`: held for ${won} until [A-Z][a-z]{2} \\d{1,2}\\.$`)),
    })
    expect(await findBrokenCells(db)).toEqual([])
  })

  it('end by the clock, and are released by their seller with blocks beside them', async () => {
    const { client, cell } = await startFaces(['A-1'])
    const { made } = await hold(client, { cells: [cell(0, 3)] })
    await client.send('POST', '/api/my/avails/blocks', { cells: [cell(0, 5)] })
    const released = await send(client, '/api/my/avails/releases', {
      cells: [cell(0, 3), cell(0, 4), cell(0, 5)],
    })
    expect(released).toEqual({ holds: 1, blocks: 1 })
    expect(await readBooking(client, required(made[0]).bookingId)).toMatchObject({ status: 'withdrawn' })

    const { made: again } = await hold(client, { cells: [cell(0, 3)] })
    const later = () => new Date(Date.now() + 11 * 86_400_000)
    await tickBookings({ ...app.context, now: later })
    expect(await readBooking(client, required(again[0]).bookingId)).toMatchObject({ status: 'expired' })
    const grid = await readJson<Avails>(client, '/api/my/avails')
    expect(grid.rows[0]?.cells.slice(3, 6)).toBe('...')
    expect(await findBrokenCells(db)).toEqual([])
  })

  it('add a client once who is named by several at once', async () => {
    const { client, cell } = await startFaces(['A-1'])
    const held = await Promise.all(
      [3, 5, 7, 9].map((at) => hold(client, { cells: [cell(0, at)], clientName: 'New Client' })),
    )
    expect(new Set(held.map((one) => one.client.id)).size).toBe(1)
    expect((await readJson<{ total: number }>(client, '/api/my/clients')).total).toBe(1)
  })

  it('add no client where their last day cannot be', async () => {
    const { client, cell } = await startFaces(['A-1'])
    for (const until of [addDays(TODAY, -2), addDays(TODAY, 70)])
      await hold(client, { cells: [cell(0, 3)], until }, 400)
    expect((await readJson<{ total: number }>(client, '/api/my/clients')).total).toBe(0)
  })

  it('are refused for spaces of others', async () => {
    const { cell } = await startFaces(['A-1'])
    const { client: other } = await startFaces([])
    await hold(other, { cells: [cell(0, 3)] }, 404)
    expect((await readJson<{ total: number }>(other, '/api/my/clients')).total).toBe(0)
  })
})

describe('a booking for a client without an account', () => {
  it('has papers, books, the crew’s list and no fee, and is paid outside', async () => {
    const { client, cell, ids } = await startFaces(['A-1'])
    const { made } = await hold(client, { cells: [cell(0, 3)] })
    const booking = await readBooking(client, required(made[0]).bookingId)
    const silent = await step(client, booking, { step: 'record', reason: '' })
    expect(silent.status).toBe(400)
    const answer = await step(client, booking, {
      step: 'record',
      reason: 'By phone with Dana Reyes',
      spaceCents: 70_000,
    })
    expect(answer.status, await answer.clone().text()).toBe(200)
    const booked = (await answer.json()) as Booking
    expect(booked).toMatchObject({ status: 'booked', origin: 'offline', steps: ['cancel'], canRenew: false })
    expect(booked.documents.map(({ kind }) => kind)).toEqual(['insertion-order', 'invoice'])
    expect(booked.money).toMatchObject({ agreedCents: booked.totalCents, openCents: booked.totalCents })
    expect(booked.terms).toMatchObject({ spaceCents: 70_000 })
    const paper = await db
      .selectFrom('documents')
      .select('body')
      .where('booking_id', '=', booked.id)
      .where('kind', '=', 'insertion-order')
      .executeTakeFirstOrThrow()
    const { acceptances } = (JSON.parse(paper.body) as { agreed: { acceptances: string[] } }).agreed
    expect(acceptances).toEqual([
      expect.stringMatching(/^Agreed outside Placard\. Recorded by .{1,80}, .{1,120}, .{10,40}\.$/),
    ])
    const posting = db
      .selectFrom('ledger_postings')
      .select('fee_basis_points')
      .where('booking_id', '=', booked.id)
    expect(await posting.execute()).toEqual([{ fee_basis_points: 0 }])

    const payments = await readJson<{ canRecord: string[] }>(client, `/api/bookings/${booked.id}/payments`)
    expect(payments.canRecord).toEqual(['arrived'])
    const paid = await client.send(
      'POST',
      `/api/bookings/${booked.id}/payments`,
      { kind: 'arrived', method: 'check', cents: booked.totalCents, on: TODAY, note: 'Check 1042' },
      { headers: { 'idempotency-key': crypto.randomUUID() } },
    )
    expect(paid.status, await paid.clone().text()).toBe(201)
    const after = await readBooking(client, booked.id)
    expect(after.money).toMatchObject({ openCents: 0, paidCents: booked.totalCents })
    expect(after.documents.map(({ kind }) => kind)).toEqual(['insertion-order', 'invoice', 'receipt'])

    const crew = await readJson<{ jobs: { booking: { id: number } | null; what: string }[] }>(
      client,
      `/api/my/crew?week=${booked.first}`,
    )
    expect(crew.jobs).toMatchObject([{ booking: { id: booked.id }, what: 'Harbor Dental' }])
    const numbers = await readJson<{ income: { agreedCents?: number } }>(client, '/api/my/numbers?days=28')
    expect(JSON.stringify(numbers.income)).toContain(String(booked.totalCents))
    const grid = await readJson<Avails>(client, '/api/my/avails')
    expect(grid.labels).toContain(`Harbor Dental, ${booked.reference}`)
    expect(grid.rows.find(({ id }) => id === ids[0])?.cells[3]).toBe('s')
  })

  it('is cancelled by its seller with a credit note, and no job stumbles over it', async () => {
    const { client, cell } = await startFaces(['A-1'])
    const { made } = await hold(client, { cells: [cell(0, 3)] })
    const held = await readBooking(client, required(made[0]).bookingId)
    await step(client, held, { step: 'record', reason: 'Signed order of January 4' })
    const booked = await readBooking(client, held.id)
    const cancelled = await step(client, booked, { step: 'cancel', reason: 'The wall fell down' })
    expect(await cancelled.json()).toMatchObject({ status: 'cancelled', money: { openCents: 0 } })
    expect(await findBrokenCells(db)).toEqual([])
  })
})

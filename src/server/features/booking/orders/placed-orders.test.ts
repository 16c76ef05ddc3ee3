import { parse } from 'csv-parse/sync'
import readXlsxFile from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OrderReport, PlacedOrder } from '#contract/booking/orders-placed.ts'
import { buildDraft } from '#test/support/booking/build-disputed.ts'
import { buildOrder } from '#test/support/booking/build-order.ts'
import { readPdf } from '#test/support/booking/read-pdf.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db, context } = app
let buyerId: number
let sellerId: number
let buyer: TestClient

beforeAll(async () => {
  buyerId = await buildUser(db)
  sellerId = await buildUser(db)
  buyer = await app.as(buyerId)
})

const place = (lines: Parameters<typeof buildOrder>[1]['lines']) =>
  buildOrder(context, { buyerId, sellerId, lines })

describe('a placed order', () => {
  it('shows its bookings as they stand, without what its buyer has not sent', async () => {
    const id = await place([{}, { status: 'requested', startsIn: 9 }, { status: 'declined', startsIn: 9 }])
    const draft = await buildDraft(db, { buyerId, sellerId })
    await db.updateTable('bookings').set({ order_id: id, version: 0 }).where('id', '=', draft).execute()
    const answer = await buyer.get(`/api/orders/${id}`)
    expect(answer.status, await answer.clone().text()).toBe(200)
    const order = (await answer.json()) as PlacedOrder
    expect(order).toMatchObject({ id, drafts: 1, hasReport: true })
    expect(order.bookings.map(({ status }) => status)).toEqual(['in-flight', 'requested', 'declined'])
    const [, asked] = order.bookings
    const single = async (client: TestClient) => (await client.get(`/api/bookings/${asked!.id}`)).json()
    expect(await single(buyer)).toMatchObject({ orderId: id, inOrder: 3 })
    // what else its buyer books is none of a seller's
    expect(await single(await app.as(sellerId))).toMatchObject({ inOrder: null })
  })

  it('begins with what has left it', async () => {
    const draft = await buildDraft(db, { buyerId, sellerId })
    const row = db.updateTable('bookings').set({ version: 0 }).where('id', '=', draft).returning('order_id')
    const { order_id } = await row.executeTakeFirstOrThrow()
    expect((await buyer.get(`/api/orders/${order_id}`)).status).toBe(404)
  })

  it('is its buyer’s alone', async () => {
    const id = await place([{}])
    for (const client of [await app.as(sellerId), await app.as(await buildUser(db))])
      for (const rest of ['', '/report', '/report.pdf', '/report.xlsx', '/report.csv'])
        expect((await client.get(`/api/orders/${id}${rest}`)).status).toBe(404)
  })
})

describe('the report of an order', () => {
  it('sets its bookings side by side, and names those that have no report', async () => {
    const id = await place([{}, { status: 'booked', startsIn: 9 }, {}, { status: 'declined', startsIn: 9 }])
    const { bookings } = (await (await buyer.get(`/api/orders/${id}`)).json()) as PlacedOrder
    const answer = await buyer.get(`/api/orders/${id}/report`)
    expect(answer.status, await answer.clone().text()).toBe(200)
    const report = (await answer.json()) as OrderReport
    expect(report).toMatchObject({
      orderId: id,
      isOver: false,
      name: expect.stringMatching(/^Order of \w+ \d/),
    })
    expect(report.bookings.map(({ bookingId }) => bookingId)).toEqual([bookings[0]!.id, bookings[2]!.id])
    const { body } = await (await buyer.get(`/api/bookings/${bookings[0]!.id}/report`)).json()
    expect(report.bookings[0]).toMatchObject({
      reference: body.reference,
      deliveredDays: body.total.deliveredDays,
      costCents: body.total.costCents,
    })
    expect(report.left.map(({ reason }) => reason)).toEqual([
      'Booked: its report begins with its first day.',
      'Declined: nothing ran.',
    ])
  })

  it('is a table of lines, a workbook and a PDF', async () => {
    const id = await place([{}, {}])
    const csv = await buyer.get(`/api/orders/${id}/report.csv`)
    expect(csv.headers.get('content-disposition')).toContain(`placard-order-${id}-report.csv`)
    const rows = parse(await csv.text(), { bom: true, columns: true }) as Record<string, string>[]
    expect(rows).toMatchObject([{ 'Days delivered': '3' }, { 'Days delivered': '3' }])
    const xlsx = await buyer.get(`/api/orders/${id}/report.xlsx`)
    const sheets = await readXlsxFile(Buffer.from(await xlsx.arrayBuffer()))
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Bookings', 'Lines', 'Totals', 'Notes'])
    const pdf = await buyer.get(`/api/orders/${id}/report.pdf`)
    expect(readPdf(Buffer.from(await pdf.arrayBuffer())).join(' ')).toContain('Report: Order of')
  })

  it('begins with the first day of the first of them', async () => {
    const id = await place([{ status: 'booked', startsIn: 5 }])
    expect(await (await buyer.get(`/api/orders/${id}`)).json()).toMatchObject({ hasReport: false })
    for (const rest of ['', '.pdf', '.xlsx', '.csv']) {
      const answer = await buyer.get(`/api/orders/${id}/report${rest}`)
      expect(answer.status).toBe(409)
      expect(await answer.json()).toMatchObject({
        code: 'report-not-open',
        message: 'The report of an order begins with the first day of its first booking.',
      })
    }
  })
})

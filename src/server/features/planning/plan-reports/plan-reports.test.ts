import { parse } from 'csv-parse/sync'
import readXlsxFile from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildRunning } from '#test/support/booking/build-proof.ts'
import { readPdf } from '#test/support/booking/read-pdf.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db, context } = app
let buyerId: number
let buyer: TestClient

beforeAll(async () => {
  buyerId = await buildUser(db)
  buyer = await app.as(buyerId)
})

interface Line {
  listingId: number
  bookingId: number | null
}

async function buildPlan(lines: readonly Line[]): Promise<number> {
  const plan = db.insertInto('plans').values({ owner_id: buyerId, name: 'Spring' }).returning('id')
  const { id } = await plan.executeTakeFirstOrThrow()
  for (const { listingId: listing_id, bookingId: booking_id } of lines)
    await db
      .insertInto('plan_lines')
      .values({
        plan_id: id,
        listing_id,
        booking_id,
        first_day: '2027-03-01',
        last_day: '2027-03-28',
        added_cents: 0,
      })
      .execute()
  return id
}

async function buildLine(given: Parameters<typeof buildRunning>[1] = {}): Promise<Line> {
  const { id: bookingId, listingId } = await buildRunning(context, { buyerId, ...given })
  return { bookingId, listingId }
}

describe('the report of a plan', () => {
  it('sets its bookings side by side, and names the lines that have no report', async () => {
    const running = [await buildLine(), await buildLine()]
    const early = await buildLine({ status: 'booked', startsIn: 5 })
    const withdrawn = await buildLine({ status: 'withdrawn' })
    const free = { listingId: await buildListing(db), bookingId: null }
    await context.search.catchUp()
    const id = await buildPlan([...running, early, withdrawn, free])
    const answer = await buyer.get(`/api/plans/${id}/report`)
    expect(answer.status, await answer.clone().text()).toBe(200)
    const report = await answer.json()
    expect(report).toMatchObject({ planId: id, name: 'Spring', isOver: false })
    expect(report.bookings.map(({ bookingId }: Line) => bookingId)).toEqual(
      running.map(({ bookingId }) => bookingId),
    )
    const single = await (await buyer.get(`/api/bookings/${running[0]!.bookingId}/report`)).json()
    const { reference, total } = single.body
    expect(report.bookings[0]).toMatchObject({
      reference,
      contractedDays: total.contractedDays,
      deliveredDays: total.deliveredDays,
      costCents: total.costCents,
    })
    expect(report.left.map(({ reason }: { reason: string }) => reason)).toEqual([
      'Booked: its report begins with its first day.',
      'Withdrawn: nothing ran.',
      'Not booked.',
    ])
  })

  it('is a table of lines, a workbook and a PDF', async () => {
    const running = await buildLine()
    const id = await buildPlan([running, await buildLine()])
    const csv = await (await buyer.get(`/api/plans/${id}/report.csv`)).text()
    const rows = parse(csv, { bom: true, columns: true }) as Record<string, string>[]
    expect(rows).toMatchObject([{ 'Days delivered': '3' }, { 'Days delivered': '3' }])
    const xlsx = await buyer.get(`/api/plans/${id}/report.xlsx`)
    const sheets = await readXlsxFile(Buffer.from(await xlsx.arrayBuffer()))
    expect(sheets.map(({ sheet, data }) => [sheet, data.length])).toMatchObject([
      ['Bookings', 3],
      ['Lines', 3],
      ['Totals', 2],
      ['Notes', expect.any(Number)],
    ])
    const pdf = await buyer.get(`/api/plans/${id}/report.pdf`)
    const text = readPdf(Buffer.from(await pdf.arrayBuffer())).join(' ')
    expect(text).toContain('Report: Spring')
  })

  it('begins with its first booking, and is for its owner alone', async () => {
    const id = await buildPlan([await buildLine({ status: 'booked', startsIn: 5 })])
    for (const rest of ['', '.pdf', '.xlsx', '.csv'])
      expect(await (await buyer.get(`/api/plans/${id}/report${rest}`)).json()).toMatchObject({
        code: 'plan-report-not-open',
      })
    const stranger = await app.as(await buildUser(db))
    expect((await stranger.get(`/api/plans/${id}/report`)).status).toBe(404)
  })
})

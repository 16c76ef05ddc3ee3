import { hash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import readXlsxFile from 'read-excel-file/node'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { CampaignReport } from '#contract/booking/campaign-reports.ts'
import { toCanonicalJson } from '#domain/booking/canonical-json.ts'
import { DAY_MS } from '#domain/dates.ts'
import type { Agreed } from '#test/support/booking/build-agreed.ts'
import { buildProof, buildRunning } from '#test/support/booking/build-proof.ts'
import { readPdf } from '#test/support/booking/read-pdf.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { storeReports } from './store-reports.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db, context } = app
const at = (days: number) => ({ ...context, now: () => new Date(Date.now() + days * DAY_MS) })
const pathOf = ({ id }: Pick<Agreed, 'id'>, rest = '') => `/api/bookings/${id}/report${rest}`

async function get({ buyerId, ...running }: Agreed, rest = ''): Promise<CampaignReport> {
  const answer = await (await app.as(buyerId)).get(pathOf(running, rest))
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}

/** A small picture of proof that can be drawn. */
async function show({ id: bookingId, sellerId }: Agreed) {
  const proof = await buildProof(context, { bookingId, sellerId })
  const create = { width: 90, height: 60, channels: 3, background: '#0b4f3a' } as const
  const webp = await sharp({ create }).webp().toBuffer()
  await context.files.save(proof.paths[1]!, webp)
  return proof
}
const accept = async ({ buyerId }: Agreed, id: string) =>
  (await app.as(buyerId)).send('POST', `/api/proofs/${id}/decisions`, { decision: 'accept' })

describe('the report of a booking', () => {
  it('grows with it, and is what its hash says', async () => {
    const running = await buildRunning(context, { terms: { brand: 'Ferry Bakery' } })
    const before = await get(running)
    expect(before).toMatchObject({ version: null, versions: [], previews: [] })
    expect(before.body).toMatchObject({
      brand: 'Ferry Bakery',
      isOver: false,
      total: { contractedDays: 7, deliveredDays: 3 },
      missing: [expect.stringContaining('not handed in yet'), expect.anything(), expect.anything()],
    })
    expect(before.sha256).toBe(hash('sha256', toCanonicalJson(before.body)))
    const { id } = await show(running)
    const after = await get(running)
    expect(after.body.proofs).toMatchObject([{ id, decision: null, placement: 'Loop' }])
    expect(after.previews).toMatchObject([{ id, url: `/api/proofs/${id}/preview` }])
    expect(after.sha256).not.toBe(before.sha256)
  })

  it('names the days that an admin has decided about', async () => {
    const running = await buildRunning(context)
    const dispute = {
      ...({ booking_id: running.id, opened_by: 'buyer', reason: 'It was dark.', kind: 'dark' } as const),
      ...{ lost_from: running.terms.first, lost_to: running.terms.first, asked_cents: 10_000 },
    }
    const admin = await buildUser(db, { role: 'admin' })
    const decided = {
      ...({ status: 'resolved', resolution: 'credit', decision: 'So it was.' } as const),
      ...{ credit_cents: 10_000, resolved_by: admin, resolved_at: new Date() },
    }
    await db
      .insertInto('booking_disputes')
      .values([
        { ...dispute, status: 'withdrawn' },
        { ...dispute, ...decided },
      ])
      .execute()
    const { body } = await get(running)
    expect(body.missing.filter((text) => text.startsWith('Dark, '))).toEqual([
      expect.stringContaining('Placard decided a dispute, and $100.00 was credited.'),
    ])
  })

  it('begins with its first day, and is for its sides and admins alone', async () => {
    const early = await buildRunning(context, { status: 'booked', startsIn: 5 })
    const buyer = await app.as(early.buyerId)
    for (const rest of ['', '.pdf', '.xlsx', '.csv']) {
      const answer = await buyer.get(pathOf(early, rest))
      expect(await answer.json()).toMatchObject({ code: 'report-not-open' })
    }
    const running = await buildRunning(context)
    const stranger = await app.as(await buildUser(db))
    for (const rest of ['', '.pdf', '.csv'])
      expect((await stranger.get(pathOf(running, rest))).status).toBe(404)
    expect((await (await app.as(running.buyerId)).get(pathOf(running, '?version=3'))).status).toBe(404)
  })

  it('is a workbook of its result, lines, proof and notes', async () => {
    const running = await buildRunning(context)
    const { id } = await show(running)
    const answer = await (await app.as(running.buyerId)).get(pathOf(running, '.xlsx'))
    const sheets = await readXlsxFile(Buffer.from(await answer.arrayBuffer()))
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Result', 'Lines', 'Proof', 'Notes'])
    const [result, lines, proof, notes] = sheets.map(({ data }) => data)
    expect(result).toContainEqual(['Contracted', '7 days'])
    expect(lines).toHaveLength(2)
    expect(proof![1]).toContain((await get(running)).body.proofs.find((one) => one.id === id)!.sha256)
    expect(notes).toContainEqual(['Missing or open', expect.stringContaining('not yet accepted')])
  })

  it('is a PDF with photos, and a CSV with a row a line that runs no formula', async () => {
    const running = await buildRunning(context, { terms: { brand: '=1+1' } })
    await show(running)
    const seller = await app.as(running.sellerId)
    const pdf = await seller.get(pathOf(running, '.pdf'))
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    const bytes = Buffer.from(await pdf.arrayBuffer())
    const { sha256 } = await get(running)
    const text = readPdf(bytes).join('\n')
    for (const words of ['Report', 'Cost per thousand', 'Photos', 'Wall by the ferry', sha256])
      expect(text).toContain(words)
    expect(bytes.includes('/DCTDecode')).toBe(true)
    const csv = await (await seller.get(pathOf(running, '.csv'))).text()
    const rows: Record<string, string>[] = parse(csv, { columns: true, bom: true })
    expect(rows).toMatchObject([
      { 'Days contracted': '7', 'Days delivered': '3', Proof: expect.stringContaining('not accepted yet') },
    ])
  })

  it('is kept when its first proof is accepted and after its end, each once, and never changed', async () => {
    const running = await buildRunning(context)
    const { id } = await show(running)
    await storeReports(context)
    expect((await get(running)).versions).toEqual([])
    await accept(running, id)
    for (let time = 0; time < 2; time++) await storeReports(context)
    expect((await get(running)).versions).toMatchObject([{ version: 1, reason: 'first-proof' }])
    await db.updateTable('bookings').set({ status: 'completed' }).where('id', '=', running.id).execute()
    await storeReports(at(10))
    for (let time = 0; time < 2; time++) await storeReports(at(22))
    const { versions } = await get(running)
    expect(versions).toMatchObject([{ version: 1 }, { version: 2, reason: 'final' }])

    const first = await get(running, '?version=1')
    expect(first).toMatchObject({ version: 1, body: { isOver: false } })
    expect(hash('sha256', toCanonicalJson(first.body))).toBe(versions[0]!.sha256)
    expect(await get(running, '?version=2')).toMatchObject({ body: { isOver: true } })
    const twice = []
    for (let time = 0; time < 2; time++) {
      const answer = await (await app.as(running.buyerId)).get(pathOf(running, '.pdf?version=2'))
      twice.push(Buffer.from(await answer.arrayBuffer()))
    }
    expect(twice[0]!.equals(twice[1]!)).toBe(true)
    for (const change of [sql`update campaign_reports set version = 9`, sql`delete from campaign_reports`])
      await expect(change.execute(db)).rejects.toThrow()
  })
})

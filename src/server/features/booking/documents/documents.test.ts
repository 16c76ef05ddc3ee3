import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { buildAgreed } from '#test/support/booking/build-agreed.ts'
import { buildAgreedTerms } from '#test/support/booking/build-agreed-terms.ts'
import { readPdf } from '#test/support/booking/read-pdf.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { type Issue, issueDocument } from './issue.ts'

const app = await createTestApp()
const { db } = app
const NOW = new Date('2027-01-05T20:00:00Z')

const issue = (given: Omit<Issue, 'now' | 'source'>) =>
  db.transaction().execute((trx) => issueDocument(trx, { source: 'booked', now: NOW, ...given }))

/** A booking whose documents have much to say. */
async function buildRich(companies: { seller?: string; buyer?: string } = {}) {
  // for its unit
  const { sellerId, buyerId, terms: plain } = await buildAgreed(db)
  const { seller, buyer, units, ...rest } = buildAgreedTerms()
  const terms = {
    ...rest,
    seller: { ...seller, id: sellerId, company: companies.seller ?? seller.company },
    buyer: { ...buyer, id: buyerId, company: companies.buyer ?? buyer.company },
    units: [{ ...units[0]!, unitId: plain.units[0]!.unitId }],
  }
  return buildAgreed(db, { sellerId, buyerId, status: 'completed', terms })
}

describe('a paper as PDF', () => {
  it('holds number, sides, lines, total and hashes', async () => {
    const { id: bookingId, buyerId } = await buildRich()
    const { id, number } = await issue({ bookingId, paper: { kind: 'insertion-order' } })
    const client = await app.as(buyerId)
    const answer = await client.get(`/api/bookings/${bookingId}/documents/${id}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="${number}.pdf"`)
    const pdf = Buffer.from(await answer.arrayBuffer())
    const text = readPdf(pdf).join('\n')
    const row = await db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const { agreed } = JSON.parse(row.body)
    for (const words of [
      'Insertion order',
      number,
      'Sound Outdoor',
      'Pine Street Media',
      '4 weeks at $1,800 per 4 weeks',
      '-$180.00',
      '$2,723.50',
      'Free to cancel until Jan 30',
      row.sha256.toString('hex'),
      agreed.sha256,
      ...agreed.acceptances,
    ])
      expect(text).toContain(words)
    const again = await client.get(`/api/bookings/${bookingId}/documents/${id}`)
    expect(Buffer.from(await again.arrayBuffer()).equals(pdf)).toBe(true)
  })

  it('shows names beyond Latin-1', async () => {
    const { id: bookingId, sellerId } = await buildRich({
      seller: 'Łódź Plakaty',
      buyer: 'Quảng Cáo Đường Phố',
    })
    const { id } = await issue({ bookingId, paper: { kind: 'invoice' } })
    const answer = await (await app.as(sellerId)).get(`/api/bookings/${bookingId}/documents/${id}`)
    const text = readPdf(Buffer.from(await answer.arrayBuffer())).join('\n')
    expect(text).toContain('Łódź Plakaty')
    expect(text).toContain('Quảng Cáo Đường Phố')
  })

  it('belongs to its booking, and to nobody else', async () => {
    const [one, other] = [await buildAgreed(db), await buildAgreed(db)]
    const { id } = await issue({ bookingId: one.id, paper: { kind: 'invoice' } })
    const status = async (userId: number, bookingId: number, documentId = id) =>
      (await (await app.as(userId)).get(`/api/bookings/${bookingId}/documents/${documentId}`)).status
    expect(await status(one.buyerId, one.id)).toBe(200)
    expect(await status(one.buyerId, one.id, id + 1_000_000)).toBe(404)
    expect(await status(other.buyerId, one.id)).toBe(404)
    expect(await status(other.buyerId, other.id)).toBe(404)
    expect(await status(await buildUser(db, { role: 'admin' }), one.id)).toBe(200)
  })
})

describe('the export for accounting', () => {
  async function readExport(userId: number): Promise<Record<string, string>[]> {
    const answer = await (await app.as(userId)).get('/api/my/bookings/export')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    return parse(await answer.text(), { columns: true, bom: true })
  }

  it('has a row a line, for both sides', async () => {
    const { id: bookingId, buyerId, sellerId } = await buildRich()
    await issue({ bookingId, paper: { kind: 'insertion-order' } })
    await issue({ bookingId, paper: { kind: 'invoice' } })
    const account = {
      agreedCents: 272_350,
      creditedCents: 0,
      paidCents: 9,
      refundedCents: 0,
      openCents: 272_341,
    }
    const payment = { kind: 'arrived', method: 'check', cents: 9, on: '2027-01-04' } as const
    await issue({ bookingId, paper: { kind: 'receipt', payment, account } })
    const credits = [{ name: 'Vinyl', cents: 100_000, taxCents: 10_350 }]
    await issue({ bookingId, paper: { kind: 'credit-note', credits, reason: 'It was not printed' } })
    const sold = await readExport(sellerId)
    expect(sold.map(({ Line, Net, Tax, Total, Paid }) => [Line, Net, Tax, Total, Paid])).toEqual([
      ['North face', '1620.00', '0.00', '1620.00', '0.00'],
      ['Vinyl', '1000.00', '103.50', '1103.50', '0.00'],
      ['Received by check', '0.00', '0.00', '0.00', '0.09'],
      ['Vinyl', '-1000.00', '-103.50', '-1103.50', '0.00'],
    ])
    expect(sold[0]).toMatchObject({
      Number: `PLA-S${sellerId}-INV-2027-0001`,
      Document: 'Invoice',
      Date: '2027-01-05',
      Side: 'Sold',
      Party: 'Pine Street Media',
      Medium: 'Billboard',
    })
    const bought = await readExport(buyerId)
    expect(bought).toEqual(sold.map((row) => ({ ...row, Side: 'Bought', Party: 'Sound Outdoor' })))
  })

  it.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1'])(
    'never begins a cell with a formula: %j',
    async (company) => {
      const { id: bookingId, sellerId } = await buildRich({ buyer: company })
      await issue({ bookingId, paper: { kind: 'invoice' } })
      const [row] = await readExport(sellerId)
      expect(row!.Party).toBe(`'${company}`)
    },
  )

  it('is its head alone for who has none', async () => {
    expect(await readExport(await buildUser(db))).toEqual([])
  })
})

import { hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Agreed, buildAgreed } from '#test/support/booking/build-agreed.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { type Issue, issueDocument } from './issue.ts'
import { listDocuments } from './list-documents.ts'

const { db } = await createTestApp()
const NOW = new Date('2027-01-05T20:00:00Z')

const issue = (given: Omit<Issue, 'paper' | 'now'> & Partial<Issue>) =>
  db.transaction().execute((trx) => issueDocument(trx, { paper: { kind: 'invoice' }, now: NOW, ...given }))

const numbersOf = async ({ sellerId }: Agreed) => {
  const found = await db
    .selectFrom('documents')
    .select('number')
    .where('seller_id', '=', sellerId)
    .orderBy('number')
    .execute()
  return found.map(({ number }) => number)
}

class Undone extends Error {}

describe('issuing papers', () => {
  it('leaves no gap, however many are issued at once and undone', async () => {
    const booking = await buildAgreed(db)
    const kept = (at: number) => at % 3 !== 0
    const tries = Array.from(
      { length: 200 },
      (_, at) => () =>
        db.transaction().execute(async (trx) => {
          await issueDocument(trx, {
            bookingId: booking.id,
            paper: { kind: 'invoice' },
            source: `part:${at}`,
            now: NOW,
          })
          if (!kept(at)) throw new Undone()
        }),
    )
    const refused: unknown[] = []
    // as many at a time as there are connections: a slow machine would give up waiting for one
    const work = async () => {
      for (let run = tries.pop(); run; run = tries.pop()) await run().catch((reason) => refused.push(reason))
    }
    await Promise.all(Array.from({ length: 10 }, work))
    expect(refused.filter((reason) => !(reason instanceof Undone))).toEqual([])
    expect(refused).toHaveLength(67)
    expect(await numbersOf(booking)).toEqual(Array.from({ length: 133 }, (_, at) => at + 1))
  })

  it('issues once for each source, also at once', async () => {
    const booking = await buildAgreed(db)
    const all = await Promise.all(
      Array.from({ length: 20 }, () => issue({ bookingId: booking.id, source: 'booked' })),
    )
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    expect(await numbersOf(booking)).toEqual([1])
    const later = await issue({
      bookingId: booking.id,
      source: 'booked',
      now: new Date('2028-02-01T20:00:00Z'),
    })
    expect(later).toEqual(all[0])
  })

  it('counts each kind and each year from 1, a year by the calendar of the market', async () => {
    const { id: bookingId, sellerId } = await buildAgreed(db)
    const first = await issue({ bookingId, source: 'booked' })
    const order = await issue({ bookingId, source: 'booked', paper: { kind: 'insertion-order' } })
    const eve = await issue({ bookingId, source: 'a', now: new Date('2028-01-01T07:59:00Z') })
    const next = await issue({ bookingId, source: 'b', now: new Date('2028-01-01T08:00:00Z') })
    expect([first, order, eve, next].map(({ number }) => number)).toEqual([
      `PLA-S${sellerId}-INV-2027-0001`,
      `PLA-S${sellerId}-IO-2027-0001`,
      `PLA-S${sellerId}-INV-2027-0002`,
      `PLA-S${sellerId}-INV-2028-0001`,
    ])
  })

  it('keeps the terms as they stand, hashed', async () => {
    const { id: bookingId, terms } = await buildAgreed(db)
    const { id } = await issue({ bookingId, source: 'booked' })
    const row = await db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.sha256.toString('hex')).toBe(hash('sha256', row.body))
    expect(row.total_cents).toBe(terms.totalCents)
    const version = await db
      .selectFrom('booking_versions')
      .select('sha256')
      .where('booking_id', '=', bookingId)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(row.body).agreed).toMatchObject({ version: 1, sha256: version.sha256.toString('hex') })
  })

  it('names the invoice on what follows it', async () => {
    const { id: bookingId } = await buildAgreed(db)
    const invoice = await issue({ bookingId, source: 'booked' })
    const credits = [{ name: 'Loop', cents: 100, taxCents: 10 }]
    const paper = { kind: 'credit-note', credits, reason: 'A day was missed' } as const
    const { id } = await issue({ bookingId, source: 'day', paper })
    const { body } = await db
      .selectFrom('documents')
      .select('body')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(body).facts).toContainEqual({ label: 'Invoice', text: invoice.number })
  })

  it('lists them as a booking shows them', async () => {
    const { id: bookingId, sellerId } = await buildAgreed(db)
    const { id } = await issue({ bookingId, source: 'booked' })
    expect(await listDocuments(db, bookingId)).toEqual([
      {
        id,
        kind: 'invoice',
        title: 'Invoice',
        number: `PLA-S${sellerId}-INV-2027-0001`,
        totalCents: 110_350,
        createdAt: NOW.toISOString(),
        url: `/api/bookings/${bookingId}/documents/${id}`,
      },
    ])
  })

  it('never changes one: the database refuses it, and a number twice', async () => {
    const { id: bookingId } = await buildAgreed(db)
    const { id } = await issue({ bookingId, source: 'booked' })
    const own = db.updateTable('documents').set({ body: '{}' }).where('id', '=', id)
    await expect(own.execute()).rejects.toThrow('permission denied for table documents')
    await expect(db.deleteFrom('documents').where('id', '=', id).execute()).rejects.toThrow(
      'permission denied',
    )
    const { id: _, ...row } = await db
      .selectFrom('documents')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const again = db.insertInto('documents').values({ ...row, source: 'again' })
    await expect(again.execute()).rejects.toThrow('documents_number_key')
    const same = db.insertInto('documents').values({ ...row, number: 2 })
    await expect(same.execute()).rejects.toThrow('documents_source_key')
  })
})

import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/dates.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { PASSWORD } from '#test/support/accounts/members.ts'
import { artworkIn } from '#test/support/booking/artwork-in.ts'
import { type Agreed, buildAgreed } from '#test/support/booking/build-agreed.ts'
import { buildArtwork } from '#test/support/booking/build-artwork.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { hashPassword } from '../../accounts/accounts/password.ts'
import { carryArtwork } from './carry-artwork.ts'
import { remindOfArtwork } from './remind-artwork.ts'
import { remindOfUndecided } from './remind-undecided.ts'
import { sweepArtwork } from './sweep-artwork.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db, context } = app
const { book, get, mailsTo } = artworkIn(app)

describe('reminders', () => {
  const today = toMarketDate(new Date())
  const at = (days: number) => ({ ...context, now: () => new Date(Date.now() + days * DAY_MS) })
  const dueIn = (days: number) => ({
    toUnits: (unit: Agreed['terms']['units'][number]) => [{ ...unit, materialDate: addDays(today, days) }],
  })

  it('come 7, 3 and 1 days before and when it is late, to both, each once', async () => {
    const booked = await book(dueIn(20))
    for (const days of [12, 13, 13, 14, 17, 18, 19, 20, 21, 22]) await remindOfArtwork(at(days))
    const toBuyer = (await mailsTo(booked.buyerId)).map((subject) =>
      subject.replace(/[A-Z][a-z]{2} \d+/, 'DAY'),
    )
    const dueLine = 'Your artwork for “Wall by the ferry” is due on DAY'
    expect(toBuyer).toEqual([
      dueLine,
      dueLine,
      dueLine,
      'Your artwork for “Wall by the ferry” is late: it was due on DAY',
    ])
    expect(await mailsTo(booked.sellerId)).toHaveLength(4)
  })

  it('stop when it is there, and begin again when it is refused', async () => {
    const booked = await book(dueIn(40))
    const { id } = await buildArtwork(context, { bookingId: booked.id, ownerId: booked.buyerId })
    await remindOfArtwork(at(35))
    expect(await mailsTo(booked.buyerId)).toEqual([])
    await db
      .updateTable('creatives')
      .set({ status: 'rejected', reason: 'Too dark' })
      .where('id', '=', id)
      .execute()
    await remindOfArtwork(at(35))
    expect(await mailsTo(booked.buyerId)).toHaveLength(1)
  })

  it('come to a seller who has not decided for two days, once a file', async () => {
    const booked = await book()
    const given = { bookingId: booked.id, ownerId: booked.buyerId }
    await buildArtwork(context, { ...given, status: 'approved' })
    const waiting = await buildArtwork(context, { ...given, version: 2 })
    for (const days of [1, 3, 4]) await remindOfUndecided(at(days))
    const line = 'Artwork for “Wall by the ferry” waits for your decision'
    expect(await mailsTo(booked.sellerId)).toEqual([line])
    expect(await mailsTo(booked.buyerId)).toEqual([])
    await db.updateTable('creatives').set({ status: 'approved' }).where('id', '=', waiting.id).execute()
    await buildArtwork(context, { ...given, version: 3 })
    await remindOfUndecided(at(3))
    expect(await mailsTo(booked.sellerId)).toEqual([line, line])
  })

  it('come of no booking that asks for nothing, or is not booked', async () => {
    const late = dueIn(-3)
    const none = { artwork: { spec: { kind: 'none' }, workingDays: 0 } } as const
    const without = await book({ ...late, terms: none })
    const waiting = await book({ ...late, status: 'awaiting-payment' })
    const old = await buildAgreed(db, { ...late, status: 'booked' })
    await remindOfArtwork(at(0))
    for (const { buyerId } of [without, waiting, old]) expect(await mailsTo(buyerId)).toEqual([])
  })
})

describe('files', () => {
  const at = (days: number) => ({ ...context, now: () => new Date(Date.now() + days * DAY_MS) })
  const keeps = async ({ paths }: { paths: string[] }) => (await context.files.find(paths[0]!)) !== null

  it('go 90 days after their booking is over, not while it is disputed', async () => {
    const [over, running, disputed] = [
      await book({ status: 'completed' }),
      await book(),
      await book({ status: 'completed' }),
    ]
    const [gone, kept, argued] = [
      await buildArtwork(context, { bookingId: over.id, ownerId: over.buyerId, status: 'approved' }),
      await buildArtwork(context, { bookingId: running.id, ownerId: running.buyerId, status: 'approved' }),
      await buildArtwork(context, { bookingId: disputed.id, ownerId: disputed.buyerId, status: 'approved' }),
    ]
    const dispute = { booking_id: disputed.id, status: 'open', opened_by: 'buyer', reason: 'Dark' } as const
    await db.insertInto('booking_disputes').values(dispute).execute()
    await sweepArtwork(at(89))
    expect(await keeps(gone)).toBe(true)
    await sweepArtwork(at(91))
    expect([await keeps(gone), await keeps(kept), await keeps(argued)]).toEqual([false, true, true])
    expect((await get(over)).creatives).toMatchObject([
      { isGone: true, url: null, preview: null, name: 'wall.png' },
    ])
    expect((await over.buyer.get(`${over.path}/${gone.id}/file`)).status).toBe(404)
  })

  it('go 90 days after another took their place', async () => {
    const booked = await book()
    const given = { bookingId: booked.id, ownerId: booked.buyerId }
    const decidedAt = new Date()
    const old = await buildArtwork(context, { ...given, status: 'replaced', decidedAt })
    const current = await buildArtwork(context, { ...given, version: 2, status: 'approved', decidedAt })
    await sweepArtwork(at(91))
    expect([await keeps(old), await keeps(current)]).toEqual([false, true])
  })

  it('go on with a renewal, as a copy, where nothing else was sent', async () => {
    const renew = async () => {
      const terms = { artwork: { spec: { kind: 'any' }, workingDays: 5 } } as const
      const [first, next] = [await book({ terms }), await book({ terms })]
      await db.updateTable('bookings').set({ renews_id: first.id }).where('id', '=', next.id).execute()
      const given = { bookingId: first.id, ownerId: first.buyerId }
      await buildArtwork(context, { ...given, status: 'approved' })
      await buildArtwork(context, { ...given, version: 2, status: 'rejected' })
      return { first, next }
    }
    const { first, next } = await renew()
    const { next: other } = await renew()
    await buildArtwork(context, { bookingId: other.id, ownerId: other.buyerId })
    for (const _twice of [1, 2]) await carryArtwork(context)
    const rows = await db.selectFrom('creatives').selectAll().where('booking_id', '=', next.id).execute()
    expect(rows).toMatchObject([{ item: 0, version: 1, name: 'wall.png', status: 'approved' }])
    expect((await get(other)).creatives).toMatchObject([{ status: 'uploaded' }])
    await db.updateTable('bookings').set({ status: 'completed' }).where('id', '=', first.id).execute()
    await sweepArtwork(at(91))
    expect(await context.files.find(rows[0]!.path!)).not.toBeNull()
    expect((await get(next)).items).toMatchObject([{ state: 'approved', isLate: false }])
  })

  it('go with the account of their buyer, and nobody learns their names', async () => {
    const booked = await book({ status: 'completed' })
    const creative = await buildArtwork(context, { bookingId: booked.id, ownerId: booked.buyerId })
    const password = await hashPassword(PASSWORD)
    await db.updateTable('users').set({ password }).where('id', '=', booked.buyerId).execute()
    const answer = await booked.buyer.send('POST', '/api/account/export', { password: PASSWORD })
    expect((await answer.json()).artwork).toMatchObject([{ name: 'wall.png', status: 'uploaded' }])
    expect((await booked.buyer.send('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200)
    await app.runJobs()
    expect(await keeps(creative)).toBe(false)
    expect((await get(booked, 'seller')).creatives).toMatchObject([{ name: 'Artwork', isGone: true }])
  })
})

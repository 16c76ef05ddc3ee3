import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Booking } from '#contract/booking/bookings.ts'
import type { BookingMode } from '#domain/booking/booking-terms.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { bookingClient, openMarket, period } from '#test/support/booking/book.ts'
import { checkBookings, type Seen } from '#test/support/booking/check-bookings.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { tickBookings } from './booking-clock.ts'
import { sweepWaitlist } from './sweep-waitlist.ts'

// Buyers want the only board of a seller for the same weeks. Whatever they press, in whatever order and of terms however old,
// whenever money comes and however much time passes: what must hold of bookings holds.

// only what the clock shows: timers and the database go on
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

const app = await createTestApp({ RATE_LIMIT_SCALE: '100000' })
const { db, context } = app
const admin = bookingClient(await app.as(await buildUser(db, { role: 'admin' })))

type People = Awaited<ReturnType<typeof gather>>

interface Real extends People {
  seen: Map<number, Seen>
}

/** Two who want the same weeks, and one who waits for them. */
async function gather(mode: BookingMode) {
  const { seller, listingId, buy } = await openMarket(app, {
    terms: { mode, holdDays: mode === 'instant' ? 7 : 0 },
  })
  const buyers = [await buy(), await buy(), await buy()]
  const ids = await Promise.all(
    buyers.map(async (buyer) => (await buyer.draft({ listingId, ...period(8) })).id),
  )
  await buyers[2]!.client.send('POST', `/api/bookings/${ids[2]}/waitlist`)
  return { listingId, seller, buyers, ids }
}

async function check(real: Real): Promise<void> {
  real.seen = await checkBookings(db, real.seen)
}

type Command = fc.AsyncCommand<object, Real>

const command = (name: string, run: (real: Real) => Promise<void>): Command => ({
  check: () => true,
  async run(_model, real) {
    await run(real)
    await check(real)
  },
  toString: () => name,
})

const anyStep = fc
  .record({
    who: fc.constantFrom('buyer', 'buyer', 'seller', 'seller', 'admin'),
    which: fc.nat(2),
    at: fc.nat(999),
    isLeaving: fc.constantFrom(false, false, false, true),
    isOld: fc.constantFrom(false, false, false, true),
  })
  .map(({ who, which, at, isLeaving, isOld }) =>
    command(`${who} ${isOld ? 'of old terms ' : ''}step ${at} of ${which}`, async (real) => {
      const id = real.ids[which]!
      const person = who === 'buyer' ? real.buyers[which]! : who === 'seller' ? real.seller : admin
      const booking = await person.read(id)
      // what has ended is asked for again
      if (who === 'buyer' && booking.steps.length === 0) {
        const again = await real.buyers[which]!.draft({ listingId: real.listingId, ...period(8) })
        real.ids[which] = again.id
        return
      }
      const steps = (booking.steps ?? []).filter((step) => step !== 'withdraw' || isLeaving)
      const step = steps[at % steps.length]
      if (!step) return
      const read = isOld ? { version: booking.version + 1, sha256: '0'.repeat(64) } : booking
      const { version, sha256 } = read
      const more = { terms: toProposal(booking), holdsDates: at % 2 === 0, reason: 'Rain', days: 2 }
      const answer = await person.send(id, { step, version, sha256, ...more } as never)
      expect([200, 403, 409]).toContain(answer.status)
      if (isOld && booking.version > 0) expect(answer.status).toBe(409)
    }),
  )

function toProposal({ request, terms }: Booking) {
  const spaceCents = Math.max(100, (terms?.totalCents ?? 90_000) - 5000)
  return {
    unitId: request.unitId,
    from: request.from,
    to: request.to,
    quantity: 1,
    extras: [],
    spaceCents,
    note: '',
  }
}

/** The seller says that money came: all of it, some, or more. */
const anyMoney = fc
  .record({ which: fc.nat(2), cents: fc.constantFrom(90_000, 90_000, 40_000, 120_000) })
  .map(({ which, cents }) =>
    command(`${cents} for ${which}`, async ({ seller, ids }) => {
      const paid = { kind: 'arrived', method: 'check', cents, on: toMarketDate(new Date()) }
      const answer = await seller.client.send('POST', `/api/bookings/${ids[which]}/payments`, paid)
      expect([201, 404, 409]).toContain(answer.status)
    }),
  )

const anyJump = fc.constantFrom(20, 20, 60, 24 * 8, 24 * 70).map((hours) =>
  command(`${hours} hours pass`, async () => {
    vi.setSystemTime(Date.now() + hours * 3_600_000)
    await tickBookings(context)
    await sweepWaitlist(context)
  }),
)

it('holds over HTTP and on Postgres, whatever people, time and money do', async () => {
  const start = Date.now()
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<BookingMode>('instant', 'request', 'request'),
      fc.commands([anyStep, anyStep, anyStep, anyStep, anyStep, anyMoney, anyJump], {
        maxCommands: 30,
        size: 'max',
      }),
      async (mode, commands) => {
        vi.setSystemTime(start)
        const real = { ...(await gather(mode)), seen: new Map() }
        await check(real)
        await fc.asyncModelRun(() => ({ model: {}, real }), commands)
      },
    ),
    { numRuns: 12, endOnFailure: true },
  )
}, 60_000)

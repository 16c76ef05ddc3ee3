import { beforeAll, describe, expect, it } from 'vitest'
import type { PlanPreview, PlanRequest } from '#contract/planning/plan-requests.ts'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { planMeans } from '#server/plan-means.ts'
import { buildMember } from '#test/support/accounts/members.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { runRequest } from './run-request.ts'

const app = await createTestApp()
const { db, context } = app
const AD = { lat: 47.25, lng: -122.45, ad_type: 'billboard' } as const
let ann: TestClient
let annId: number
/** Sold at once; two of one seller on request; one of another. */
let instant: number
let twins: number[]
let other: number

beforeAll(async () => {
  ;({ client: ann, id: annId } = await buildMember(app))
  const booked = await openMarket(app, { listing: AD, terms: { mode: 'instant' } })
  const asked = await openMarket(app, { listing: AD })
  instant = booked.listingId
  const twin = await buildListing(db, { seller_id: asked.sellerId, frequency: '4-week', ...AD })
  const seller = await app.as(asked.sellerId)
  const path = (id: number) => `/api/my/listings/${id}/booking-terms`
  const terms = await (await seller.get(path(twin))).json()
  expect((await seller.send('PUT', path(twin), terms)).status).toBe(200)
  twins = [asked.listingId, twin]
  other = (await openMarket(app, { listing: AD })).listingId
  await context.search.catchUp()
})

async function read<T>(answer: Response | Promise<Response>, status = 200): Promise<T> {
  const got = await answer
  const body = await got.json()
  expect([got.status, body]).toEqual([status, expect.anything()])
  return body as T
}

async function createPlan(listings: readonly number[], weeks: number, client = ann): Promise<SavedPlan> {
  let plan = await read<SavedPlan>(client.send('POST', '/api/plans', { name: 'Spring' }), 201)
  for (const listingId of listings) {
    const line = { listingId, ...period(weeks) }
    plan = await read(client.send('POST', `/api/plans/${plan.id}/lines`, line), 201)
  }
  return plan
}

const preview = (id: number, body = {}, client = ann) =>
  read<PlanPreview>(client.send('POST', `/api/plans/${id}/requests/preview`, body))
const toLines = ({ lines }: PlanPreview) =>
  lines.flatMap(({ lineId, offer }) =>
    offer ? [{ lineId, step: offer.steps[0]!, sha256: offer.sha256 }] : [],
  )
const latest = async (id: number, client = ann) =>
  (await read<{ request: PlanRequest }>(client.get(`/api/plans/${id}/requests`))).request

let keys = 0
function press(id: number, body: object, { client = ann, key = `press-number-${++keys}` } = {}) {
  const headers = { 'idempotency-key': key }
  return client.send('POST', `/api/plans/${id}/requests`, { brand: 'Ferry Coffee', ...body }, { headers })
}
const statusesOf = async (planId: number) => {
  const rows = db.selectFrom('plan_lines').innerJoin('bookings', 'bookings.id', 'plan_lines.booking_id')
  const lines = await rows
    .select('bookings.status')
    .where('plan_id', '=', planId)
    .orderBy('plan_lines.id')
    .execute()
  return lines.map(({ status }) => status)
}
const countSent = async (listings: readonly number[], from: string) => {
  const sent = db.selectFrom('bookings').select('id').where('version', '>', 0).where('first_day', '=', from)
  return (await sent.where('listing_id', 'in', [...listings]).execute()).length
}

describe('one press', () => {
  it('takes each line by what its space allows, and tells each side once', async () => {
    const plan = await createPlan([instant, ...twins, other], 8)
    const read8 = await preview(plan.id)
    expect(read8.lines.map(({ offer }) => offer?.steps[0])).toEqual(['book', 'request', 'request', 'request'])
    expect(read8.lines[0]!.offer!.terms.seller.email).toBe('')
    const total = read8.lines.reduce((sum, { offer }) => sum + offer!.terms.totalCents, 0)
    expect(total).toBe(plan.totalCents)
    const before = await db.selectFrom('outbox_messages').select('id').execute()
    await read(press(plan.id, { lines: toLines(read8), note: 'From January on' }), 202)
    await app.runJobs()
    expect(await latest(plan.id)).toMatchObject({
      isDone: true,
      lines: [{ step: 'book', state: 'sent' }, ...Array(3).fill({ step: 'request', state: 'sent' })],
    })
    expect(await statusesOf(plan.id)).toEqual(['awaiting-payment', 'requested', 'requested', 'requested'])
    const { terms } = await db
      .selectFrom('booking_versions')
      .innerJoin('plan_lines', 'plan_lines.booking_id', 'booking_versions.booking_id')
      .select('terms')
      .where('plan_id', '=', plan.id)
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(terms)).toMatchObject({ brand: 'Ferry Coffee', note: 'From January on' })
    await app.runJobs()
    const all = db.selectFrom('outbox_messages').select(['recipient', 'subject']).orderBy('id')
    const mails = (await all.execute()).slice(before.length)
    // three sellers and the buyer
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(4)
    expect(mails).toHaveLength(4)
    expect(mails.filter(({ subject }) => /^2 bookings from /.test(subject))).toHaveLength(1)
    expect(mails.map(({ subject }) => subject)).toContain('“Spring”: 3 requested, 1 to be paid')
  })

  it('under one key is one press, and none takes a line that is on its way', async () => {
    const plan = await createPlan([other], 16)
    const lines = toLines(await preview(plan.id))
    const pressed = await Promise.all([1, 2].map(() => press(plan.id, { lines }, { key: 'the-same-press' })))
    expect(pressed.map(({ status }) => status)).toEqual([202, 202])
    expect((await (await press(plan.id, { lines })).json()).code).toBe('line-requested')
    await app.runJobs()
    expect((await (await press(plan.id, { lines })).json()).code).toBe('line-requested')
    expect(await countSent([other], period(16).from)).toBe(1)
    expect((await preview(plan.id)).lines).toEqual([])
  })

  it('goes on past what cannot be had, which keeps its sentence and leaves no draft behind', async () => {
    const plan = await createPlan([instant, other], 24)
    const lines = toLines(await preview(plan.id))
    const { client: bob } = await buildMember(app)
    const rival = await createPlan([instant], 24, bob)
    await read(press(rival.id, { lines: toLines(await preview(rival.id, {}, bob)) }, { client: bob }), 202)
    await app.runJobs()
    await read(press(plan.id, { lines }), 202)
    await app.runJobs()
    const { lines: done } = await latest(plan.id)
    expect(done.map(({ state }) => state)).toEqual(['refused', 'sent'])
    expect(done[0]!.message).toMatch(/taken|free|booked/i)
    expect(await statusesOf(plan.id)).toEqual(['requested'])
    const drafts = db
      .selectFrom('bookings')
      .select('id')
      .where('buyer_id', '=', annId)
      .where('status', '=', 'draft')
    expect(await drafts.execute()).toEqual([])
    const [line] = (await read<SavedPlan>(ann.get(`/api/plans/${plan.id}`))).lines
    expect(line!.price).toMatchObject({ state: 'refused', nearest: { first: expect.any(String) } })
  })

  it('binds to the terms that were read, and is one of five a day', async () => {
    const { client } = await buildMember(app)
    const plan = await createPlan([other], 32, client)
    const [line] = toLines(await preview(plan.id, {}, client))
    const others = [{ ...line, sha256: 'f'.repeat(64) }]
    for (let at = 0; at < 5; at++) {
      await read(press(plan.id, { lines: others }, { client }), 202)
      await app.runJobs()
      expect((await latest(plan.id, client)).lines).toMatchObject([{ state: 'refused' }])
    }
    expect(await countSent([other], period(32).from)).toBe(0)
    expect((await press(plan.id, { lines: [line] }, { client })).status).toBe(429)
  })

  it('takes what is in the order already, and nothing of a line that was taken out', async () => {
    const { client } = await buildMember(app)
    const plan = await createPlan([other, twins[0]!], 40, client)
    await read(client.send('POST', `/api/plans/${plan.id}/order`))
    const lines = toLines(await preview(plan.id, {}, client))
    expect(lines).toHaveLength(2)
    await read(press(plan.id, { lines }, { client }), 202)
    await read(client.send('DELETE', `/api/plans/${plan.id}/lines/${plan.lines[1]!.id}`))
    await app.runJobs()
    expect(await latest(plan.id, client)).toMatchObject({ isDone: true, lines: [{ state: 'sent' }] })
    expect(await countSent([other], period(40).from)).toBe(1)
  })

  it('is of lines that are there; what is refused at once does not count', async () => {
    const { client } = await buildMember(app)
    const plan = await createPlan([other], 48, client)
    const lines = [{ lineId: 1, step: 'request', sha256: '0'.repeat(64) }]
    for (let at = 0; at < 6; at++)
      expect((await (await press(plan.id, { lines }, { client })).json()).code).toBe('plan-changed')
  })
})

describe('a worker that dies', () => {
  it('gives up a line that fails each time, and keeps nobody else waiting for it', async () => {
    const { client } = await buildMember(app)
    const plan = await createPlan([...twins, other], 68, client)
    await read(press(plan.id, { lines: toLines(await preview(plan.id, {}, client)) }, { client }), 202)
    const { id } = await latest(plan.id, client)
    const means = planMeans(context)
    let taken = 0
    const broken = {
      ...means,
      booking: {
        ...means.booking,
        take: (...given: Parameters<typeof means.booking.take>) => {
          if (++taken === 1) throw new Error('broken')
          return means.booking.take(...given)
        },
      },
    }
    await expect(runRequest(context, broken, { id, isLastTry: true })).rejects.toThrow('broken')
    const { isDone, lines } = await latest(plan.id, client)
    expect([isDone, lines.map(({ state }: { state: string }) => state).toSorted()]).toEqual([
      true,
      ['refused', 'sent', 'sent'],
    ])
  })

  it('takes back the draft of a line that is refused after it was cut off, and on the last try', async () => {
    const { client, id: buyerId } = await buildMember(app)
    const plan = await createPlan([other, twins[0]!], 48, client)
    await read(press(plan.id, { lines: toLines(await preview(plan.id, {}, client)) }, { client }), 202)
    const { id } = await latest(plan.id, client)
    const means = planMeans(context)
    const failing = (error: Error) => ({
      ...means,
      booking: {
        ...means.booking,
        take: async (...given: Parameters<typeof means.booking.take>) => {
          if (given[0].input.step !== 'withdraw') throw error
          return means.booking.take(...given)
        },
      },
    })
    await expect(
      runRequest(context, failing(new Error('cut off')), { id, isLastTry: false }),
    ).rejects.toThrow()
    const drafts = db
      .selectFrom('bookings')
      .select('id')
      .where('buyer_id', '=', buyerId)
      .where('status', '=', 'draft')
    expect(await drafts.execute()).toHaveLength(2)
    // waiting, nobody is told of a booking
    expect((await latest(plan.id, client)).lines).toMatchObject(Array(2).fill({ bookingId: null }))
    await expect(runRequest(context, failing(new Error('broken')), { id, isLastTry: true })).rejects.toThrow()
    expect(await drafts.execute()).toEqual([])
    expect(await latest(plan.id, client)).toMatchObject({
      isDone: true,
      lines: Array(2).fill({ state: 'refused' }),
    })
  })

  it.each(['before the commit of a line', 'after it', 'before the letters'])(
    '%s sends nothing twice and loses nothing',
    async (when) => {
      const weeks = 56 + 8 * ['before the commit of a line', 'after it', 'before the letters'].indexOf(when)
      const { client } = await buildMember(app)
      const plan = await createPlan([...twins, other], weeks, client)
      const lines = toLines(await preview(plan.id, {}, client))
      await read(press(plan.id, { lines }, { client }), 202)
      const { id } = await latest(plan.id, client)
      const means = planMeans(context)
      let taken = 0
      const dying = {
        ...means,
        booking: {
          ...means.booking,
          take: async (...[input, record]: Parameters<typeof means.booking.take>) => {
            const isSecond = ++taken === 2
            const done = await means.booking.take(input, async (trx, made) => {
              await record(trx, made)
              if (isSecond && when === 'before the commit of a line') throw new Error('killed')
            })
            if (isSecond && when === 'after it') throw new Error('killed')
            return done
          },
          mailTogether: async (...given: Parameters<typeof means.booking.mailTogether>) => {
            await means.booking.mailTogether(...given)
            if (when === 'before the letters') throw new Error('killed')
          },
        },
      }
      await expect(runRequest(context, dying, { id, isLastTry: false })).rejects.toThrow('killed')
      expect((await latest(plan.id, client)).isDone).toBe(false)
      for (let twice = 0; twice < 2; twice++) await runRequest(context, means, { id, isLastTry: false })
      expect(await latest(plan.id, client)).toMatchObject({
        isDone: true,
        lines: Array(3).fill({ state: 'sent' }),
      })
      expect(await countSent([...twins, other], period(weeks).from)).toBe(3)
      await app.runJobs()
      const letters = db
        .selectFrom('outbox_messages')
        .select('id')
        .where('subject', 'like', '2 bookings from %')
      const perRun = ['before the commit of a line', 'after it', 'before the letters'].indexOf(when) + 2
      expect(await letters.execute()).toHaveLength(perRun)
    },
  )
})

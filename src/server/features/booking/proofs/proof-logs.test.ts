import { beforeAll, describe, expect, it } from 'vitest'
import type { CampaignReport } from '#contract/booking/campaign-reports.ts'
import type { Proofs } from '#contract/booking/proofs.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import { addDays } from '#domain/zoned-time.ts'
import { buildProofForm, buildRunning, findDutyKey } from '#test/support/booking/build-proof.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db, context } = app

type Answer = Proofs & { status: number; code?: string; message?: string }
let buyer: TestClient
let seller: TestClient
let sides: { buyerId: number; sellerId: number }

beforeAll(async () => {
  const { buyerId, sellerId } = await buildRunning(context)
  sides = { buyerId, sellerId }
  buyer = await app.as(buyerId)
  seller = await app.as(sellerId)
})

async function run(
  medium: 'digital' | 'radio' | 'social' | 'event',
  proofDuties: NonNullable<AgreedTerms['proofDuties']>,
  times?: AgreedTerms['units'][number]['times'],
) {
  const listing = { id: 0, title: 'Loop by the ferry', place: 'Seattle, WA', medium }
  const agreed = await buildRunning(context, {
    ...sides,
    terms: { proofDuties, listing },
    toUnits: (unit) => [{ ...unit, name: 'Morning drive, 6 to 10 am', ...(times && { times }) }],
  })
  return { ...agreed, duty: await findDutyKey(db, agreed.id), first: agreed.terms.first }
}
type Running = Awaited<ReturnType<typeof run>>

async function send({ id, duty }: Running, csv: string, fields = {}): Promise<Answer> {
  const form = await buildProofForm({ duty, ...fields }, new File([csv], 'march.csv'))
  const response = await seller.post(`/api/bookings/${id}/proofs`, form)
  return { ...(await response.json()), status: response.status }
}
const countsOf = async ({ id }: Running) => {
  const report = (await (await buyer.get(`/api/bookings/${id}/report`)).json()) as CampaignReport
  return report.body.lines[0]!.counts
}

describe('a play log', () => {
  const DUTIES = [{ about: 'log', kind: 'play-log', workingDays: 5 }] as const

  it('is counted, compared, and set beside what was contracted in the report of its buyer', async () => {
    const running = await run('digital', [...DUTIES], { count: 100, per: 'day' })
    const { first } = running
    const csv = `Date,Plays,Seconds\n${first},90,8\n${addDays(first, 1)},120,8\n${addDays(first, -1)},7,8\n`
    const sent = await send(running, csv)
    expect(sent).toMatchObject({
      status: 201,
      proofs: [{ what: 'CSV of 3 lines: 217 on 3 days', grade: 'uploaded' }],
    })
    const { checks } = sent.proofs[0]!
    expect(checks.map(({ about, result }) => `${about} ${result}`)).toEqual([
      'days pass',
      'gaps doubt',
      'share doubt',
      'seen pass',
    ])
    // a day that a later log corrects is counted as it says
    await send(running, `Date,Plays\n${first},95\n`)
    expect(await countsOf(running)).toEqual([
      { what: 'plays', contracted: 700, delivered: 215, basis: 'log' },
    ])
    const csvReport = await (await buyer.get(`/api/bookings/${running.id}/report.csv`)).text()
    expect(csvReport).toContain('700,215,"plays, by the play log"')
  })

  it('of another year is doubtful, and of columns that nobody knows is asked about', async () => {
    const running = await run('digital', [...DUTIES])
    expect(await send(running, 'Date,Plays\n2020-01-01,5\n')).toMatchObject({
      status: 201,
      proofs: [{ grade: 'doubtful' }],
    })
    const unknown = `Tag,Anzahl\n${running.first},5\n`
    expect(await send(running, unknown)).toMatchObject({
      code: 'not-proof',
      message: 'Which columns hold the day and the plays is not clear. Say which.',
    })
    const columns = JSON.stringify({ day: 'Tag', count: 'Anzahl' })
    expect(await send(running, unknown, { columns })).toMatchObject({ status: 201 })
    expect(await send(running, `Tag\n${running.first}\n`, { columns: '{"tag":1}' })).toMatchObject({
      status: 400,
    })
  })

  it('that cannot be read is refused whole, by its line', async () => {
    const running = await run('digital', [...DUTIES])
    expect(await send(running, `Date,Plays\n${running.first},many\n`)).toMatchObject({
      code: 'not-proof',
      message: 'Line 2: “many” is no number of plays.',
    })
    expect(await send(running, `Date,Plays\n${running.first},=cmd|'/c calc'!A0\n`)).toMatchObject({
      code: 'not-proof',
    })
    expect(await send(running, '<html>,\n<script>,1\n')).toMatchObject({ code: 'not-proof' })
  })
})

it('an affidavit is signed by name and role, and says which spots ran at another time', async () => {
  const running = await run('radio', [{ about: 'run', kind: 'affidavit', workingDays: 5 }], {
    count: 15,
    per: 'week',
  })
  const { first } = running
  const csv = `date,time,length,program\n${first},6:15 AM,:30,Morning\n${first},11:40 AM,:30,Noon\n`
  expect(await send(running, csv)).toMatchObject({
    code: 'not-proof',
    message: 'Sign the affidavit: give your name and your role.',
  })
  expect(await send(running, csv, { signer: 'Ada Chu' })).toMatchObject({ status: 400 })
  const sent = await send(running, csv, { signer: 'Ada Chu', role: 'Traffic manager' })
  expect(sent.proofs[0]!.what).toBe('CSV of 2 lines: 2 on 1 day, signed by Ada Chu, Traffic manager')
  const daypart = sent.proofs[0]!.checks.find(({ about }) => about === 'daypart')
  expect(daypart?.text).toMatch(/^1 of 2 ran outside 6:00 AM to 10:00 AM: .* 11:40 AM\.$/)
  expect(await countsOf(running)).toEqual([
    { what: 'spots', contracted: 15, delivered: 2, basis: 'affidavit' },
  ])
})

it('figures of a post are its seller’s own, with their day; of anything else there are none', async () => {
  const posted = await run('social', [{ about: 'post', kind: 'link', workingDays: 10 }])
  const state = async (figuresOn: string): Promise<Answer> => {
    const form = new FormData()
    const fields = {
      duty: posted.duty,
      url: 'https://social.example/p/7',
      views: '12,400',
      interactions: '310',
      figuresOn,
    }
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    const response = await seller.post(`/api/bookings/${posted.id}/proofs`, form)
    return { ...(await response.json()), status: response.status }
  }
  // nobody has read what is to come
  expect(await state(addDays(new Date().toISOString().slice(0, 10), 2))).toMatchObject({ code: 'not-proof' })
  const answer = await state('2025-03-08')
  expect(answer.proofs[0]!.what).toBe(
    'An address; 12,400 views and 310 interactions on March 8, 2025, stated by the seller',
  )
  expect(await countsOf(posted)).toEqual([
    { what: 'posts', contracted: 1, delivered: 1, basis: 'link' },
    { what: 'views', contracted: null, delivered: 12_400, basis: 'seller-stated' },
    { what: 'interactions', contracted: null, delivered: 310, basis: 'seller-stated' },
  ])
  const logged = await run('digital', [{ about: 'log', kind: 'play-log', workingDays: 5 }])
  const stated = { views: '5', figuresOn: '2025-03-08' }
  expect(await send(logged, `Date,Plays\n${logged.first},5\n`, stated)).toMatchObject({ code: 'not-proof' })
})

it('of a booking that was cancelled what had begun can be shown, and nothing of what had not', async () => {
  const cancel = (bookingId: number, daysAgo: number) =>
    db
      .insertInto('booking_events')
      .values({
        booking_id: bookingId,
        step: 'cancel',
        actor: 'buyer',
        actor_id: sides.buyerId,
        version: 1,
        from_status: 'booked',
        to_status: 'cancelled',
        created_at: new Date(Date.now() - daysAgo * 86_400_000),
      })
      .execute()
  const begun = await buildRunning(context, { ...sides, status: 'cancelled' })
  await cancel(begun.id, 1)
  const duty = await findDutyKey(db, begun.id)
  const answerOf = async (id: number, key: string) =>
    (await seller.post(`/api/bookings/${id}/proofs`, await buildProofForm({ duty: key }))).status
  expect(await answerOf(begun.id, duty)).toBe(201)
  const early = await buildRunning(context, { ...sides, status: 'cancelled' })
  const key = await findDutyKey(db, early.id)
  await cancel(early.id, 9)
  expect(await answerOf(early.id, key)).toBe(409)
})

import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/dates.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { buildColleague } from '#test/support/accounts/teams.ts'
import type { Agreed } from '#test/support/booking/build-agreed.ts'
import { buildProof, buildRunning } from '#test/support/booking/build-proof.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { acceptByTime } from './accept-by-time.ts'
import { remindOfProof } from './remind-proof.ts'
import { sweepProofs } from './sweep-proofs.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db, context } = app
const at = (days: number) => ({ ...context, now: () => new Date(Date.now() + days * DAY_MS) })
const DAY = /[A-Z][a-z]{2} \d+/g

async function mailsTo(userId: number): Promise<string[]> {
  await app.runJobs()
  const user = db.selectFrom('users').select('email').where('id', '=', userId)
  const { email } = await user.executeTakeFirstOrThrow()
  const mails = db.selectFrom('outbox_messages').select('subject').where('recipient', '=', email)
  const subjects = (await mails.orderBy('id').execute()).map(({ subject }) => subject)
  return subjects.map((subject) => subject.replace(/ \(PLA-.*/, '').replace(DAY, 'DAY'))
}

/** Due so many days from now, counted from a first day some days ago: what is signed names working days. */
async function dueDays(id: number): Promise<number> {
  const { terms } = await db
    .selectFrom('booking_versions')
    .select('terms')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()
  const { workingDaysAfter } = await import('#domain/booking/proof/working-days.ts')
  const due = workingDaysAfter(JSON.parse(terms).first, 10)
  const today = toMarketDate(new Date())
  let days = 0
  while (addDays(today, days) < due) days += 1
  return days
}

describe('reminders', () => {
  it('come to the seller 2 days before, on the day and 2 days after, and to the buyer once it is overdue', async () => {
    const running = await buildRunning(context)
    const due = await dueDays(running.id)
    for (const days of [-4, -3, -2, -2, -1, 0, 0, 1, 2, 3, 4]) await remindOfProof(at(due + days))
    const title = '“Wall by the ferry”'
    expect(await mailsTo(running.sellerId)).toEqual([
      `Proof for ${title} is due by DAY`,
      `Proof for ${title} is due by DAY`,
      `Proof for ${title} is overdue: it was due on DAY`,
    ])
    expect(await mailsTo(running.buyerId)).toEqual([`Proof for ${title} is overdue`])
    const rows = db.selectFrom('notices').select('kind').where('user_id', '=', running.sellerId)
    expect(await rows.execute()).toEqual([{ kind: 'proof' }])
  })

  it('reach those of a company whose role makes proofs, and nobody who has left it', async () => {
    const running = await buildRunning(context)
    const { sellerId } = running
    await db.updateTable('organizations').set({ person_id: null }).where('id', '=', sellerId).execute()
    const [crew, sales] = [
      await buildColleague(app, sellerId, 'operations'),
      await buildColleague(app, sellerId, 'sales'),
    ]
    await buildColleague(app, sellerId, 'owner')
    const founder = await app.as(sellerId)
    expect((await founder.send('DELETE', `/api/account/memberships/${sellerId}`)).status).toBe(200)
    await remindOfProof(at((await dueDays(running.id)) - 2))
    expect(await mailsTo(crew.id)).toEqual(['Proof for “Wall by the ferry” is due by DAY'])
    expect([await mailsTo(sales.id), await mailsTo(sellerId)]).toEqual([[], []])
  })

  it('are one letter however many are due', async () => {
    const sellerId = await buildUser(db)
    const all = [await buildRunning(context, { sellerId }), await buildRunning(context, { sellerId })]
    const due = await dueDays(all[0]!.id)
    await remindOfProof(at(due))
    expect(await mailsTo(sellerId)).toEqual(['2 proofs are due by DAY'])
  })

  it('stop when it has come, and never begin for what is long past or not booked', async () => {
    const running = await buildRunning(context)
    const due = await dueDays(running.id)
    await buildProof(context, { bookingId: running.id, sellerId: running.sellerId })
    await remindOfProof(at(due + 2))
    const waiting = await buildRunning(context, { status: 'awaiting-payment' })
    await remindOfProof(at(due))
    const old = await buildRunning(context, { startsIn: -60, status: 'completed' })
    await remindOfProof(at(0))
    for (const { sellerId, buyerId } of [running, waiting, old]) {
      expect(await mailsTo(sellerId)).toEqual([])
      expect(await mailsTo(buyerId)).toEqual([])
    }
  })
})

describe('ten days without a word', () => {
  const given = async (running: Agreed, days: number) => {
    const receivedAt = new Date(Date.now() - days * DAY_MS)
    return buildProof(context, { bookingId: running.id, sellerId: running.sellerId, receivedAt })
  }
  const decisionsOf = (ids: string[]) =>
    db
      .selectFrom('proof_decisions')
      .select(['proof_id', 'decision', 'decided_by'])
      .where('proof_id', 'in', ids)
      .execute()

  it('accept it, once, and are named so', async () => {
    const { id } = await given(await buildRunning(context), 10)
    for (let time = 0; time < 2; time++) await acceptByTime(context)
    expect(await decisionsOf([id])).toEqual([
      { proof_id: id, decision: 'accepted-by-time', decided_by: null },
    ])
  })

  it('begin again with what comes later for the same duty, which can still be questioned', async () => {
    const running = await buildRunning(context)
    const [old, young] = [await given(running, 10), await given(running, 9)]
    await acceptByTime(context)
    expect(await decisionsOf([old.id, young.id])).toEqual([])
    const body = { decision: 'question', reason: 'This is another wall.' }
    const buyer = await app.as(running.buyerId)
    expect((await buyer.send('POST', `/api/proofs/${young.id}/decisions`, body)).status).toBe(200)

    const other = await buildRunning(context)
    const both = [await given(other, 10), await given(other, 9)].map(({ id }) => id)
    await acceptByTime(at(1))
    expect(await decisionsOf(both)).toHaveLength(2)
  })
})

describe('files', () => {
  it('go three years after the end of their booking, and no earlier', async () => {
    const running = await buildRunning(context)
    const { id, paths } = await buildProof(context, { bookingId: running.id, sellerId: running.sellerId })
    const seller = await app.as(running.sellerId)
    await sweepProofs(at(3 * 365))
    expect((await seller.get(`/api/proofs/${id}/original`)).status).toBe(200)
    await sweepProofs(at(3 * 365 + 10))
    for (const path of paths) expect(await context.files.find(path)).toBeNull()
    expect((await seller.get(`/api/proofs/${id}/original`)).status).toBe(404)
  })

  it('go however long the sweep was away, a batch at a time, each once', async () => {
    const running = await buildRunning(context)
    const given = { bookingId: running.id, sellerId: running.sellerId }
    const all = [
      await buildProof(context, given),
      await buildProof(context, given),
      await buildProof(context, given),
    ]
    const deleted: string[] = []
    const files = Object.assign(Object.create(context.files), {
      delete: async (path: string) => deleted.push(path),
    })
    for (let time = 0; time < 2; time++) await sweepProofs({ ...at(5 * 365), files }, 2)
    expect(deleted.sort()).toEqual(all.flatMap(({ paths }) => paths).sort())
  })
})

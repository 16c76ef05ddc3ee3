import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { openMarket, period } from '#test/support/booking/book.ts'
import { startMailServer } from '#test/support/mail-server.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { LANE_OF_TASK } from '../../task-lanes.ts'
import { CRONTAB, taskList } from '../../tasks.ts'
import { sendMail } from '../mail/mail.ts'
import { JOB_CONNECTIONS, LANE_SLOTS, splitByLane } from './lanes.ts'
import { runLanes } from './run-lanes.ts'

const mails = await startMailServer()
const app = await createTestApp({ SMTP_URL: mails.url, RATE_LIMIT_SCALE: '1000' })
const { db, context } = app
afterAll(() => mails.close())

const PATIENCE = { timeout: 50_000, interval: 50 }
const MAILS = 4 * LANE_SLOTS.mail

it('R2: every task has a lane, and no lane names a task that is none', () => {
  expect(Object.keys(LANE_OF_TASK).sort()).toEqual(Object.keys(taskList(context)).sort())
  // the machine of a seller that stalls holds up no import
  expect(LANE_OF_TASK['pull-inventory']).not.toBe(LANE_OF_TASK['run-import'])
  expect(() => splitByLane({ 'no-lane': async () => {} }, LANE_OF_TASK)).toThrow('no-lane has no lane')
  const scheduled = CRONTAB.split('\n').map((line) => line.split(' ')[5]!)
  expect(scheduled.filter((name) => !LANE_OF_TASK[name])).toEqual([])
})

it('R2: a mail server that greets and is silent stops no deadline, and gets each mail once when it is back', {
  timeout: 180_000,
}, async () => {
  const market = await openMarket(app)
  const buyer = await market.buy()
  const { id } = await buyer.draft({ listingId: market.listingId, ...period(10) })
  await buyer.step(id, 'request')
  await db.updateTable('bookings').set({ deadline_at: new Date() }).where('id', '=', id).execute()
  mails.fallSilent()
  const numbers = Array.from({ length: MAILS }, (_, n) => n)
  await db.transaction().execute(async (trx) => {
    for (const n of numbers)
      await sendMail(trx, {
        to: `reader${n}@example.com`,
        subject: `Number ${n}`,
        letter: { heading: 'Hello', paragraphs: ['There.'] },
      })
  })
  const lanes = await runLanes({
    tasks: splitByLane(taskList(context), LANE_OF_TASK),
    crontab: '',
    pool: context.pool,
    log: context.log,
  })
  try {
    // all slots of mail wait for the server before the deadline is looked at
    await expect.poll(() => mails.waiting(), PATIENCE).toBe(LANE_SLOTS.mail)
    await sql`select graphile_worker.add_job('booking-clock', max_attempts => 1)`.execute(db)
    await expect.poll(async () => (await buyer.read(id)).status, PATIENCE).toBe('expired')
    expect(mails.received()).toEqual([])

    mails.recover()
    const readers = () => mails.received().filter((to) => to.startsWith('reader'))
    await expect.poll(() => new Set(readers()).size, PATIENCE).toBe(MAILS)
    await expect.poll(countMails, PATIENCE).toBe(0)
    expect(readers().sort()).toEqual(numbers.map((n) => `reader${n}@example.com`).sort())
  } finally {
    await lanes.stop()
  }
})

it('R2: a lane that ends is seen, and a stop ends all', async () => {
  const lanes = await runLanes({
    tasks: splitByLane({}, LANE_OF_TASK),
    crontab: '',
    pool: context.pool,
    log: context.log,
  })
  expect(new Set(lanes.names).size).toBe(Object.keys(LANE_SLOTS).length)
  await lanes.stop()
  await lanes.ended
  expect(JOB_CONNECTIONS).toBeLessThan(30)
})

async function countMails(): Promise<number> {
  const { rows } = await sql`select from graphile_worker.jobs where task_identifier = 'send-mail'`.execute(db)
  return rows.length
}

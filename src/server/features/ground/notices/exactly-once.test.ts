import { beforeAll, expect, test } from 'vitest'
import { createDyingPool, Killed } from '#test/support/dying-pool.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'
import { createDatabase } from '../../../platform/db/database.ts'
import type { RenderedMail } from '../../../platform/mail/mail.ts'
import { sendMailTask } from '../../../platform/mail/send-mail-task.ts'
import { mailNotices } from './mail-notices.ts'
import { notify } from './notify.ts'
import { noticeTasks } from './tasks.ts'

const KEYS = ['a', 'b', 'c']
const DEATHS = Array.from({ length: 40 }, (_, index) => index + 1)
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})

/** Somebody with three notices whose mails are due. */
async function tellThrice(prefs: object = {}): Promise<number> {
  const userId = await buildUser(app.db)
  await app.db
    .insertInto('notice_settings')
    .values({ user_id: userId, prefs: JSON.stringify(prefs) })
    .execute()
  for (const key of KEYS)
    await app.db.transaction().execute((trx) =>
      notify(trx, {
        userId,
        kind: 'first-contact',
        subject: { type: 'conversation', id: 1 },
        actorId: null,
        data: { title: key },
        key,
        now: app.context.now(),
      }),
    )
  return userId
}

async function subjectsTo(userId: number): Promise<string[]> {
  const rows = await app.db
    .selectFrom('outbox_messages')
    .innerJoin('users', 'users.email', 'outbox_messages.recipient')
    .select(['outbox_messages.subject', 'outbox_messages.mail_id'])
    .where('users.id', '=', userId)
    .execute()
  expect(rows.every(({ mail_id }) => mail_id !== null)).toBe(true)
  return rows.map(({ subject }) => subject).sort()
}

const ALL = KEYS.map((key) => `Placard asks about “${key}”`)

test.each(['before', 'after'] as const)(
  'killed %s any statement: each notice is mailed once',
  async (when) => {
    let deaths = 0
    for (const at of DEATHS) {
      const userId = await tellThrice()
      const dying = createDyingPool(app.context.pool, { at, when })
      const context = { ...app.context, db: createDatabase(dying.pool) }
      const job = { userId, by: 'soon' } as const
      const run = mailNotices(context, {}, job)
      if (await run.then(() => false, isKill)) deaths += 1
      // the runner repeats what was not completed
      await mailNotices(app.context, {}, job)
      await app.runJobs(noticeTasks(app.context, {}))
      expect(await subjectsTo(userId)).toEqual(ALL)
      if (!dying.isDead()) break
    }
    expect(deaths).toBeGreaterThan(8)
    expect(deaths).toBeLessThan(DEATHS.length)
  },
)

function isKill(error: unknown): true {
  expect(error).toBeInstanceOf(Killed)
  return true
}

test('several workers at once mail each notice once, and a digest is one mail', async () => {
  const userId = await tellThrice()
  const run = (by: 'soon' | 'digest', id: number, now = app.context.now) =>
    Promise.all([1, 2, 3, 4].map(() => mailNotices({ ...app.context, now }, {}, { userId: id, by })))
  await run('soon', userId)
  const digested = await tellThrice({ 'first-contact': { mail: 'digest' } })
  await run('digest', digested, () => new Date(Date.now() + 90_000_000))
  await app.runJobs(noticeTasks(app.context, {}))
  expect(await subjectsTo(userId)).toEqual(ALL)
  expect(await subjectsTo(digested)).toEqual(['Your day on Placard: 3 notices'])
})

test.each(['before', 'after'] as const)(
  'a mail whose job is killed %s its statement is kept once',
  async (when) => {
    const mail: RenderedMail = {
      to: `${when}@example.com`,
      replyTo: null,
      subject: 'Once',
      text: 'Once',
      html: 'Once',
      unsubscribeUrl: null,
      mailId: `once-${when}`,
    }
    const send = (db: TestApp['db']) =>
      sendMailTask({ db, smtpUrl: undefined, from: 'placard@example.com', masksLinks: false })(
        mail,
        {} as never,
      )
    const dying = createDyingPool(app.context.pool, { at: 1, when })
    await expect(send(createDatabase(dying.pool))).rejects.toThrow('killed')
    await send(app.db)
    await send(app.db)
    const kept = app.db.selectFrom('outbox_messages').select('id').where('recipient', '=', mail.to)
    expect(await kept.execute()).toHaveLength(1)
  },
)

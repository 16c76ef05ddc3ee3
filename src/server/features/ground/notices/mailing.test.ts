import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { NoticeKind } from '#domain/ground/notices.ts'
import { linkTokens } from '#server/platform/secrets/link-tokens.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'
import { notify } from './notify.ts'
import { readNotice } from './read-notice.ts'
import { noticeTasks } from './tasks.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})

/** Noon in Seattle, far enough ahead that the runner itself finds nothing due: `runUntil` says what has come. */
const NOON = new Date('2037-05-05T19:00:00Z')
const plus = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)
const hour = (hours: number) => hours * 60

async function person(settings: { quiet?: [number, number]; prefs?: object; zone?: string } = {}) {
  const userId = await buildUser(app.db)
  const { quiet, prefs = {}, zone = 'America/Los_Angeles' } = settings
  await app.db
    .insertInto('notice_settings')
    .values({
      user_id: userId,
      time_zone: zone,
      quiet_from: quiet?.[0] ?? null,
      quiet_to: quiet?.[1] ?? null,
      prefs: JSON.stringify(prefs),
    })
    .execute()
  return userId
}

function tell(userId: number, kind: NoticeKind, { key = 'one', now = NOON, seq = 1 } = {}) {
  return app.db.transaction().execute((trx) =>
    notify(trx, {
      userId,
      kind,
      subject: { type: 'conversation', id: 1 },
      actorId: null,
      data: { title: key, messageSeq: seq },
      key,
      now,
    }),
  )
}

const JOBS = sql.table('graphile_worker._private_jobs')

/** Runs what is due at an instant; every kind has the plain mail. */
async function runUntil(instant: Date): Promise<void> {
  app.context.now = () => instant
  await sql`update ${JOBS} set run_at = now() where key like 'mail-notices:%' and run_at <= ${instant}`.execute(
    app.db,
  )
  await app.runJobs(noticeTasks(app.context, {}))
}

async function mailsTo(userId: number) {
  const rows = app.db
    .selectFrom('outbox_messages')
    .innerJoin('users', 'users.email', 'outbox_messages.recipient')
    .select(['subject', 'text_body'])
    .where('users.id', '=', userId)
    .orderBy('outbox_messages.id')
  return rows.execute()
}
const countMails = async (userId: number) => (await mailsTo(userId)).length

describe('the time of a mail', () => {
  it('finds its job waiting and leaves it alone; one under way gets a successor', async () => {
    const userId = await person()
    const key = `mail-notices:${userId}:soon`
    const findJob = async () =>
      (
        await sql<{
          id: number
          revision: number
        }>`select id, revision from ${JOBS} where key = ${key}`.execute(app.db)
      ).rows[0]!
    await tell(userId, 'message')
    const waiting = await findJob()
    await tell(userId, 'message', { now: plus(1), seq: 2 })
    expect(await findJob()).toEqual(waiting)
    await tell(userId, 'first-contact', { key: 'two' })
    expect(await findJob()).toEqual({ id: waiting.id, revision: waiting.revision + 1 })
    await sql`update ${JOBS} set locked_at = now(), locked_by = 'another' where key = ${key}`.execute(app.db)
    await tell(userId, 'message', { now: plus(1), seq: 3 })
    expect((await findJob()).id).not.toBe(waiting.id)
    await sql`update ${JOBS} set locked_at = null, locked_by = null where id = ${waiting.id}`.execute(app.db)
  })

  it('is two minutes later for what may be read meanwhile, and is not pushed back', async () => {
    const userId = await person()
    await tell(userId, 'message')
    await tell(userId, 'message', { now: plus(1), seq: 2 })
    await runUntil(plus(1.9))
    expect(await countMails(userId)).toBe(0)
    await runUntil(plus(2))
    expect(await countMails(userId)).toBe(1)
    const row = app.db.selectFrom('notices').select(['count', 'data']).where('user_id', '=', userId)
    expect(await row.executeTakeFirst()).toMatchObject({ count: 2, data: { fromSeq: 1, messageSeq: 2 } })
    // what comes after the mail is mailed again, from there on
    await tell(userId, 'message', { now: plus(3), seq: 3 })
    await runUntil(plus(5))
    expect(await countMails(userId)).toBe(2)
    expect(await row.executeTakeFirst()).toMatchObject({ count: 3, data: { fromSeq: 3 } })
  })

  it('is moved forward by what is urgent', async () => {
    const userId = await person({ quiet: [9, 17] })
    await tell(userId, 'message', { key: 'waits' })
    await tell(userId, 'viewing', { key: 'urgent' })
    await runUntil(plus(1))
    expect(await mailsTo(userId)).toMatchObject([{ subject: 'Viewing of “urgent” confirmed' }])
    await runUntil(plus(hour(5)))
    expect(await countMails(userId)).toBe(2)
  })

  it('is after the quiet hours, also in the nights that clocks change', async () => {
    const userId = await person({ quiet: [21, 8] })
    for (const [night, morning] of [
      ['2037-03-08T07:00:00Z', '2037-03-08T15:00:00Z'],
      ['2037-11-01T06:00:00Z', '2037-11-01T16:00:00Z'],
    ] as const) {
      const before = await countMails(userId)
      await tell(userId, 'first-contact', { key: night, now: new Date(night) })
      await runUntil(new Date(Date.parse(morning) - 1000))
      expect(await countMails(userId)).toBe(before)
      await runUntil(new Date(morning))
      expect(await countMails(userId)).toBe(before + 1)
    }
  })

  it('is that of the digest, one letter with all lines, and holds no other mail back', async () => {
    const userId = await person({ prefs: { message: { mail: 'digest' } }, zone: 'Europe/Berlin' })
    await tell(userId, 'message', { key: 'first' })
    await tell(userId, 'message', { key: 'second' })
    await tell(userId, 'first-contact', { key: 'asked' })
    await runUntil(plus(1))
    expect(await mailsTo(userId)).toMatchObject([{ subject: 'Placard asks about “asked”' }])
    await runUntil(new Date('2037-05-06T05:00:00Z'))
    const [, digest] = await mailsTo(userId)
    expect(digest!.subject).toBe('Your day on Placard: 2 notices')
    expect(digest!.text_body).toContain('Placard wrote about “first”')
    expect(digest!.text_body).toContain('Placard wrote about “second”')
    expect(digest!.text_body).toMatch(/\/account\/notices\?token=[\w-]+&kind=digest/)
  })
})

describe('no mail', () => {
  it('comes of what was read elsewhere', async () => {
    const userId = await person()
    await tell(userId, 'message')
    await app.db.transaction().execute((trx) => readNotice(trx, { userId, key: 'one', now: plus(1) }))
    await runUntil(plus(5))
    expect(await countMails(userId)).toBe(0)
    await tell(userId, 'message', { now: plus(6) })
    await runUntil(plus(8))
    expect(await countMails(userId)).toBe(1)
  })

  it('comes of a kind that was switched off, before or since', async () => {
    const userId = await person({ prefs: { message: { mail: 'off', page: false } } })
    await tell(userId, 'message')
    const mine = app.db.selectFrom('notices').select('id').where('user_id', '=', userId)
    expect(await mine.execute()).toEqual([])
    await tell(userId, 'no-answer')
    await (await app.as(userId)).send('PUT', '/api/notice-settings', {
      timeZone: 'UTC',
      quietFrom: null,
      quietTo: null,
      digestHour: 7,
      prefs: { 'no-answer': { mail: 'off' } },
    })
    await runUntil(plus(1))
    expect(await countMails(userId)).toBe(0)
    expect(await mine.execute()).toHaveLength(1)
  })

  it('goes to somebody suspended', async () => {
    const userId = await person()
    await tell(userId, 'viewing')
    await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', userId).execute()
    await runUntil(plus(1))
    expect(await countMails(userId)).toBe(0)
  })
})

describe('one click', () => {
  const unsubscribe = (search: string) =>
    app.app.request(`/api/notices/unsubscribe${search}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://mail.example',
        'sec-fetch-site': 'cross-site',
      },
      body: 'List-Unsubscribe=One-Click',
    })

  it('ends the mails of one kind, twice as well as once', async () => {
    const userId = await person()
    await tell(userId, 'no-answer')
    await runUntil(plus(1))
    const [mail] = await mailsTo(userId)
    const [, search] = /\/account\/notices(\?token=[\w-]+&kind=no-answer)/.exec(mail!.text_body)!
    const opened = await app.get(`/api/notices/unsubscribe${search}`)
    expect(opened.headers.get('location')).toBe(`/account/notices${search}`)
    await tell(userId, 'no-answer', { key: 'opened only', now: plus(2) })
    await runUntil(plus(3))
    expect(await countMails(userId)).toBe(2)
    expect((await unsubscribe(search!)).status).toBe(200)
    expect((await unsubscribe(search!)).status).toBe(200)
    await tell(userId, 'no-answer', { key: 'ended', now: plus(4) })
    await tell(userId, 'first-contact', { key: 'other', now: plus(4) })
    await runUntil(plus(5))
    expect(await countMails(userId)).toBe(3)
  })

  it('of a digest ends all that came with it', async () => {
    const userId = await person({ prefs: { message: { mail: 'digest' }, 'no-answer': { mail: 'digest' } } })
    const row = app.db.selectFrom('notice_settings').selectAll().where('user_id', '=', userId)
    const { unsubscribe_selector } = await row.executeTakeFirstOrThrow()
    const token = linkTokens(app.context.config).toToken('notice_settings', unsubscribe_selector)
    expect((await unsubscribe(`?token=${token}&kind=digest`)).status).toBe(200)
    expect((await row.executeTakeFirstOrThrow()).prefs).toEqual({
      favorite: { mail: 'off' },
      'inventory-read': { mail: 'off' },
      message: { mail: 'off' },
      'no-answer': { mail: 'off' },
    })
  })

  it.each(['', '?token=x&kind=message', '?token=3f0e8a52-5f6e-4b8e-9c55-0f4f4a4b0c11&kind=message'])(
    '“%s” is not valid',
    async (search) => {
      const answer = await unsubscribe(search)
      expect(answer.status).toBe(404)
      expect((await answer.json()).message).toBe('This link is not valid.')
    },
  )

  it('is not there for appointments, nor after the account has gone', async () => {
    const userId = await person()
    await tell(userId, 'viewing')
    await runUntil(plus(1))
    const [mail] = await mailsTo(userId)
    expect(mail!.text_body).toContain('What Placard mails you: ')
    expect(mail!.text_body).not.toContain('token=')
    const row = app.db
      .selectFrom('notice_settings')
      .select('unsubscribe_selector')
      .where('user_id', '=', userId)
    const { unsubscribe_selector } = await row.executeTakeFirstOrThrow()
    const token = linkTokens(app.context.config).toToken('notice_settings', unsubscribe_selector)
    expect((await unsubscribe(`?token=${token}&kind=viewing`)).status).toBe(404)
    await app.db.deleteFrom('notice_settings').where('user_id', '=', userId).execute()
    expect((await unsubscribe(`?token=${token}&kind=message`)).status).toBe(404)
  })
})

it('notices are kept for 90 days once read, for a year unread', async () => {
  const userId = await person()
  const at = (days: number) => sql<Date>`now() - make_interval(days => ${days})`
  const ages = {
    'read long ago': { read_at: at(91) },
    'read lately': { read_at: at(89), created_at: at(364) },
    'unread for a year': { created_at: at(366) },
    unread: { created_at: at(364) },
  }
  for (const [key, age] of Object.entries(ages)) {
    await tell(userId, 'message', { key, now: new Date() })
    await app.db.updateTable('notices').set(age).where('key', '=', key).execute()
  }
  app.context.now = () => new Date()
  await sql`select graphile_worker.add_job('sweep-notices')`.execute(app.db)
  await app.runJobs()
  const left = app.db.selectFrom('notices').select('key').where('user_id', '=', userId).orderBy('id')
  expect(await left.execute()).toEqual([{ key: 'read lately' }, { key: 'unread' }])
})

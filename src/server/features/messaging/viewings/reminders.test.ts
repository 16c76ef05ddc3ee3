import ICAL from 'ical.js'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Viewing } from '#contract/messaging/viewings.ts'
import { readReply } from '#server/platform/calendar/read-reply.ts'
import { toMemberToken } from '#server/platform/mail/reply-address.ts'
import { buildMember, PASSWORD } from '#test/support/accounts/members.ts'
import { buildColleague } from '#test/support/accounts/teams.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { buildConversation } from '#test/support/messaging/build-conversation.ts'
import { buildViewing } from '#test/support/messaging/build-viewing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { declineByCalendar } from './decline-by-calendar.ts'

const app = await createTestApp({ PUBLIC_URL: 'http://localhost:3000' })
const { db } = app
const [BOB, SALLY] = ['bob@example.com', 'sally@example.com']
let [buyer, seller]: TestClient[] = []
let [buyerId, listingId, conversationId] = [0, 0, 0]

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR)
const half = (start: Date) => ({ starts_at: start, ends_at: new Date(start.getTime() + HOUR / 2) })

beforeAll(async () => {
  const bob = await buildMember(app, { email: BOB, name: 'Bob' })
  const sally = await buildMember(app, { email: SALLY, name: 'Sally' })
  buyer = bob.client
  seller = sally.client
  buyerId = bob.id
  listingId = await buildListing(db, { seller_id: sally.id, title: 'Wall by the ferry' })
  conversationId = await buildConversation(db, { listingId, buyerId })
})
beforeEach(async () => {
  await app.runJobs()
  await db.deleteFrom('viewings').execute()
  await db.deleteFrom('outbox_messages').execute()
})

const build = (values: Parameters<typeof buildViewing>[1] | object) =>
  buildViewing(db, { conversationId, ...values })
const read = (id: number) =>
  db.selectFrom('viewings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const run = async (task: string, payload: object = {}) => {
  await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json)`.execute(db)
  await app.runJobs()
}
const mails = (recipient: string) =>
  db.selectFrom('outbox_messages').selectAll().where('recipient', '=', recipient).orderBy('id').execute()
const subjects = async (recipient: string) => (await mails(recipient)).map(({ subject }) => subject)
const nextReminder = async (id: number) => {
  const { rows } = await sql<{ run_at: Date }>`
    select run_at from graphile_worker.jobs where key = ${`viewing:${id}:remind`}`.execute(db)
  return rows[0]?.run_at.getTime()
}
const propose = async (times: Date[]): Promise<Viewing> => {
  const answer = await buyer!.send('POST', `/api/conversations/${conversationId}/viewings`, { times })
  return answer.json()
}
const step = async ({ id, updatedAt }: Viewing, body: object, client = seller!): Promise<Viewing> =>
  (await client.send('POST', `/api/viewings/${id}/steps`, { updatedAt, ...body })).json()

describe('reminders', () => {
  it('come a day and two hours before, to both sides, once each', async () => {
    const id = await build(half(inHours(23)))
    await run('remind-viewing', { id })
    await run('remind-viewing', { id })
    expect(await subjects(BOB)).toEqual([
      expect.stringMatching(/^(Tomorrow|Today): Viewing of “Wall by the ferry” on /),
    ])
    expect(await subjects(SALLY)).toHaveLength(1)
    expect(await nextReminder(id)).toBe((await read(id)).starts_at!.getTime() - 2 * HOUR)
    await db
      .updateTable('viewings')
      .set(half(inHours(1)))
      .where('id', '=', id)
      .execute()
    await db
      .updateTable('viewings')
      .set({ reminded_at: inHours(-21) })
      .where('id', '=', id)
      .execute()
    await run('remind-viewing', { id })
    await run('remind-viewing', { id })
    expect(await subjects(BOB)).toHaveLength(2)
    expect(await nextReminder(id)).toBeUndefined()
    const notices = await db
      .selectFrom('notices')
      .select(['kind', 'count'])
      .where('kind', '=', 'viewing-reminder')
      .execute()
    expect(notices).toEqual(Array(2).fill({ kind: 'viewing-reminder', count: 2 }))
  })

  it('are put down with the agreement, follow a move and end with a cancellation', async () => {
    const [first, second] = [inHours(50), inHours(90)]
    const viewing = await step(await propose([first]), { step: 'confirm' })
    expect(await nextReminder(viewing.id)).toBe(first.getTime() - 24 * HOUR)
    const moving = await step(viewing, { step: 'move', times: [second] }, buyer)
    expect(await nextReminder(viewing.id)).toBe(first.getTime() - 24 * HOUR)
    const moved = await step(moving, { step: 'confirm' })
    expect(await nextReminder(viewing.id)).toBe(second.getTime() - 24 * HOUR)
    await step(moved, { step: 'cancel', reason: 'Rain' })
    expect(await nextReminder(viewing.id)).toBeUndefined()
  })

  it('are sent of no other viewing', async () => {
    for (const values of [{ ...half(inHours(1)), status: 'cancelled' }, half(inHours(30)), half(inHours(-1))])
      await run('remind-viewing', { id: await build(values) })
    await run('remind-viewing', { id: 999_999 })
    expect(await subjects(BOB)).toEqual([])
  })
})

it('time ends what is agreed, and what nobody answered', async () => {
  const done = await build(half(inHours(-2)))
  const open = { status: 'proposed', starts_at: null, ends_at: null, proposed_by: buyerId } as const
  const lapsed = await build({ ...open, proposed_times: [inHours(-3), inHours(-1)] })
  const waiting = await build({ ...open, proposed_times: [inHours(-3), inHours(1)] })
  const move = { proposed_by: buyerId, proposed_times: [inHours(-1)] }
  const kept = await build({ ...half(inHours(5)), ...move })
  const moving = await build({ ...half(inHours(-5)), ...move, proposed_times: [inHours(5)] })
  await run('close-viewings')
  const statuses = []
  for (const id of [done, lapsed, waiting, kept, moving]) {
    const { status, proposed_times } = await read(id)
    statuses.push(`${status} ${proposed_times.length}`)
  }
  expect(statuses).toEqual(['done 0', 'declined 0', 'proposed 2', 'confirmed 0', 'confirmed 1'])
})

describe('in a calendar', () => {
  const parse = (file: string) => {
    const calendar = new ICAL.Component(ICAL.parse(file))
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
    return { method: calendar.getFirstPropertyValue('method'), event }
  }

  it('agreed, moved and cancelled is one event, each time newer, that shows nobody’s address', async () => {
    const viewing = await step(await propose([inHours(50)]), { step: 'confirm' })
    const moved = await step(
      await step(viewing, { step: 'move', times: [inHours(90)] }),
      { step: 'confirm' },
      buyer,
    )
    await step(moved, { step: 'cancel', reason: 'Rain' })
    await app.runJobs()
    for (const [recipient, other] of [
      [BOB, SALLY],
      [SALLY, BOB],
    ] as const) {
      const files = (await mails(recipient)).flatMap(({ calendar }) => calendar ?? [])
      const seen = files.map(parse)
      expect(seen.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
      expect(seen.map(({ event }) => event.sequence)).toEqual([0, 1, 2])
      expect(new Set(seen.map(({ event }) => event.uid)).size).toBe(1)
      for (const { event } of seen) {
        expect(event.organizer).toMatch(/^mailto:viewing\+[0-9a-f-]{36}@placard\.example$/)
        expect(event.attendees.map((one) => one.getFirstValue())).toEqual([`mailto:${recipient}`])
      }
      expect(files.join('').replaceAll('\r\n ', '')).not.toContain(other)
      for (const mail of await mails(recipient)) expect(JSON.stringify(mail)).not.toContain(other)
    }
  })

  it('a reply that declines cancels it, whoever’s program sends it', async () => {
    const viewing = await step(await propose([inHours(50)]), { step: 'confirm' })
    await app.runJobs()
    const file = (await mails(BOB)).at(-1)!.calendar!
    const [, token] = /viewing\+([0-9a-f-]+)@/.exec(file.replaceAll('\r\n ', ''))!
    const answer = (partstat: string) =>
      readReply(file.replace('METHOD:REQUEST', 'METHOD:REPLY').replace('NEEDS-ACTION', partstat))!
    const decline = (given: object) =>
      declineByCalendar(app.context, { token: token!, ...answer('DECLINED'), ...given })
    expect(await decline(answer('ACCEPTED'))).toBe(false)
    expect(await decline({ token: crypto.randomUUID() })).toBe(false)
    expect(await decline({ uid: crypto.randomUUID() })).toBe(false)
    expect(await decline({ sequence: -1 })).toBe(false)
    expect(await decline({})).toBe(true)
    expect(await decline({})).toBe(false)
    expect(await read(viewing.id)).toMatchObject({ status: 'cancelled', reason: 'Declined in the calendar.' })
    await app.runJobs()
    expect((await mails(SALLY)).at(-1)!.subject).toMatch(/^Cancelled: /)
  })
})

it('one of several colleagues who declines cancels nothing, and a viewer has it as a file', async () => {
  const company = await buildMember(app, { email: 'cora@example.com' })
  await db.updateTable('organizations').set({ person_id: null }).where('id', '=', company.id).execute()
  const thread = await buildConversation(db, { listingId, buyerId: company.id })
  await buildColleague(app, company.id, 'sales')
  const viewer = await buildColleague(app, company.id, 'viewer')
  const at = inHours(50)
  const id = await buildViewing(db, { conversationId: thread, status: 'confirmed', ...half(at) })
  const { mail_selector } = await db
    .selectFrom('conversation_members')
    .select('mail_selector')
    .where('conversation_id', '=', thread)
    .where('user_id', '=', company.id)
    .executeTakeFirstOrThrow()
  const { uid, sequence } = await db
    .selectFrom('viewings')
    .select(['uid', 'sequence'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const token = toMemberToken(app.context.config, mail_selector)
  const declined = { token, uid, sequence, answer: 'declined' } as const

  expect(await declineByCalendar(app.context, declined)).toBe(false)
  expect((await viewer.client.get(`/api/viewings/${id}/calendar`)).status).toBe(200)
})

it('a deleted account takes its viewings back, and the other side is told', async () => {
  const leaver = await buildMember(app)
  const leaving = await buildConversation(db, { listingId, buyerId: leaver.id })
  const id = await buildViewing(db, { conversationId: leaving })
  expect((await leaver.client.send('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200)
  await app.runJobs()
  expect(await read(id)).toMatchObject({ status: 'cancelled', reason: 'The account was deleted.' })
  expect((await mails(SALLY)).at(-1)!.subject).toMatch(/^Cancelled: /)
})

import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { sendMail } from '#server/platform/mail/mail.ts'
import { buildUser } from '#test/support/build-listing.ts'
import { buildMember, PASSWORD } from '#test/support/members.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'

const local = await createTestApp({ PUBLIC_URL: 'http://localhost:3000' })
const open = await createTestApp({ PUBLIC_URL: 'https://placard.example' })

const send = async (app: TestApp, to = 'rosa@example.com') => {
  const url = 'https://placard.example/reset-password?token=canary-Token_1'
  const letter = { heading: 'Hello', paragraphs: ['One'], action: { label: 'Go', url } }
  const mail = { to, replyTo: 'support+canary-reply@placard.example', subject: 'Hello', letter }
  await app.db.transaction().execute((trx) => sendMail(trx, mail))
  await app.runJobs()
}
const kept = (app: TestApp) =>
  app.db.selectFrom('outbox_messages').selectAll().orderBy('id', 'desc').executeTakeFirst()
const reads = (app: TestApp) =>
  app.db
    .selectFrom('audit_events')
    .select(['subject_id', 'after'])
    .where('action', '=', 'mail.read')
    .orderBy('id')
    .execute()

it('keeps no token on a site that others administer, shows texts one by one, and writes down who read', async () => {
  await send(open)
  expect(JSON.stringify(await kept(open))).not.toContain('canary')
  const admin = await open.as(await buildUser(open.db, { role: 'admin' }))
  const [listed] = await (await admin.get('/api/admin/outbox?to=rosa@example.com')).json()
  expect(listed).toMatchObject({ to: 'rosa@example.com', subject: 'Hello', text: '' })
  expect(await reads(open)).toEqual([])
  const whole = await (await admin.get(`/api/admin/outbox/${listed.id}`)).json()
  expect(whole.text).toContain('/reset-password?token=[masked]')
  expect(whole.replyTo).toBe('support+[masked]@placard.example')
  expect(await reads(open)).toEqual([{ subject_id: String(listed.id), after: null }])
})

it('masks what an earlier version kept whole', async () => {
  await open.db
    .insertInto('outbox_messages')
    .values({
      recipient: 'ida@example.com',
      sender: 'x',
      reply_to: null,
      subject: 'Old',
      text_body: 'https://x.example/?token=canary-old',
      html_body: '<a href="https://x.example/?token=canary-old">',
    })
    .execute()
  const admin = await open.as(await buildUser(open.db, { role: 'admin' }))
  const { id } = (await kept(open))!
  expect(await (await admin.get(`/api/admin/outbox/${id}`)).text()).not.toContain('canary')
})

it('shows the links of the last hour on a machine of one’s own, and forgets mails after a week', async () => {
  await send(local)
  const admin = await local.as(await buildUser(local.db, { role: 'admin' }))
  const [listed] = await (await admin.get('/api/admin/outbox')).json()
  expect(listed.text).toContain('?token=canary-Token_1')
  expect(await reads(local)).toEqual([{ subject_id: String(listed.id), after: null }])
  const age = async (hours: number) => {
    await sql`update outbox_messages set created_at = now() - make_interval(hours => ${hours})`.execute(
      local.db,
    )
    await sql`select graphile_worker.add_job('sweep-outbox')`.execute(local.db)
    await local.runJobs()
    return kept(local)
  }
  expect((await age(0))!.text_body).toContain('canary')
  const old = await age(2)
  expect(old!.text_body).toContain('/reset-password?token=[masked]')
  expect(JSON.stringify(old)).not.toContain('canary')
  expect(await age(24 * 8)).toBeUndefined()
})

it('forgets the mails of somebody who leaves', async () => {
  const { client } = await buildMember(local, { email: 'leaver@example.com' })
  await send(local, 'Leaver@example.com')
  expect((await client.send('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200)
  const left = await local.db.selectFrom('outbox_messages').select('recipient').execute()
  expect(left.map(({ recipient }) => recipient.toLowerCase())).not.toContain('leaver@example.com')
})

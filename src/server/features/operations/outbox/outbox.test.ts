import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { sendMail } from '#server/platform/mail/mail.ts'
import { buildMember, PASSWORD } from '#test/support/accounts/members.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
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

it('masks tokens on a shared site, shows texts one by one, and audits each reading', async () => {
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

it('masks mails stored by earlier versions', async () => {
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

it('shows links for an hour on a local installation, and deletes mails after a week', async () => {
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

it('deletes the mails of a deleted account', async () => {
  const { client } = await buildMember(local, { email: 'leaver@example.com' })
  await send(local, 'Leaver@example.com')
  expect((await client.send('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200)
  const left = await local.db.selectFrom('outbox_messages').select('recipient').execute()
  expect(left.map(({ recipient }) => recipient.toLowerCase())).not.toContain('leaver@example.com')
})

it('lists by mailbox and page by page, the newest first', async () => {
  for (let mail = 0; mail < 3; mail++) await send(open, 'paged@example.com')
  const admin = await open.as(await buildUser(open.db, { role: 'admin' }))
  const read = async (path: string) => {
    const answer = await admin.get(path)
    const ids = ((await answer.json()) as { id: number; to: string }[]).map(({ id }) => id)
    return { ids, next: /<([^>]+)>; rel="?next/.exec(answer.headers.get('link') ?? '')?.[1] }
  }
  const first = await read('/api/admin/outbox?to=paged@example.com&limit=2')
  expect(first.ids).toHaveLength(2)
  const second = await read(first.next!)
  expect(second).toEqual({ ids: [expect.any(Number)], next: undefined })
  const all = [...first.ids, ...second.ids]
  expect(all).toEqual(all.toSorted((a, b) => b - a))
  expect((await read('/api/admin/outbox?to=nobody@example.com')).ids).toEqual([])
})

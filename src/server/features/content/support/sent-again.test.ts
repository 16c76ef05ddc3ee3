import { expect, test } from 'vitest'
import { SUPPORT_MESSAGE } from '#test/support/content/support-message.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const URL = '/api/support/messages'
const app = await createTestApp()

const mailTo = async (recipient: string) => {
  await app.runJobs()
  return app.db.selectFrom('outbox_messages').selectAll().where('recipient', '=', recipient).execute()
}

test('S9: another message under a known id is refused, never answered with the first one’s number', async () => {
  const submissionId = crypto.randomUUID()
  const first = { ...SUPPORT_MESSAGE, email: 'first@example.com', submissionId, elapsedMs: 4000 }
  expect((await app.send('POST', URL, first)).status).toBe(201)
  // the same, sent again later
  expect((await app.send('POST', URL, { ...first, elapsedMs: 9000 })).status).toBe(201)
  const other = await app.send('POST', URL, {
    ...first,
    message: 'Something else, which nobody would read.',
  })
  expect([other.status, (await other.json()).code]).toEqual([409, 'idempotency-key-reused'])
  const member = await app.as(await buildUser(app.db))
  const theirs = await member.send('POST', URL, { ...first, email: 'other@example.com' })
  expect(theirs.status).toBe(201)
  expect(await mailTo('first@example.com')).toHaveLength(1)
})

test('S9: other files under a known id are another message', async () => {
  const submissionId = crypto.randomUUID()
  const send = (bytes: string) => {
    const form = new FormData()
    for (const [key, value] of Object.entries({ ...SUPPORT_MESSAGE, submissionId })) form.set(key, value)
    form.append('attachments', new File([bytes], 'notes.txt', { type: 'text/plain' }))
    return app.post(URL, form)
  }
  const statuses = [await send('one file'), await send('one file'), await send('two files')]
  expect(statuses.map(({ status }) => status)).toEqual([201, 201, 409])
})

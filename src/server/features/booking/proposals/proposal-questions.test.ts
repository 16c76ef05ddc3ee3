import { expect, it } from 'vitest'
import type { Proposal } from '#contract/booking/proposals.ts'
import type { SharedProposal } from '#contract/booking/proposals-shared.ts'
import { required } from '#domain/required.ts'
import { readMail } from '#test/support/accounts/members.ts'
import { send, startProposing } from '#test/support/booking/proposing.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { readJson } from '#test/support/listings/imports.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })

async function startSent() {
  const started = await startProposing(app)
  const draft = await started.propose([started.cell(0, 3)])
  const sent = await started.mail(draft)
  const path = `/api/shared-proposals/${await started.token()}`
  const ask = async (body: object, status = 200) => {
    const response = await app.send('POST', `${path}/questions`, body)
    expect(response.status, await response.clone().text()).toBe(status)
    return (await response.json()) as SharedProposal & { fields?: Record<string, string> }
  }
  return { ...started, sent, path, ask }
}

it('whoever holds the link asks without an account, in one thread that the seller answers by mail too', async () => {
  const { seller, sellerId, sent, path, ask, harbor, token } = await startSent()
  expect(await ask({ body: 'Is it lit?' }, 400)).toMatchObject({ fields: { name: 'Please say who you are' } })
  expect(await ask({ name: 'Dana', body: '  ' }, 400)).toMatchObject({ fields: { body: expect.any(String) } })
  await ask({ name: 'Dana Reyes', body: 'Is it lit at night?' })
  // pressed twice
  const shared = await ask({ name: 'Dana Reyes', body: 'Is it lit at night?' })
  expect(shared.questions).toMatchObject([
    { authorName: 'Dana Reyes', isSeller: false, body: 'Is it lit at night?' },
  ])
  const notices = app.db.selectFrom('notices').select('data').where('user_id', '=', sellerId)
  expect(JSON.stringify(await notices.execute())).toContain('Dana Reyes asks about')
  const before = await token()
  const answered = await send<Proposal>(
    seller,
    'POST',
    `/api/my/proposals/${sent.id}/answers`,
    { body: 'Until 2 am.' },
    201,
  )
  expect(answered.questions.map(({ isSeller }) => isSeller)).toEqual([false, true])
  const mail = required(await readMail(app, harbor.email))
  expect(mail.text_body).toContain('Until 2 am.')
  // its link is another one, and opens the same thread; the first still does
  const after = await token()
  expect(after).not.toBe(before)
  for (const one of [before, after])
    expect((await readJson<SharedProposal>(app, `/api/shared-proposals/${one}`)).questions).toHaveLength(2)
  expect(path).toContain(before)
})

it('asks by the name of whoever is signed in, not by its seller, and not once it has ended', async () => {
  const { seller, sent, path, ask } = await startSent()
  const buyer = await app.as(await buildUser(app.db, { name: 'Nora Whitfield' }))
  const asked = await send<SharedProposal>(
    buyer,
    'POST',
    `${path}/questions`,
    { name: 'Somebody', body: 'How high?' },
    200,
  )
  expect(asked.questions).toMatchObject([{ authorName: 'Nora Whitfield' }])
  await send(seller, 'POST', `${path}/questions`, { name: 'Me', body: 'Hm' }, 403)
  await send(buyer, 'POST', `/api/my/proposals/${sent.id}/answers`, { body: 'Mine' }, 404)
  await send(seller, 'POST', `/api/my/proposals/${sent.id}/withdrawal`, {}, 200)
  await ask({ name: 'Dana', body: 'Still there?' }, 404)
})

it('is posted by a browser without scripts, and leads back', async () => {
  const { path } = await startSent()
  const response = await app.send('POST', `${path}/questions`, undefined, {
    body: 'name=Dana+Reyes&body=How+wide%3F',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/#questions$/),
  ])
  expect((await readJson<SharedProposal>(app, path)).questions).toHaveLength(1)
})

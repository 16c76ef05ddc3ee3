import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Proposal } from '#contract/booking/proposals.ts'
import { required } from '#domain/required.ts'
import { buildMember, readMail } from '#test/support/accounts/members.ts'
import { buildColleague } from '#test/support/accounts/teams.ts'
import { applyFloor } from '#test/support/booking/apply-floor.ts'
import { accept, codeOf, read, send, startProposing } from '#test/support/booking/proposing.ts'
import { readJson } from '#test/support/listings/imports.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app

const startDesk = () => startProposing(app)

it('is sent below the minimum of a rate card by no sales person', async () => {
  const desk = await startDesk()
  await applyFloor(desk.seller, desk.ids, 9000)
  const draft = await desk.propose([desk.cell(0, 3), desk.cell(1, 3)])
  const low = await desk.change(draft, { price: 'one', oneCents: 150_000 })
  const { client: sales } = await buildColleague(app, desk.sellerId, 'sales')
  const path = `/api/my/proposals/${low.id}`
  const refused = await sales.send('POST', `${path}/versions`, { updatedAt: low.updatedAt })
  expect(await codeOf(refused)).toEqual([403, 'below-minimum'])
  expect(await readJson<Proposal>(sales, path)).toMatchObject({ version: 0, nowCents: 150_000 })
  expect(await desk.mail(low)).toMatchObject({ status: 'sent', totalCents: 150_000 })
})

it('begins in a form without scripts too, and takes nobody over at an address that is the client’s no more', async () => {
  const desk = await startDesk()
  const { id, from, to } = desk.cell(0, 3)
  const cells = { cell: `${id}::${from}:${to}`, label: desk.harbor.name, key: randomUUID() }
  const begun = await desk.seller.post('/api/my/proposals/cells', new URLSearchParams(cells))
  expect(begun.status).toBe(303)
  const path = `/api/my${required(begun.headers.get('location')).replace('/sell', '')}`
  const draft = await readJson<Proposal>(desk.seller, path)
  expect(draft).toMatchObject({ title: `Proposal for ${desk.harbor.name}`, client: { id: desk.harbor.id } })
  const nameless = await desk.seller.post(
    '/api/my/proposals/cells',
    new URLSearchParams({ ...cells, label: '' }),
  )
  expect([nameless.status, await nameless.text()]).toEqual([
    400,
    expect.stringContaining('Please say for which client'),
  ])
  await desk.mail(draft)
  const token = await desk.token()
  const dana = await buildMember(app, { email: desk.email })
  await desk.seller.send('PATCH', `/api/my/clients/${desk.harbor.id}`, { email: 'other@harbor.example' })
  const refused = await accept(dana.client, token, await read(app, token))
  expect(await codeOf(refused)).toEqual([403, 'proposal-other-address'])
  await desk.mail(await readJson<Proposal>(desk.seller, path))
  expect(await codeOf(await app.get(`/api/shared-proposals/${token}`))).toEqual([404, 'proposal-not-shared'])
})

it('is taken back too when units of it are gone, and says what it said', async () => {
  const desk = await startDesk()
  const sent = await desk.mail(await desk.propose([desk.cell(0, 3), desk.cell(1, 3)]))
  const path = `/api/my/proposals/${sent.id}`
  const lines = () => db.selectFrom('proposal_lines').select(['id', 'unit_id']).execute()
  const [north, south] = sent.items.map(({ unitId }) => unitId)
  await db.deleteFrom('space_units').where('id', '=', north!).execute()
  const withdrawn = await send<Proposal>(desk.seller, 'POST', `${path}/withdrawal`, {}, 200)
  expect(withdrawn).toMatchObject({
    status: 'withdrawn',
    nowCents: sent.totalCents,
    items: [
      { title: 'North wall', unitId: north },
      { title: 'South wall', unitId: south },
    ],
  })
  const ids = withdrawn.items.map(({ id }) => id)
  expect((await lines()).filter(({ id }) => ids.includes(id))).toEqual([{ id: ids[1], unit_id: south }])
  // of another nothing is left
  const other = await desk.mail(await desk.propose([desk.cell(1, 5)]))
  await db.deleteFrom('space_units').where('id', '=', south!).execute()
  const gone = await send<Proposal>(desk.seller, 'POST', `/api/my/proposals/${other.id}/withdrawal`, {}, 200)
  expect([gone.status, gone.items.length]).toEqual(['withdrawn', 1])
})

it('asks whoever buys for a client with an account to sign in as such, and names that client once it is booked', async () => {
  const desk = await startDesk()
  const newest = async (to = desk.email) => (await readMail(app, to))?.text_body
  await desk.mail(await desk.propose([desk.cell(0, 3)]))
  expect(await newest()).toMatch(/make an account with this address.*If you do not know who this is/s)
  const token = await desk.token()
  const dana = await buildMember(app, { email: desk.email })
  expect((await accept(dana.client, token, await read(app, token))).status).toBe(201)
  await desk.mail(await desk.propose([desk.cell(0, 5)]))
  const { name } = desk.harbor
  const asked = await newest()
  expect(asked).toContain(`To accept it, sign in as somebody who buys for ${name}.`)
  expect(asked).toContain(`You get this mail because Sally Seller sells to ${name} on Placard.`)
  expect(asked).not.toMatch(/make an account|do not know/)
  const link = await desk.token()
  const kim = await desk.colleague('manager')
  expect((await accept(kim.client, link, await read(app, link))).status).toBe(201)
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', kim.id)
    .executeTakeFirstOrThrow()
  const { account_id } = await db
    .selectFrom('clients')
    .select('account_id')
    .where('id', '=', desk.harbor.id)
    .executeTakeFirstOrThrow()
  expect(await newest(email)).toMatch(new RegExp(`Accepted: Winter.*/bookings\\?as=${account_id}\\b`, 's'))
})

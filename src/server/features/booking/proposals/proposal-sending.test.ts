import { expect, it } from 'vitest'
import type { Proposal } from '#contract/booking/proposals.ts'
import { required } from '#domain/required.ts'
import { buildMember } from '#test/support/accounts/members.ts'
import { buildColleague } from '#test/support/accounts/teams.ts'
import { applyFloor } from '#test/support/booking/apply-floor.ts'
import { accept, codeOf, read, startProposing } from '#test/support/booking/proposing.ts'
import { readJson } from '#test/support/listings/imports.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })

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
  const cells = { cell: `${id}::${from}:${to}`, label: desk.harbor.name }
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

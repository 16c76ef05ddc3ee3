import { expect, it } from 'vitest'
import type { CrewLinks } from '#contract/booking/proofs-crew.ts'
import { buildColleague, buildCompany } from '#test/support/accounts/teams.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })

it('a link whose maker may no longer hand in proof is listed with the reason, as it opens nothing', async () => {
  const company = await buildCompany(app.db)
  const owner = await buildColleague(app, company, 'owner')
  const ana = await buildColleague(app, company, 'operations', { name: 'Ana' })
  const made = await ana.client.send('POST', '/api/my/crew-links', { label: 'Truck 2' })
  const { url } = (await made.json()) as { url: string }
  const path = `/api/crew/${url.split('/').at(-1)}`
  const read = async () => {
    const { items } = (await (await owner.client.get('/api/my/crew-links')).json()) as CrewLinks
    return { lapsed: items[0]?.lapsed, opens: (await app.get(path)).status }
  }
  const role = (to: 'viewer' | 'operations') =>
    app.db.updateTable('organization_members').set({ role: to }).where('user_id', '=', ana.id).execute()
  expect(await read()).toEqual({ lapsed: null, opens: 200 })
  await role('viewer')
  expect(await read()).toEqual({ lapsed: { maker: 'Ana', why: 'role' }, opens: 404 })
  await role('operations')
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', ana.id).execute()
  expect(await read()).toEqual({ lapsed: { maker: 'Ana', why: 'suspended' }, opens: 404 })
  await app.db.updateTable('users').set({ status: 'active' }).where('id', '=', ana.id).execute()
  const seller = (status: 'active' | 'suspended') =>
    app.db.updateTable('organizations').set({ status }).where('id', '=', company).execute()
  await seller('suspended')
  expect(await read()).toEqual({ lapsed: { maker: 'Ana', why: 'seller' }, opens: 404 })
  await seller('active')
  expect((await owner.client.send('DELETE', `/api/team/members/${ana.id}`)).status).toBe(200)
  expect(await read()).toEqual({ lapsed: { maker: 'Ana', why: 'left' }, opens: 404 })
})

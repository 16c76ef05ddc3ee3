import { expect, it } from 'vitest'
import type { ContractLine } from '#contract/booking/contracts.ts'
import { ROLES } from '#domain/roles.ts'
import { buildColleague } from '#test/support/accounts/teams.ts'
import { contractFiles, last, period, startCompany } from '#test/support/booking/contract-files.ts'
import { readJson } from '#test/support/listings/imports.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { upload, step } = contractFiles(app)

it('everybody of a company reads what it has sold elsewhere; the amounts, whoever reads the books; nobody else any of it', async () => {
  const { sellerId, client } = await startCompany(app, ['A-0114'])
  const { id } = await upload(client, [`A-0114,${period(0)},${last(2)},Harbor Dental,4711,18400,`])
  await step(client, id, 'start')
  for (const role of ROLES.filter((one) => one !== 'owner')) {
    const colleague = await buildColleague(app, sellerId, role)
    const lines = await readJson<ContractLine[]>(colleague.client, '/api/my/contracts')
    expect(lines, role).toMatchObject([
      { client: 'Harbor Dental', unitId: 'A-0114', first: period(0), last: last(2) },
    ])
    expect(lines[0]!.amountCents, role).toBe(role === 'manager' || role === 'accounts' ? 1_840_000 : null)
  }
  const { client: other } = await startCompany(app, [])
  expect(await readJson<ContractLine[]>(other, '/api/my/contracts')).toEqual([])
})

it('finds lines by words, client, market and where they stand, a page at a time', async () => {
  const { client } = await startCompany(app, ['A-0114', 'B-7'])
  const { id } = await upload(client, [
    `A-0114,${period(0)},${last(2)},Harbor Dental,4711,18400,`,
    `B-7,${period(5)},${last(6)},Alki Coffee,4712,900,`,
    `B-7,2020-01-06,2020-02-02,Harbor Dental,1,900,`,
  ])
  await step(client, id, 'start')
  const find = async (query: string) => {
    const lines = await readJson<ContractLine[]>(client, `/api/my/contracts?${query}`)
    return lines.map(({ unitId, contractNumber }) => `${unitId} ${contractNumber}`).sort()
  }
  expect(await find('q=b-7%20alki')).toEqual(['B-7 4712'])
  expect(await find('q=100%25')).toEqual([])
  expect(await find('client=Harbor%20Dental')).toEqual(['A-0114 4711', 'B-7 1'])
  expect(await find('client=Harbor%20Dental&state=over')).toEqual(['B-7 1'])
  expect(await find('state=over')).toEqual(['B-7 1'])
  expect([...(await find('state=running')), ...(await find('state=coming'))].sort()).toEqual([
    'A-0114 4711',
    'B-7 4712',
  ])
  expect(await find('page=1')).toHaveLength(3)
  expect(await find('page=2')).toEqual([])
  expect(await find('market=Nowhere')).toEqual([])
  const choices = await readJson<{ clients: unknown[]; markets: { name: string; lines: number }[] }>(
    client,
    '/api/my/contract-choices',
  )
  expect(choices.clients).toEqual([
    { name: 'Harbor Dental', lines: 2 },
    { name: 'Alki Coffee', lines: 1 },
  ])
  expect(await find(`market=${encodeURIComponent(choices.markets[0]!.name)}`)).toHaveLength(
    choices.markets[0]!.lines,
  )
  const { client: other } = await startCompany(app, [])
  expect(await readJson(other, '/api/my/contract-choices')).toEqual({ clients: [], markets: [] })
})

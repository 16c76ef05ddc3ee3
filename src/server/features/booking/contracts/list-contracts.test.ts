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

import { expect, it } from 'vitest'
import { runQuery } from '#test/support/run-query.ts'
import { taxRatesQuery } from './queries.ts'

const RATE = { place: 'Tacoma', basisPoints: 1030, validFrom: '2026-01-01' }

it.each([
  [[{ actor: 'keeper', createdAt: '2026-11-01T10:00:00Z' }, { actor: 'before' }], 'keeper'],
  [[], undefined],
])('M9: rates come with who replaced them last', async (changes, actor) => {
  const answers = { 'GET /api/admin/tax-rates': [RATE], 'GET /api/admin/audit?q=tax-rates.': changes }
  const { data } = await runQuery(taxRatesQuery, answers)
  expect(data).toMatchObject({ rates: [RATE], changed: actor ? { actor } : null })
})

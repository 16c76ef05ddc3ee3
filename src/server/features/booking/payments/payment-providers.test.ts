import { expect, it } from 'vitest'
import { DIRECT_METHODS, toPaymentMethod } from '#domain/booking/payment-methods.ts'
import { listProvidedMethods, PROVIDER_IDS } from '#domain/booking/payment-providers.ts'
import { createTestApp } from '#test/support/test-app.ts'

const { db, context } = await createTestApp()

it('D3: the database knows the providers of the domain, what they take, and no others', async () => {
  const providers = await db.selectFrom('payment_providers').select('id').orderBy('id').execute()
  expect(providers.map(({ id }) => id)).toEqual(PROVIDER_IDS.toSorted())
  const methods = await db
    .selectFrom('payment_provider_methods')
    .selectAll()
    .orderBy('provider')
    .orderBy('method')
    .execute()
  const provided = listProvidedMethods().map(({ provider, method }) => ({
    provider,
    method,
    shown_as: toPaymentMethod(provider, method),
  }))
  const nameOf = ({ provider, method }: { provider: string; method: string }) => `${provider}:${method}`
  expect(methods).toEqual(provided.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)))
})

it('D3: direct ways are those of the domain', async () => {
  const { rows } = await context.pool.query(
    `select pg_get_constraintdef(oid) as def from pg_constraint where conname = 'payment_events_method_check'`,
  )
  const named = [...rows[0].def.matchAll(/'([a-z-]+)'/g)].map(([, word]) => word)
  expect(named.filter((word) => word !== 'direct')).toEqual([...DIRECT_METHODS])
})

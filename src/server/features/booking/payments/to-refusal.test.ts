import { expect, it, vi } from 'vitest'
import { agreeIn } from '#test/support/booking/agree-in.ts'
import { buildInstructions } from '#test/support/booking/build-instructions.ts'
import { payThrough } from '#test/support/booking/pay-through.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { ProviderAway } from '../../../platform/payments/provider.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000', PAYMENT_TEST: '1' })

it('names a bank transfer where the seller takes one, and no deadline that has passed', async () => {
  const one = await agreeIn(app)
  const { start } = payThrough(one)
  vi.spyOn(app.context.providers.get('test')!, 'start').mockRejectedValue(new ProviderAway('no answer'))
  const set = (values: object) =>
    app.db.updateTable('bookings').set(values).where('id', '=', one.id).execute()
  expect((await start()).message).toMatch(/ are held until .+; try again in a few minutes\.$/)
  await set({ instructions_id: await buildInstructions(app, one.sellerId) })
  expect((await start()).message).toMatch(/ are held until .+; you can pay by bank transfer\.$/)
  await set({ deadline_at: new Date(Date.now() - 1000) })
  expect((await start()).message).toBe('Card payments are briefly unavailable.')
})

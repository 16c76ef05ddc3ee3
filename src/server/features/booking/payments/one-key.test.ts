import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { agreeIn } from '#test/support/booking/agree-in.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { sweepKeys } from '../../../platform/http/idempotent.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app
const HALF = 50_000

it('S9: one key is one deed on each route: what is taken back under the key of what arrived, is taken back', async () => {
  const one = await agreeIn(app)
  const key = randomUUID()
  const { payments } = await one.arrived(HALF, key)
  const path = `${one.path}/${payments[0]!.id}/retractions`
  const send = (reason: string) =>
    one.seller.send('POST', path, { reason }, { headers: { 'idempotency-key': key } })
  for (let time = 0; time < 2; time++) {
    const answer = await send('The wrong line')
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({ money: { paidCents: 0 } })
  }
  expect((await one.read()).payments.map(({ kind }) => kind)).toEqual(['arrived', 'retracted'])
  expect((await send('Another reason')).status).toBe(409)
})

it('S9: a known key under another request is refused, and nothing is done', async () => {
  const [one, other] = [await agreeIn(app), await agreeIn(app)]
  const key = randomUUID()
  expect((await one.arrived(HALF, key)).status).toBe(201)
  expect(await one.arrived(HALF + 1, key)).toMatchObject({ status: 409, code: 'idempotency-key-reused' })
  expect((await other.arrived(HALF, key)).status).toBe(201)
})

it('S9: a deed is known by its key for longer than the key is kept', async () => {
  const one = await agreeIn(app)
  const key = randomUUID()
  await one.arrived(HALF, key)
  await sweepKeys(db, new Date(Date.now() + 31 * 86_400_000))
  expect(await one.arrived(HALF, key)).toMatchObject({ status: 409, code: 'idempotency-key-reused' })
  expect((await one.read()).money.paidCents).toBe(HALF)
})
